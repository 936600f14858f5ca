import { randomBytes } from "node:crypto";
import { err, ok } from "@offizin/base";
import type { TokenAccess } from "@offizin/content";
import type { Db } from "../../adapters/database/database.ts";
import { type ChangeOf, type ContentPlatform, changeSpace } from "./change-space.ts";

/** A token with what only those learn who give access: who made it, and when. */
export interface StoredToken {
	readonly id: number;
	readonly token: string;
	readonly access: TokenAccess;
	readonly name: string;
	/** Null where it came with a file. */
	readonly created_at: Date | null;
	readonly created_by: string | null;
}

const columns = ["id", "token", "access", "name", "created_at", "created_by"] as const;
const RANDOM_BYTES = 24;

/** 192 random bits, in letters that stand in an address as they are. */
export function newToken(): string {
	return randomBytes(RANDOM_BYTES).toString("base64url");
}

/** The tokens of a space, the oldest first. */
export function tokensOf(db: Db, space: number): Promise<StoredToken[]> {
	return db.selectFrom("content_token").select(columns).where("space", "=", space).orderBy("id").execute();
}

/** Makes a token. Its name is taken once: what it changes stands under it in the history. */
export function makeToken(
	platform: ContentPlatform,
	change: ChangeOf,
	{ name, access }: Pick<StoredToken, "name" | "access">,
) {
	return changeSpace<StoredToken>(platform, change, async ({ trx, space, author, at, tell }) => {
		const known = await tokensOf(trx, space.id);
		if (known.some((one) => one.name === name)) return err({ code: "token_taken" });
		const made = await trx
			.insertInto("content_token")
			.values({ token: newToken(), space: space.id, access, name, created_at: at, created_by: author })
			.returning(columns)
			.executeTakeFirstOrThrow();
		tell(null, false);
		return ok(made);
	});
}

/**
 * Revokes a token in every process. Of a space that a brand shows the last public and the last preview token stay: its
 * pages and the previews of the back office are read by them.
 */
export function revokeToken(platform: ContentPlatform, change: ChangeOf, id: number) {
	return changeSpace<StoredToken>(platform, change, async ({ trx, space, tell }) => {
		const known = await tokensOf(trx, space.id);
		const token = known.find((one) => one.id === id);
		if (!token) return err({ code: "token_unknown" });
		const { access } = token;
		const isLast = known.filter((one) => one.access === access).length === 1;
		if (isLast && access !== "management" && space.channel !== null) return err({ code: "token_needed" });
		await trx.deleteFrom("content_token").where("id", "=", id).execute();
		// Whatever was kept of what it opened is asked for again.
		tell(null, access === "public");
		return ok(token);
	});
}
