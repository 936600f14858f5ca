import { createHash } from "node:crypto";

/** What is stored instead of a token, so that the database alone opens nothing. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
