import { type AddressedStory, addressIn } from "@offizin/content";
import { type Selectable, sql } from "kysely";
import type { Trx } from "../../../adapters/database/database.ts";
import { toJson } from "../../../adapters/database/json.ts";
import type { ContentSpaceTable } from "../../../adapters/database/tables/content-table.ts";
import { liveStories } from "../../content/library/live-stories.ts";
import type { Writing } from "../change-space.ts";

type SpaceRow = Pick<Selectable<ContentSpaceTable>, "id" | "languages">;

/** Where a page stands in another language of its space. */
interface Standing {
	readonly lang: string;
	readonly full_slug: string;
	readonly story: number;
	readonly isPublished: boolean;
	/** Whether that differs from where it stands in the language of the space. */
	readonly isTranslated: boolean;
}

/** Runs what gives stories other addresses: where visitors have known them in other languages leads to them from now on. */
export async function leavingTranslations<Value>(
	{ trx, space, tell }: Writing,
	change: () => Promise<Value>,
): Promise<Value> {
	const before = (await standingIn(trx, space)).filter(({ isTranslated }) => isTranslated);
	const value = await change();
	if (before.length === 0) return value;
	const now = new Set((await standingIn(trx, space)).map(keyOf));
	const left = before.filter((address) => !now.has(keyOf(address)));
	if (left.length === 0) return value;
	await sql`
		insert into content_former_address (space, lang, full_slug, story)
		select ${space.id}, lang, full_slug, story
		from jsonb_to_recordset(${toJson(left)}) as given (lang text, full_slug text, story bigint)
		on conflict (space, lang, full_slug) do update set story = excluded.story
	`.execute(trx);
	await deleteTakenTranslations(trx, space);
	for (const { story } of left) tell(story, true);
	return value;
}

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

/** Where the pages that visitors know, or have known, stand in each other language. */
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
	const byId = new Map<number, AddressedStory>(stories.map((story) => [story.id, story]));
	return stories
		.filter((one) => !one.is_folder && (one.is_published || one.first_published_at !== null))
		.flatMap((story) =>
			space.languages.map(({ code }) => {
				const address = addressIn({ byId }, story, code, "published");
				return {
					lang: code,
					full_slug: address,
					story: story.id,
					isPublished: story.is_published,
					isTranslated: address !== story.fullSlug,
				};
			}),
		);
}
