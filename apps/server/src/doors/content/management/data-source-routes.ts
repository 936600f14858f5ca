import type { LibrarySpace } from "@offizin/content";
import {
	changeDataSource as changeDataSourceDoor,
	changeEntry as changeEntryDoor,
	createDataSource as createDataSourceDoor,
	createEntry as createEntryDoor,
	deleteDataSource as deleteDataSourceDoor,
	deleteEntry as deleteEntryDoor,
	listDataSources,
	listEntries,
} from "@offizin/contract";
import {
	changeDataSource,
	createDataSource,
	deleteDataSource,
} from "../../../nouns/content-writing/data-sources/data-sources.ts";
import {
	changeEntry,
	createEntry,
	deleteEntry,
} from "../../../nouns/content-writing/data-sources/entries.ts";
import type { Platform } from "../../../nouns/platform.ts";
import { createRouter } from "../../http/router.ts";
import { changeOf, isSet, spaceNow, viewsOf } from "./asking.ts";
import { refuseContent } from "./refuse-content.ts";
import { dataSourceView, entryView } from "./views.ts";
import { type ContentEnv, withRight } from "./who-may.ts";

/** Lists that fields choose from, and their entries. */
export function dataSourceRoutes(platform: Platform) {
	const router = createRouter<ContentEnv>();
	const sourceIn = (space: LibrarySpace, id: number) => space.dataSources.find((source) => source.id === id);
	const entryIn = (space: LibrarySpace, id: number) =>
		space.dataSources.flatMap(({ entries }) => entries).find((entry) => entry.id === id);

	router.openapi(withRight("content.read", listDataSources), (c) =>
		c.json({ datasources: c.var.space.dataSources.map(dataSourceView) }, 200),
	);
	router.openapi(withRight("content.manage", createDataSourceDoor), async (c) => {
		const made = await createDataSource(platform, changeOf(c), c.req.valid("json").datasource);
		if (!made.ok) return refuseContent(c, made.error, viewsOf(platform, c));
		const source = sourceIn(spaceNow(platform, c), made.value);
		return source
			? c.json({ datasource: dataSourceView(source) }, 201)
			: refuseContent(c, { code: "data_source_unknown" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.manage", changeDataSourceDoor), async (c) => {
		const id = Number(c.req.valid("param").datasource);
		const given = c.req.valid("json").datasource;
		const changed = await changeDataSource(platform, changeOf(c), { ...given, id });
		if (!changed.ok) return refuseContent(c, changed.error, viewsOf(platform, c));
		const source = sourceIn(spaceNow(platform, c), id);
		return source
			? c.json({ datasource: dataSourceView(source) }, 200)
			: refuseContent(c, { code: "data_source_unknown" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.manage", deleteDataSourceDoor), async (c) => {
		const id = Number(c.req.valid("param").datasource);
		const deleted = await deleteDataSource(platform, changeOf(c), id);
		if (!deleted.ok) return refuseContent(c, deleted.error, viewsOf(platform, c));
		const source = sourceIn(c.var.space, id);
		return source
			? c.json({ datasource: dataSourceView(source) }, 200)
			: refuseContent(c, { code: "data_source_unknown" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.read", listEntries), (c) => {
		const source = sourceIn(c.var.space, Number(c.req.valid("query").datasource_id));
		return source
			? c.json({ datasource_entries: source.entries.map(entryView) }, 200)
			: refuseContent(c, { code: "data_source_unknown" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.manage", createEntryDoor), async (c) => {
		const { datasource_id: source, ...given } = c.req.valid("json").datasource_entry;
		const made = await createEntry(platform, changeOf(c), { ...given, source });
		if (!made.ok) return refuseContent(c, made.error, viewsOf(platform, c));
		const entry = entryIn(spaceNow(platform, c), made.value);
		return entry
			? c.json({ datasource_entry: entryView(entry) }, 201)
			: refuseContent(c, { code: "entry_unknown" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.manage", changeEntryDoor), async (c) => {
		const id = Number(c.req.valid("param").entry);
		const given = c.req.valid("json").datasource_entry;
		const changed = await changeEntry(platform, changeOf(c), { ...given, id });
		if (!changed.ok) return refuseContent(c, changed.error, viewsOf(platform, c));
		const entry = entryIn(spaceNow(platform, c), id);
		return entry
			? c.json({ datasource_entry: entryView(entry) }, 200)
			: refuseContent(c, { code: "entry_unknown" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.manage", deleteEntryDoor), async (c) => {
		const id = Number(c.req.valid("param").entry);
		const isForced = isSet(c.req.valid("query").force_delete);
		const deleted = await deleteEntry(platform, changeOf(c), { id, isForced });
		if (!deleted.ok) return refuseContent(c, deleted.error, viewsOf(platform, c));
		const entry = entryIn(c.var.space, id);
		return entry
			? c.json({ datasource_entry: entryView(entry) }, 200)
			: refuseContent(c, { code: "entry_unknown" }, viewsOf(platform, c));
	});
	return router;
}
