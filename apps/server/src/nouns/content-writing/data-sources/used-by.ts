import { invariant } from "@offizin/base";
import { type Block, checkContent, type DataSourceEntry, type KnownContent } from "@offizin/content";
import { sql } from "kysely";
import type { Trx } from "../../../adapters/database/database.ts";
import type { ContentLibrary } from "../../content/library/content-library.ts";
import { knownIn } from "../../content/library/known-in.ts";
import { liveStories } from "../../content/library/live-stories.ts";
import type { Writing } from "../change-space.ts";
import type { NamedComponent, NamedStory } from "../refusal.ts";

/** Blocks with a field that chooses from the list of this slug. */
export async function componentsChoosing(trx: Trx, space: number, slug: string): Promise<NamedComponent[]> {
	const rows = await trx
		.selectFrom("content_component")
		.select(["name", "definition"])
		.where("space", "=", space)
		.orderBy("name")
		.execute();
	return rows
		.filter(({ definition }) =>
			Object.values(definition.schema).some(
				({ source, datasource_slug }) => source === "internal" && datasource_slug === slug,
			),
		)
		.map(({ name, definition }) => ({ name, display_name: definition.display_name }));
}

/** Stories whose draft or published content would choose what is in no list any more if an entry went. */
export async function storiesChoosing(
	{ trx, space }: Pick<Writing, "trx" | "space">,
	content: ContentLibrary,
	{ slug, entry }: { readonly slug: string; readonly entry: DataSourceEntry },
): Promise<NamedStory[]> {
	const library = content.space(space.id);
	invariant(library, `the space ${space.id} is not in memory`);
	const known = knownIn(library);
	const without: KnownContent = {
		...known,
		dataSource(wanted) {
			const source = known.dataSource(wanted);
			if (!source || wanted !== slug) return source;
			return { ...source, entries: source.entries.filter(({ id }) => id !== entry.id) };
		},
	};
	const misses = (block: Block | null) =>
		block !== null && unknownOptions(block, without) > unknownOptions(block, known);
	// Checking a content is dear, so only those in which the value stands at all are checked.
	const value = JSON.stringify(entry.value);
	const rows = await liveStories(trx, space.id)
		.select(["id", "name", "full_slug", "draft", "published"])
		.where(sql<boolean>`(strpos(draft::text, ${value}) > 0 or strpos(published::text, ${value}) > 0)`)
		.orderBy("full_slug")
		.execute();
	return rows
		.filter(({ draft, published }) => misses(draft) || misses(published))
		.slice(0, MOST_NAMED)
		.map(({ id, name, full_slug }) => ({ id, name, full_slug }));
}

const MOST_NAMED = 100;

const unknownOptions = (block: Block, known: KnownContent) =>
	checkContent(block, known).filter(({ code }) => code === "option_unknown").length;
