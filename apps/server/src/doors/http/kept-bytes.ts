import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

/** Of half a megabyte the last hundredths take a second of a processor: worth it for what a release sends to everybody. */
const BROTLI_QUALITY = { answer: 9, file: 11 } as const;
const compressible = /^(text\/|application\/(json|wasm|manifest)|image\/svg|font\/ttf)/;

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes to be sent often. */
export interface KeptBytes {
	readonly body: Bytes;
	readonly contentType: string;
	readonly etag: string;
	readonly use: keyof typeof BROTLI_QUALITY;
	/** Made when first asked for. */
	readonly encoded: Map<string, Promise<Bytes>>;
}

export function keepBytes(body: Bytes, contentType: string, use: KeptBytes["use"] = "answer"): KeptBytes {
	return { body, contentType, etag: tagOf(body), use, encoded: new Map() };
}

/** Names bytes by what they are (`ETag`). */
export function tagOf(body: Uint8Array | string): string {
	return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/** Answers with kept bytes, in the smallest encoding the client takes, or with 304 when it has them. */
export async function sendBytes(c: Context<AppEnv>, kept: KeptBytes): Promise<Response> {
	c.header("ETag", kept.etag);
	c.header("Vary", "Accept-Encoding");
	if (c.req.header("if-none-match") === kept.etag) return c.body(null, 304);
	c.header("Content-Type", kept.contentType);
	const encoding = compressible.test(kept.contentType)
		? preferred(c.req.header("accept-encoding"))
		: undefined;
	if (!encoding) return c.body(kept.body);
	c.header("Content-Encoding", encoding);
	return c.body(await encode(kept, encoding));
}

function preferred(accepted = ""): "br" | "gzip" | undefined {
	if (accepted.includes("br")) return "br";
	return accepted.includes("gzip") ? "gzip" : undefined;
}

async function encode({ body, use, encoded }: KeptBytes, encoding: "br" | "gzip"): Promise<Bytes> {
	const known = encoded.get(encoding);
	if (known) return known;
	const compressed =
		encoding === "gzip"
			? promisify(gzip)(body, { level: 9 })
			: promisify(brotliCompress)(body, {
					params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use] },
				});
	const made = compressed.then((bytes) => new Uint8Array(bytes));
	encoded.set(encoding, made);
	return made;
}
