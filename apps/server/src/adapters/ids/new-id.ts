import { randomBytes } from "node:crypto";

/** An id nobody can guess: 128 random bits, base64url. */
export function newId(): string {
	return randomBytes(16).toString("base64url");
}
