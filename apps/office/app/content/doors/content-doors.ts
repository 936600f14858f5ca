import { err, ok } from "@offizin/base";
import type { Block, Component, Finding } from "@offizin/content";
import type { CallError, ContentAsset, ContentStory, ContentStoryLink, RouteInput } from "@offizin/contract";
import { contentRoutes, fillPath } from "@offizin/contract/browser";
import { type Answer, call } from "#app/api/call.ts";
import { chosenLocale } from "#app/locale.ts";

/** A refusal with what it may carry besides its code. */
export interface ContentRefusal extends CallError {
	/** What somebody else has saved (`story_changed`). */
	readonly story?: ContentStory;
	/** Who links to what was to be deleted (`story_linked`), or shows it (`asset_used`). */
	readonly links?: readonly ContentStoryLink[];
	readonly stories?: readonly ContentStoryLink[];
	/** What keeps a page from being published (`story_broken`). */
	readonly findings?: readonly Finding[];
	/** Blocks that choose from a list (`data_source_used`). */
	readonly components?: readonly Pick<Component, "name" | "display_name">[];
}

type StoryQuery = RouteInput<typeof contentRoutes.listStories>["query"];
type StoryChange = RouteInput<typeof contentRoutes.changeStory>["body"]["story"];
type NewStory = RouteInput<typeof contentRoutes.createStory>["body"]["story"];
type Move = RouteInput<typeof contentRoutes.moveStory>["body"];
type Schedule = RouteInput<typeof contentRoutes.scheduleStory>["body"];
type Restoration = RouteInput<typeof contentRoutes.restoreStory>["body"];
type TrashQuery = RouteInput<typeof contentRoutes.listTrash>["query"];
type AssetTrashQuery = RouteInput<typeof contentRoutes.listTrashedAssets>["query"];
type Recovery = RouteInput<typeof contentRoutes.restoreFromTrash>["body"];
type Presence = RouteInput<typeof contentRoutes.keepPresence>["body"];
type AssetQuery = RouteInput<typeof contentRoutes.listAssets>["query"];
type PictureQuery = RouteInput<typeof contentRoutes.getPicture>["query"];
type NewDataSource = RouteInput<typeof contentRoutes.createDataSource>["body"]["datasource"];
type NewEntry = RouteInput<typeof contentRoutes.createEntry>["body"]["datasource_entry"];
type EntryChange = RouteInput<typeof contentRoutes.changeEntry>["body"]["datasource_entry"];
type NewToken = RouteInput<typeof contentRoutes.createToken>["body"]["api_key"];
type AssetChange = RouteInput<typeof contentRoutes.changeAsset>["body"]["asset"];

/** A picture over a slow line. */
const UPLOAD_MS = 300_000;
const forced = (isForced: boolean) => (isForced ? ({ force_delete: "true" } as const) : {});

