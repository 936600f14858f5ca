import { existsSync, globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { type KeptBytes, keepBytes, sendBytes } from "../http/kept-bytes.ts";

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
/** The files of a build by their path in the URL, "/assets/a.js"; empty when nothing has been built. */
export type StaticFiles = ReadonlyMap<string, KeptBytes>;

/** Reads a built folder into memory, once. */
export function readStaticFiles(folder: string, prefix: string): StaticFiles {
	if (!existsSync(folder)) return new Map();
	const entries = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
	return new Map(
		entries.map((entry) => {
			const path = join(entry.parentPath, entry.name);
			const body = new Uint8Array(readFileSync(path));
			const contentType = contentTypes[extname(path)] ?? "application/octet-stream";
			return [prefix + path.slice(folder.length), keepBytes(body, contentType, "file")];
		}),
	);
}

/** Answers with a file; names with a hash are kept for good. */
export async function sendFile(c: Context<AppEnv>, file: KeptBytes, path: string): Promise<Response> {
	c.header("Cache-Control", cacheControlOf(path));
	return sendBytes(c, file);
}

/** The worker of the editor says what a build consists of: an old one would go on with what is no longer there. */
function cacheControlOf(path: string): string {
	if (path.includes("/assets/")) return "public, max-age=31536000, immutable";
	return path === "/editor-worker.js" ? "no-cache" : "public, max-age=3600";
}
