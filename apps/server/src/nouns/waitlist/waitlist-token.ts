import { createHmac, timingSafeEqual } from "node:crypto";

/** Opens one entry: its id and a seal of ours. Derived, not stored, like that of an order (access-token.ts). */
export function waitlistToken(secret: string, entry: string): string {
	return `${entry}.${sealOf(secret, entry)}`;
}

/** The entry a token opens; none for one we have not made. */
export function entryOfToken(secret: string, token: string): string | undefined {
	const [entry = "", seal = ""] = token.split(".");
	const given = Buffer.from(seal);
	const ours = Buffer.from(sealOf(secret, entry));
	return given.length === ours.length && timingSafeEqual(given, ours) ? entry : undefined;
}

function sealOf(secret: string, entry: string): string {
	return createHmac("sha256", secret).update(`waitlist:${entry}`).digest("base64url");
}
