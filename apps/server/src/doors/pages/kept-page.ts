import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PublicContext } from "@offizin/contract";
import { contentSecurityPolicy, securityHeadersFor } from "../http/security-headers.ts";
import { variedBy } from "../http/varied-by.ts";

const inline = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;
const notKept = [
	"content-length",
	"content-encoding",
	"set-cookie",
	"date",
	"connection",
	"transfer-encoding",
];
const BROTLI_QUALITY = 9;

type Encoding = "br" | "gzip" | "identity";
export interface Variant {
	/** Flat list of names and values, as node:http takes it fastest. */
	readonly headers: readonly string[];
	readonly body: Buffer;
}

/** A finished page, the same for everyone: each encoding with its headers, ready to be written. */
export interface KeptPage {
	readonly etag: string;
	readonly variants: Readonly<Record<Encoding, Variant>>;
	readonly bytes: number;
}

interface Rendered {
	readonly html: string;
	/** Of the request that was rendered; it must not stay in a page sent to others. */
	readonly nonce: string;
	/** Of the answer; what belongs to one connection or one person is left out. */
	readonly headers: Headers;
	readonly context: PublicContext;
}

/** Prepares a rendered page for keeping. Its inline scripts are allowed by their hashes, since a nonce is for one. */
export async function keepPage({ html, nonce, headers, context }: Rendered): Promise<KeptPage> {
	const shared = html.replaceAll(` nonce="${nonce}"`, "");
	const body = Buffer.from(shared);
	const etag = `"${hashOf(body, "base64url").slice(0, 27)}"`;
	const common = {
		...Object.fromEntries([...headers].filter(([name]) => !notKept.includes(name))),
		ETag: etag,
		Vary: ["Accept-Encoding", ...variedBy(context)].join(", "),
		"Content-Security-Policy": contentSecurityPolicy(scriptHashes(shared)),
		...securityHeadersFor({ origin: context.origin, isSecret: false }),
	};
	const [br, gz] = await Promise.all([
		promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
		promisify(gzip)(body, { level: 9 }),
	]);
	return {
		etag,
		variants: {
			br: variant(br, { ...common, "Content-Encoding": "br" }),
			gzip: variant(gz, { ...common, "Content-Encoding": "gzip" }),
			identity: variant(body, common),
		},
		bytes: body.length + br.length + gz.length,
	};
}

/** `'sha256-…'` of every inline script that is run. */
export function scriptHashes(html: string): string[] {
	const sources = [...html.matchAll(inline)].map(([, source = ""]) => `'sha256-${hashOf(source, "base64")}'`);
	return [...new Set(sources)];
}

export function variantFor(page: KeptPage, acceptEncoding: string): Variant {
	if (acceptEncoding.includes("br")) return page.variants.br;
	return acceptEncoding.includes("gzip") ? page.variants.gzip : page.variants.identity;
}

function variant(body: Buffer, headers: Readonly<Record<string, string>>): Variant {
	return { body, headers: Object.entries({ ...headers, "Content-Length": String(body.length) }).flat() };
}

function hashOf(content: string | Buffer, encoding: "base64" | "base64url"): string {
	return createHash("sha256").update(content).digest(encoding);
}
