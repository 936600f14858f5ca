// npm run bake: writes the document of every template into a file named by its content, and an index with a row of each.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TemplateIndex } from "@offizin/templates";
import {
	buildTemplate,
	rowOf,
	type Template,
	templateIds,
	themeRowOf,
	themes,
} from "@offizin/templates/recipes";
import { BAKED_TEMPLATES } from "./fresh-templates.ts";

const INDEX = "index.json";

/** Names of files, as they were written and removed. */
export interface Baked {
	readonly written: readonly string[];
	readonly removed: readonly string[];
}

/**
 * Bakes templates into a folder, by default all. What is there already stays untouched; documents of the index before
 * stay too, since a server that has read it still reads them.
 */
export function bakeTemplates(
	folder: string,
	templates: readonly Template[] = templateIds.map(buildTemplate),
): Baked {
	mkdirSync(folder, { recursive: true });
	const written: string[] = [];
	const write = (name: string, text: string) => {
		const path = join(folder, name);
		if (existsSync(path) && readFileSync(path, "utf8") === text) return;
		const part = `${path}.${process.pid}.part`;
		writeFileSync(part, text);
		renameSync(part, path);
		written.push(name);
	};
	const before = documentsIn(join(folder, INDEX));
	const rows = templates.map((template) => {
		const text = JSON.stringify(template.document);
		const row = rowOf(template, createHash("sha256").update(text).digest("hex"));
		write(`${row.document}.json`, text);
		return row;
	});
	const index: TemplateIndex = { themes: themes.map(themeRowOf), templates: rows };
	write(INDEX, JSON.stringify(index));
	const kept = new Set([
		INDEX,
		...[...before, ...rows.map(({ document }) => document)].map((name) => `${name}.json`),
	]);
	const removed = readdirSync(folder).filter((name) => name.endsWith(".json") && !kept.has(name));
	for (const name of removed) rmSync(join(folder, name), { force: true });
	return { written, removed };
}

function documentsIn(index: string): string[] {
	if (!existsSync(index)) return [];
	const { templates }: TemplateIndex = JSON.parse(readFileSync(index, "utf8"));
	return templates.map(({ document }) => document);
}

if (import.meta.main) {
	const { written } = bakeTemplates(BAKED_TEMPLATES);
	console.log(`${templateIds.length} templates, ${written.length} files written to ${BAKED_TEMPLATES}.`);
}