/** The doors of one space, as the office goes through them. */
export function contentDoors(id: string) {
	const space = { space: id };
	const at = (story: number) => ({ params: { ...space, story: String(story) } });
	const asset = (one: number) => ({ params: { ...space, asset: String(one) } });
	const source = (one: number) => ({ params: { ...space, datasource: String(one) } });
	const entry = (one: number) => ({ params: { ...space, entry: String(one) } });
	return {
		space: () => call(contentRoutes.getSpace, { params: space }),
		stories: (query: StoryQuery) => call(contentRoutes.listStories, { params: space, query }),
		story: (story: number) => call(contentRoutes.getStory, at(story)),
		create: (story: NewStory) => call(contentRoutes.createStory, { params: space, body: { story } }),
		/** Published in the same step, so that visitors see what was sent and nothing else. */
		save: (story: number, change: StoryChange, isPublished = false) =>
			call(contentRoutes.changeStory, {
				...at(story),
				body: { story: change, ...(isPublished ? { publish: true } : {}) },
			}),
		unpublish: (story: number) => call(contentRoutes.unpublishStory, at(story)),
		remove: (story: number, isForced: boolean) =>
			call(contentRoutes.deleteStory, { ...at(story), query: forced(isForced) }),
		move: (story: number, body: Move) => call(contentRoutes.moveStory, { ...at(story), body }),
		schedule: (story: number, body: Schedule) => call(contentRoutes.scheduleStory, { ...at(story), body }),
		versions: (story: number) => call(contentRoutes.listVersions, { ...at(story), query: { per_page: 100 } }),
		version: (story: number, version: number) =>
			call(contentRoutes.getVersion, {
				params: { ...space, story: String(story), version: String(version) },
			}),
		restore: (story: number, body: Restoration) => call(contentRoutes.restoreStory, { ...at(story), body }),
		check: (story: number, content: Block) =>
			call(contentRoutes.checkContent, { ...at(story), body: { content } }),
		links: (story: number) => call(contentRoutes.getLinks, at(story)),
		present: (story: number, body: Presence, keepalive = false) =>
			call(contentRoutes.keepPresence, { ...at(story), body }, { keepalive }),
		preview: (story: number, lang?: string) =>
			call(contentRoutes.getPreview, { ...at(story), query: lang === undefined ? {} : { lang } }),
		trash: (query: TrashQuery) => call(contentRoutes.listTrash, { params: space, query }),
		restoreFromTrash: (story: number, body: Recovery) =>
			call(contentRoutes.restoreFromTrash, { ...at(story), body }),
		removeFromTrash: (story: number) => call(contentRoutes.removeFromTrash, at(story)),
		components: () => call(contentRoutes.listComponents, { params: space }),
		dataSources: () => call(contentRoutes.listDataSources, { params: space }),
		entries: (source: number) =>
			call(contentRoutes.listEntries, { params: space, query: { datasource_id: String(source) } }),
		createDataSource: (datasource: NewDataSource) =>
			call(contentRoutes.createDataSource, { params: space, body: { datasource } }),
		saveDataSource: (one: number, datasource: NewDataSource) =>
			call(contentRoutes.changeDataSource, { ...source(one), body: { datasource } }),
		removeDataSource: (one: number) => call(contentRoutes.deleteDataSource, source(one)),
		createEntry: (datasource_entry: NewEntry) =>
			call(contentRoutes.createEntry, { params: space, body: { datasource_entry } }),
		saveEntry: (one: number, datasource_entry: EntryChange) =>
			call(contentRoutes.changeEntry, { ...entry(one), body: { datasource_entry } }),
		removeEntry: (one: number, isForced: boolean) =>
			call(contentRoutes.deleteEntry, { ...entry(one), query: forced(isForced) }),
		tokens: () => call(contentRoutes.listTokens, { params: space }),
		createToken: (api_key: NewToken) => call(contentRoutes.createToken, { params: space, body: { api_key } }),
		revokeToken: (key: number) => call(contentRoutes.deleteToken, { params: { ...space, key: String(key) } }),
		assets: (query: AssetQuery) => call(contentRoutes.listAssets, { params: space, query }),
		upload: (file: File) => upload(fillPath(contentRoutes.createAsset.path, space), file),
		saveAsset: (one: number, change: AssetChange) =>
			call(contentRoutes.changeAsset, { ...asset(one), body: { asset: change } }),
		deleteAsset: (one: number, isForced: boolean) =>
			call(contentRoutes.deleteAsset, { ...asset(one), query: forced(isForced) }),
		trashedAssets: (query: AssetTrashQuery) =>
			call(contentRoutes.listTrashedAssets, { params: space, query }),
		restoreAsset: (one: number) => call(contentRoutes.restoreAsset, asset(one)),
		removeTrashedAsset: (one: number, isForced: boolean) =>
			call(contentRoutes.removeAsset, { ...asset(one), query: forced(isForced) }),
		picture: (one: number, query: PictureQuery) => call(contentRoutes.getPicture, { ...asset(one), query }),
	};
}

export type ContentDoors = ReturnType<typeof contentDoors>;

export const listSpaces = () => call(contentRoutes.listSpaces, {});

/** A form, which the client of the contract does not send. */
async function upload(path: string, file: File): Promise<Answer<{ readonly asset: ContentAsset }>> {
	const body = new FormData();
	body.set("file", file);
	try {
		const response = await fetch(path, {
			method: "POST",
			headers: { accept: "application/json", "x-locale": chosenLocale() },
			body,
			signal: AbortSignal.timeout(UPLOAD_MS),
		});
		const value = await response.json();
		return response.ok ? ok(value) : err({ ...value, status: response.status });
	} catch {
		return err({ code: "network_failed", message: "", status: 0 });
	}
}
