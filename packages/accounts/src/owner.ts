import { type Brand, err, ok, type Result } from "@offizin/base";

/** Hash of the cookie that a browser is known by: SHA-256, base64url. The cookie itself is stored nowhere. */
export type VisitorId = Brand<string, "VisitorId">;
/** 128 random bits, base64url. */
type CustomerId = Brand<string, "CustomerId">;

/** Whoever uses one browser, without an account. */
export interface VisitorOwner {
	readonly kind: "visitor";
	readonly id: VisitorId;
}

/** Somebody with an account, in whatever browser. */
export interface CustomerOwner {
	readonly kind: "customer";
	readonly id: CustomerId;
}

/** Whose designs, photos, carts and checkouts are. */
export type Owner = VisitorOwner | CustomerOwner;

/** The one text an owner is stored as and told apart by: `visitor:…` or `customer:…`. */
export type StoredOwner = `${Owner["kind"]}:${string}`;

export function formatOwner({ kind, id }: Owner): StoredOwner {
	return `${kind}:${id}`;
}

/** Reads what `formatOwner` wrote, and nothing else. */
export function parseOwner(
	text: string,
): Result<Owner, { readonly code: "owner_malformed"; readonly text: string }> {
	const colon = text.indexOf(":");
	const kind = text.slice(0, Math.max(colon, 0));
	const id = text.slice(colon + 1);
	if (kind === "visitor" && isVisitorId(id)) return ok({ kind, id });
	if (kind === "customer" && isCustomerId(id)) return ok({ kind, id });
	return err({ code: "owner_malformed", text });
}

export function isVisitorId(text: string): text is VisitorId {
	return /^[\w-]{43}$/.test(text);
}

function isCustomerId(text: string): text is CustomerId {
	return /^[\w-]{22}$/.test(text);
}
