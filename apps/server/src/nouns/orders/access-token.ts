import { createHmac, timingSafeEqual } from "node:crypto";
import { hashToken } from "../../adapters/ids/hash-token.ts";

/**
 * The token that opens an order: 256 bits, base64url. It is derived, not stored, so that the same checkout can be
 * answered again and mails can be written later; the database keeps its hash only. Another SECRET makes other tokens
 * from then on, while links sent before stay good.
 */
export function accessTokenOf(secret: string, orderId: string): string {
	return createHmac("sha256", secret).update(`order-access:${orderId}`).digest("base64url");
}

/** Whether a token belongs to a stored hash; takes as long when there is no such order. */
export function opensOrder(token: string, tokenHash: string | undefined): boolean {
	const given = Buffer.from(hashToken(token));
	const stored = Buffer.from(tokenHash ?? hashToken(""));
	return timingSafeEqual(given, stored) && tokenHash !== undefined;
}
