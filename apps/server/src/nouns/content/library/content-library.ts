import { type LibrarySpace, librarySpace, type Story, type TokenAccess, withStories } from "@offizin/content";
import type { ChannelKey } from "@offizin/sites";
import type { Database, Db } from "../../../adapters/database/database.ts";
import { hearNotifications } from "../../../adapters/database/notifications.ts";
import type { Log } from "../../../adapters/log/log.ts";
import { readHeads, readStories, readVersions, type SpaceHead } from "./read-space.ts";
import { type Change, createUnread } from "./unread-changes.ts";

/** How often a process looks for changes that it has not been told of. */
const POLL_MS = 1000;
/** More changes at once are told as one of the space. */
const MAX_TOLD = 50;

/** What a change was about; `story` is a uuid, undefined where it is about the space. */
export interface ContentChange {
	readonly space: number;
	readonly story: string | undefined;
	/** Whether visitors may see it. */
	readonly isPublished: boolean;
}

/** All spaces in memory, as new as the database within a second; while that is gone, as it was. */
export interface ContentLibrary {
	/** By their ids. */
	spaces(): readonly LibrarySpace[];
	space(id: number): LibrarySpace | undefined;
	ofChannel(channel: ChannelKey): LibrarySpace | undefined;
	ofToken(token: string): { readonly space: LibrarySpace; readonly access: TokenAccess } | undefined;
	/** Reads what has changed since; resolves when memory has it. */
	refresh(): Promise<void>;
	/** Calls after memory has a change, until the returned function is called. */
	onChange(listener: (change: ContentChange) => void): () => void;
	/** Hears of nothing any more. */
	close(): Promise<void>;
}

interface Shelf {
	readonly space: LibrarySpace;
	readonly channel: ChannelKey | undefined;
}

/** Loads every space and keeps them as new as the database. */
export async function openContentLibrary(
	{ db, patientDb, engine }: Database,
	{ log }: { readonly log: Log },
): Promise<ContentLibrary> {
	// A cv must never be told with contents from before it: all is read as it was at one moment.
	const atOneMoment = () => patientDb.transaction().setIsolationLevel("repeatable read");
	const listeners = new Set<(change: ContentChange) => void>();
	let shelves = new Map<number, Shelf>();
	const unread = await atOneMoment().execute(async (trx) => {
		for (const head of await readHeads(trx)) {
			shelves.set(head.space.id, shelfOf(head, await readStories(trx, { space: head.space.id })));
		}
		return createUnread(trx);
	});
	let tokens = tokensOf(shelves);

	async function read(): Promise<void> {
		if ((await unread.read(db)).length === 0) return;
		const next = new Map(shelves);
		const changes = await atOneMoment().execute(async (trx) => {
			const changes = await unread.read(trx);
			const ids = [...new Set(changes.map(({ space }) => space))];
			const heads = await readHeads(trx, ids);
			for (const id of ids) {
				const head = heads.find(({ space }) => space.id === id);
				if (!head) next.delete(id);
				else next.set(id, await shelfAfter(trx, { head, before: shelves.get(id)?.space, changes }));
			}
			return changes;
		});
		const told = changes.map((change) => contentChange(change, [shelves, next]));
		shelves = next;
		tokens = tokensOf(next);
		unread.done(changes);
		for (const change of told.length > MAX_TOLD ? summed(told) : told) {
			for (const listener of listeners) listener(change);
		}
	}

	let running: Promise<void> | undefined;
	let following: Promise<void> | undefined;
	/** What is written while one is reading may be too late for it, so whoever comes then waits for the next one. */
	function refresh(): Promise<void> {
		if (running !== undefined) {
			following ??= running
				.catch(() => {})
				.then(() => {
					following = undefined;
					return refresh();
				});
			return following;
		}
		running = read().finally(() => {
			running = undefined;
		});
		return running;
	}

	let isBehind = false;
	function lookUp(): Promise<void> {
		return refresh().then(
			() => {
				isBehind = false;
			},
			(error: unknown) => {
				if (!isBehind) log.warn({ error }, "contents cannot be read; pages go on from memory");
				isBehind = true;
			},
		);
	}
	const notifications = hearNotifications(engine, "content", () => void lookUp());
	let isClosed = false;
	let timer: NodeJS.Timeout | undefined;
	function poll(): void {
		if (isClosed) return;
		timer = setTimeout(() => void lookUp().finally(poll), POLL_MS).unref();
	}
	poll();

	return {
		spaces: () => [...shelves.values()].map(({ space }) => space),
		space: (id) => shelves.get(id)?.space,
		ofChannel: (channel) => [...shelves.values()].find((shelf) => shelf.channel === channel)?.space,
		ofToken: (token) => tokens.get(token),
		refresh,
		onChange(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		async close() {
			isClosed = true;
			clearTimeout(timer);
			await notifications.close();
		},
	};
}

function shelfOf({ space, channel }: SpaceHead, stories: readonly Story[]): Shelf {
	return { space: librarySpace({ ...space, stories }), channel };
}

interface Reading {
	readonly head: SpaceHead;
	readonly before: LibrarySpace | undefined;
	readonly changes: readonly Change[];
}

/** A space after changes: only the stories they are about are read. */
async function shelfAfter(db: Db, { head, before, changes }: Reading): Promise<Shelf> {
	const { id } = head.space;
	if (!before) return shelfOf(head, await readStories(db, { space: id }));
	const own = changes.filter(({ space }) => space === id);
	const ids = new Set(own.flatMap(({ story }) => story ?? []));
	if (own.some(({ story }) => story === undefined)) {
		for (const story of await differing(db, before)) ids.add(story);
	}
	if (ids.size === 0) return shelfOf(head, before.stories);
	const read = await readStories(db, { ids: [...ids] });
	const found = new Map(read.map((story) => [story.id, story]));
	const changed = new Map([...ids].map((story) => [story, found.get(story)]));
	return shelfOf(head, withStories(before.stories, changed));
}

/** Ids of the stories that are not in memory as they are stored: an import tells of the space, not of each of them. */
async function differing(db: Db, { id, stories }: LibrarySpace): Promise<readonly number[]> {
	const stored = await readVersions(db, id);
	const known = new Map(stories.map((story) => [story.id, story.version]));
	const isOther = (story: number) => stored.get(story) !== known.get(story);
	return [...new Set([...stored.keys(), ...known.keys()])].filter(isOther);
}

function contentChange(change: Change, shelves: readonly ReadonlyMap<number, Shelf>[]): ContentChange {
	const { space, story, isPublished } = change;
	const known = shelves.flatMap((one) => one.get(space)?.space ?? []);
	const [found] = story === undefined ? [] : known.flatMap(({ byId }) => byId.get(story) ?? []);
	// A folder's slug, also in another language, is part of the address of all that lies in it.
	return { space, story: found?.isFolder ? undefined : found?.uuid, isPublished };
}

function summed(changes: readonly ContentChange[]): readonly ContentChange[] {
	return [...Map.groupBy(changes, ({ space }) => space)].map(([space, all]) => ({
		space,
		story: undefined,
		isPublished: all.some(({ isPublished }) => isPublished),
	}));
}

function tokensOf(shelves: ReadonlyMap<number, Shelf>) {
	return new Map(
		[...shelves.values()].flatMap(({ space }) =>
			space.tokens.map(({ token, access }) => [token, { space, access }] as const),
		),
	);
}
