import type { Platform } from "../../platform.ts";
import { authorName } from "../author-name.ts";

/** Windows are heard of every ten seconds or so. */
const PRESENT_MS = 30_000;

export interface Present {
	readonly story: number;
	/** An editor's window. */
	readonly client: string;
	/** A member of staff by mail address, or a token by its name. */
	readonly author: string;
	readonly isLeaving: boolean;
}

/** Notes that a window has a story open, or no longer; answers with the others that have. */
export async function keepPresence(
	{ database: { db }, now }: Pick<Platform, "database" | "now">,
	{ story, client, author, isLeaving }: Present,
) {
	const at = now();
	const since = new Date(at.getTime() - PRESENT_MS);
	await db.deleteFrom("content_presence").where("seen_at", "<", since).execute();
	if (isLeaving) {
		await db.deleteFrom("content_presence").where("story", "=", story).where("client", "=", client).execute();
	} else {
		await db
			.insertInto("content_presence")
			.values({ story, client, name: author, seen_at: at })
			.onConflict((conflict) =>
				conflict.columns(["story", "client"]).doUpdateSet({ name: author, seen_at: at }),
			)
			.execute();
	}
	return db
		.selectFrom("content_presence")
		.select(["client", "name as author", authorName("content_presence.name").as("author_name")])
		.where("story", "=", story)
		.where("client", "<>", client)
		.orderBy("name")
		.orderBy("client")
		.execute();
}
