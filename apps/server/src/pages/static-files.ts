import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";

const contentTypes: Readonly<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".map": "application/json",
	".png": "image/png",
	".svg": "image/svg+xml",
	".ttf": "font/ttf",
	".txt": "text/plain; charset=utf-8",
	".wasm": "application/wasm",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
	".woff2": "font/woff2",
};
const compressible = /^(text\/|application\/(json|wasm|manifest)|image\/svg|font\/ttf)/;

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that stay the same as long as the process runs. */
export interface StaticFile {
	readonly body: Bytes;
	readonly contentType: string;
	readonly etag: string;
	/** Made when first asked for. */
	readonly encoded: Map<string, Promise<Bytes>>;
}

/** The files of a build by their path in the URL, "/assets/a.js"; empty when nothing has been built. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Reads a built folder into memory, once. */
export function readStaticFiles(folder: string, prefix: string): StaticFiles {
	if (!existsSync(folder)) return new Map();
	const entries = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
	return new Map(
		entries.map((entry) => {
			const path = join(entry.parentPath, entry.name);
			const body = new Uint8Array(readFileSync(path));
			const contentType = contentTypes[extname(path)] ?? "application/octet-stream";
			return [prefix + path.slice(folder.length), staticFile(body, contentType)];
		}),
	);
}

export function staticFile(body: Bytes, contentType: string): StaticFile {
	const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
	return { body, contentType, etag, encoded: new Map() };
}

/** Answers with a file; names with a hash are kept for good. */
export async function sendFile(c: Context<AppEnv>, file: StaticFile, path: string): Promise<Response> {
	const isHashed = /\/assets\//.test(path);
	c.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
	c.header("ETag", file.etag);
	c.header("Vary", "Accept-Encoding");
	if (c.req.header("if-none-match") === file.etag) return c.body(null, 304);
	c.header("Content-Type", file.contentType);
	const encoding = compressible.test(file.contentType)
		? preferred(c.req.header("accept-encoding"))
		: undefined;
	if (!encoding) return c.body(file.body);
	c.header("Content-Encoding", encoding);
	return c.body(await encode(file, encoding));
}

function preferred(accepted = ""): "br" | "gzip" | undefined {
	if (accepted.includes("br")) return "br";
	return accepted.includes("gzip") ? "gzip" : undefined;
}

async function encode(file: StaticFile, encoding: "br" | "gzip"): Promise<Bytes> {
	const known = file.encoded.get(encoding);
	if (known) return known;
	const made = promisify(encoding === "br" ? brotliCompress : gzip)(file.body).then(
		(bytes) => new Uint8Array(bytes),
	);
	file.encoded.set(encoding, made);
	return made;
}
