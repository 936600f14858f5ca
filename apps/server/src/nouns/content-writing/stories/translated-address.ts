import { err, ok, type Result } from "@offizin/base";
import { type AddressedStory, addressIn } from "@offizin/content";
import { type Selectable, sql } from "kysely";
import type { Trx } from "../../../adapters/database/database.ts";
import { toJson } from "../../../adapters/database/json.ts";
import type { ContentSpaceTable } from "../../../adapters/database/tables/content-table.ts";
import { liveStories } from "../../content/library/live-stories.ts";
import type { Writing } from "../change-space.ts";
import type { ContentRefusal } from "../refusal.ts";

type SpaceRow = Pick<Selectable<ContentSpaceTable>, "id" | "languages">;

/** Where a page stands in another language of its space. */
interface Standing {
	readonly lang: string;
	readonly full_slug: string;
	readonly story: number;
	readonly isPublished: boolean;
	/** Whether visitors see it there, or have. */
	readonly isKnown: boolean;
	/** Whether that differs from where it stands in the language of the space. */
	readonly isTranslated: boolean;
}

/**
 * Runs what gives stories other addresses: where visitors have known them in other languages leads to them from now on.
 * Refused is what would stand, in a language, where another page or one of the site's own stands.
 */
export async function readdressing<Value>(
	writing: Writing,
	change: () => Promise<Value>,
): Promise<Result<Value, ContentRefusal>> {
	const { trx, space, tell } = writing;
	const before = await standingIn(trx, space);
	const value = await change();
	const after = await standingIn(trx, space);
	const known = new Set(before.map(keyOf));
	const fresh = after.filter((address) => !known.has(keyOf(address)));
	const [fault] = faultsOf(writing, fresh, after);
	if (fault) return err({ code: fault.code });
	const standing = new Set(after.map(keyOf));
	const left = before.filter((one) => one.isTranslated && one.isKnown && !standing.has(keyOf(one)));
	if (left.length === 0) return ok(value);
	const rows = toJson(left.map(({ lang, full_slug, story }) => ({ lang, full_slug, story })));
	await sql`
		insert into content_former_address (space, lang, full_slug, story)
		select ${space.id}, lang, full_slug, story
		from jsonb_to_recordset(${rows}) as given (lang text, full_slug text, story bigint)
		on conflict (space, lang, full_slug) do update set story = excluded.story
	`.execute(trx);
	await deleteTakenTranslations(trx, space);
	for (const { story } of left) tell(story, true);
	return ok(value);
}

/** Why a page cannot stand at an address of another language. */
interface AddressFault extends Pick<Standing, "lang" | "full_slug" | "story"> {
	readonly code: "slug_taken" | "slug_of_shop";
}

/** What of a space stands, in a language, where another page or one of the site's own stands; only of stories that are meant. */
export async function translatedFaults(
	trx: Trx,
	space: SpaceRow,
	{ showsStory, isMeant }: Pick<Writing, "showsStory"> & { readonly isMeant: (story: number) => boolean },
): Promise<readonly AddressFault[]> {
	// A database gives them in whatever order it likes.
	const all = (await standingIn(trx, space)).toSorted((one, other) => one.story - other.story);
	return faultsOf(
		{ showsStory },
		all.filter(({ story }) => isMeant(story)),
		all,
	);
}

function faultsOf(
	{ showsStory }: Pick<Writing, "showsStory">,
	fresh: readonly Standing[],
	all: readonly Standing[],
): readonly AddressFault[] {
	const owners = new Map<string, Set<number>>();
	for (const address of all) {
		const at = owners.get(placeOf(address)) ?? new Set();
		owners.set(placeOf(address), at.add(address.story));
	}
	const taken = fresh.filter((address) => (owners.get(placeOf(address))?.size ?? 0) > 1);
	// Where a page stands in the language of the space is asked for itself.
	const ofSite = fresh.filter((address) => address.isTranslated && !showsStory(address.full_slug));
	return [
		...taken.map((address) => ({ ...address, code: "slug_taken" as const })),
		...ofSite.map((address) => ({ ...address, code: "slug_of_shop" as const })),
	];
}

const placeOf = ({ lang, full_slug }: Standing) => `${lang} ${full_slug}`;
const keyOf = ({ lang, full_slug, story }: Standing) => `${lang} ${story} ${full_slug}`;

/** Removes former addresses in other languages at which a page is published; answers with whose they were. */
export async function deleteTakenTranslations(
	trx: Trx,
	space: SpaceRow,
): Promise<readonly { readonly story: number }[]> {
	const former = await trx
		.selectFrom("content_former_address")
		.select("lang")
		.where("space", "=", space.id)
		.where("lang", "<>", "default")
		.limit(1)
		.execute();
	if (former.length === 0) return [];
	const taken = (await standingIn(trx, space)).filter(({ isPublished }) => isPublished);
	const { rows } = await sql<{ story: number }>`
		delete from content_former_address former
		using jsonb_to_recordset(${toJson(taken)}) as taken (lang text, full_slug text)
		where former.space = ${space.id} and former.lang = taken.lang and former.full_slug = taken.full_slug
		returning former.story
	`.execute(trx);
	return rows;
}

/** Where pages stand in each other language; none in a space that translates no address. */
async function standingIn(trx: Trx, space: SpaceRow): Promise<readonly Standing[]> {
	const rows = await liveStories(trx, space.id)
		.select(["id", "slug", "full_slug", "parent", "is_startpage", "is_folder", "translated_slugs"])
		.select("first_published_at")
		.select(sql<boolean>`published is not null`.as("is_published"))
		.execute();
	const stories = rows.map((row) => ({
		...row,
		fullSlug: row.full_slug,
		parentId: row.parent,
		isStartpage: row.is_startpage,
		translatedSlugs: row.translated_slugs,
	}));
	if (stories.every(({ translatedSlugs }) => translatedSlugs.length === 0)) return [];
	const byId = new Map<number, AddressedStory>(stories.map((story) => [story.id, story]));
	return stories
		.filter((one) => !one.is_folder)
		.flatMap((story) =>
			space.languages.map(({ code }) => {
				const address = addressIn({ byId }, story, code, "published");
				return {
					lang: code,
					full_slug: address,
					story: story.id,
					isPublished: story.is_published,
					isKnown: story.is_published || story.first_published_at !== null,
					isTranslated: address !== story.fullSlug,
				};
			}),
		);
}
