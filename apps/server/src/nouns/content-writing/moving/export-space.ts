import type { Db } from "../../../adapters/database/database.ts";
import { assetKey } from "../../content/assets/asset-file.ts";
import { liveStories } from "../../content/library/live-stories.ts";
import { readHeads, readStories, type SpaceHead } from "../../content/library/read-space.ts";
import type { Platform } from "../../platform.ts";
import { FORMAT, FORMAT_VERSION } from "./space-file.ts";

type Exporting = Pick<Platform, "database" | "files">;
const BATCH = 200;

/** A space as one file, one story or file a line, piece by piece; undefined where there is none of that id. */
export async function exportSpace(
	{ database, files }: Exporting,
	id: number,
): Promise<AsyncIterable<string> | undefined> {
	const db = database.patientDb;
	const [head] = await readHeads(db, [id]);
	if (!head) return undefined;
	const { space, channel } = head;
	return (async function* () {
		const { name, domain, languages } = space;
		const about = { id, name, domain, channel: channel ?? null, languages };
		yield `{\n"format": "${FORMAT}",\n"version": ${FORMAT_VERSION},\n"space": ${JSON.stringify(about)}`;
		yield* list("tokens", space.tokens);
		yield* list("components", space.components);
		yield* list("datasources", space.dataSources);
		yield* list("stories", storiesOf(db, space));
		yield* list(
			"assets",
			(async function* () {
				for (const {
					hash,
					bytes: _,
					contentType,
					metaData,
					createdAt,
					updatedAt,
					...asset
				} of space.assets) {
					yield {
						...asset,
						content_type: contentType,
						meta_data: metaData,
						created_at: createdAt,
						updated_at: updatedAt,
						bytes: Buffer.from(await files.read(assetKey(hash))).toString("base64"),
					};
				}
			})(),
		);
		yield "\n}\n";
	})();
}

async function* list(key: string, items: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<string> {
	yield `,\n"${key}": [`;
	let separator = "\n";
	for await (const item of items) {
		yield `${separator}${JSON.stringify(item)}`;
		separator = ",\n";
	}
	yield separator === "\n" ? "]" : "\n]";
}

/** Stories by id, a batch at a time. */
async function* storiesOf(db: Db, { id, formerAddresses }: SpaceHead["space"]) {
	const former = Map.groupBy(formerAddresses, ({ storyId }) => storyId);
	const rows = await liveStories(db, id).select("id").orderBy("id").execute();
	for (let at = 0; at < rows.length; at += BATCH) {
		const ids = rows.slice(at, at + BATCH).map(({ id }) => id);
		for (const story of await readStories(db, { ids })) {
			yield {
				id: story.id,
				uuid: story.uuid,
				name: story.name,
				slug: story.slug,
				full_slug: story.fullSlug,
				parent_id: story.parentId,
				is_folder: story.isFolder,
				is_startpage: story.isStartpage,
				position: story.position,
				path: story.path,
				tag_list: story.tags,
				group_id: story.groupId,
				translated_slugs: story.translatedSlugs,
				sort_by_date: story.sortByDate,
				meta_data: story.metaData,
				content: story.draft ?? null,
				published_content: publishedOf(story),
				created_at: story.createdAt,
				updated_at: story.updatedAt,
				published_at: story.publishedAt,
				first_published_at: story.firstPublishedAt,
				publish_at: story.publishAt,
				unpublish_at: story.unpublishAt,
				former_slugs:
					former
						.get(story.id)
						?.map(({ lang, fullSlug: path }) => (lang === "default" ? path : { lang, path })) ?? [],
			};
		}
	}
}

function publishedOf({ draft, published }: { readonly draft: unknown; readonly published: unknown }) {
	if (published === undefined) return null;
	return published === draft ? "same" : published;
}
