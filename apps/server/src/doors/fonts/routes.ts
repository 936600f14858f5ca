import { readFile } from "node:fs/promises";
import { type FontExtent, fontFileName } from "@offizin/text";
import { basicFont } from "../../adapters/fonts/basic-font.ts";
import type { Platform } from "../../nouns/platform.ts";
import { type KeptBytes, keepBytes, sendBytes } from "../http/kept-bytes.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/**
 * `/fonts/{id}.ttf` and its basic part: the typefaces of designs for the editor. One name means the same bytes for good
 * (packages/text).
 */
export function fontRoutes({ fonts }: Platform) {
	const extents: readonly FontExtent[] = ["basic", "whole"];
	const known = new Map(
		fonts.ids.flatMap((id) => {
			const path = fonts.file(id)?.path;
			return path ? extents.map((extent) => [fontFileName(id, extent), { path, extent }] as const) : [];
		}),
	);
	const kept = new Map<string, Promise<KeptBytes>>();

	function keepFont(name: string, path: string, extent: FontExtent): Promise<KeptBytes> {
		const reading = readFile(path).then(async (file) => {
			const bytes = new Uint8Array(file);
			return keepBytes(extent === "basic" ? await basicFont(bytes) : bytes, "font/ttf");
		});
		kept.set(name, reading);
		reading.catch(() => kept.delete(name));
		return reading;
	}

	return createRouter().get("/fonts/:name{[a-z0-9.-]+\\.ttf}", async (c) => {
		const name = c.req.param("name");
		const found = known.get(name);
		if (!found) return refuse(c, "not_found");
		const font = await (kept.get(name) ?? keepFont(name, found.path, found.extent));
		c.header("Cache-Control", "public, max-age=31536000, immutable");
		return sendBytes(c, font);
	});
}
