import type { Db } from "../../../adapters/database/database.ts";

export interface Change {
	readonly id: number;
	readonly space: number;
	/** Undefined where the change is about the space. */
	readonly story: number | undefined;
	readonly isPublished: boolean;
}

/** Changes that this process has not read yet. */
interface Unread {
	/** Oldest first. */
	read(db: Db): Promise<readonly Change[]>;
	/** They are in memory now. */
	done(changes: readonly Change[]): void;
}

/** Ids are given when a change is made, and it is seen when its transaction ends: one may come after so many later ones. */
const LATE = 500;

/** Starts after all that is stored now. */
export async function createUnread(db: Db): Promise<Unread> {
	const known = await db
		.selectFrom("content_change")
		.select("id")
		.orderBy("id", "desc")
		.limit(LATE)
		.execute();
	let seen = new Set(known.map(({ id }) => id));
	let last = Math.max(0, ...seen);
	return {
		async read(db) {
			const rows = await db
				.selectFrom("content_change")
				.select(["id", "space", "story", "is_published"])
				.where("id", ">", last - LATE)
				.orderBy("id")
				.execute();
			return rows
				.filter(({ id }) => !seen.has(id))
				.map(({ id, space, story, is_published }) => ({
					id,
					space,
					story: story ?? undefined,
					isPublished: is_published,
				}));
		},
		done(changes) {
			last = Math.max(last, ...changes.map(({ id }) => id));
			seen = new Set([...seen, ...changes.map(({ id }) => id)].filter((id) => id > last - LATE));
		},
	};
}
