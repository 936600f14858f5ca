import { createHash, timingSafeEqual } from "node:crypto";

/** How long a signed address opens drafts (content-protocol §5). */
const VALID_SECONDS = 3600;
/** A clock may be this much ahead of ours. */
const AHEAD_SECONDS = 60;

const names = {
	space: "_storyblok_tk[space_id]",
	timestamp: "_storyblok_tk[timestamp]",
	token: "_storyblok_tk[token]",
} as const;

export interface PreviewKey {
	readonly space: number;
	/** A preview token of the space; it never leaves the server, only its hash does. */
	readonly token: string;
}

/** Query parameters by which an address opens the drafts of a space for an hour. */
export function signPreview(key: PreviewKey, now: Date): Readonly<Record<string, string>> {
	const timestamp = String(Math.floor(now.getTime() / 1000));
	return {
		[names.space]: String(key.space),
		[names.timestamp]: timestamp,
		[names.token]: signatureOf(key, timestamp),
	};
}

/** Whether an address was signed with one of the keys within the last hour. */
export function isPreviewSigned(params: URLSearchParams, keys: readonly PreviewKey[], now: Date): boolean {
	const timestamp = params.get(names.timestamp) ?? "";
	const signature = params.get(names.token) ?? "";
	if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{40}$/.test(signature)) return false;
	const age = now.getTime() / 1000 - Number(timestamp);
	if (age >= VALID_SECONDS || age < -AHEAD_SECONDS) return false;
	const given = Buffer.from(signature);
	return keys
		.filter(({ space }) => String(space) === params.get(names.space))
		.some((key) => timingSafeEqual(given, Buffer.from(signatureOf(key, timestamp))));
}

function signatureOf({ space, token }: PreviewKey, timestamp: string): string {
	return createHash("sha1").update(`${space}:${token}:${timestamp}`).digest("hex");
}
