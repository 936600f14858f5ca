// npm run bake: writes the document of every template and pattern into a file named by its content, and an index.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TemplateIndex } from "@offizin/templates";
import {
	buildEnvelope,
	buildTemplate,
	envelopeIds,
	type Pattern,
	patterns,
	rowOf,
	type Start,
	startRowOf,
	starts,
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

interface BakedGoods {
	readonly templates: readonly Template[];
	readonly envelopes: readonly Template[];
	readonly starts: readonly Start[];
	readonly patterns: readonly Pattern[];
}

function everything(): BakedGoods {
	return {
		templates: templateIds.map(buildTemplate),
		envelopes: envelopeIds.map(buildEnvelope),
		starts,
		patterns,
	};
}

/**
 * Bakes templates and patterns into a folder, by default all. What is there already stays untouched; documents of the
 * index before stay too, since a server that has read it still reads them.
 */
export function bakeTemplates(
	folder: string,
	{ templates, envelopes, starts, patterns }: BakedGoods = everything(),
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
	const bake = ({ document }: Pattern | Start | Template) => {
		const text = JSON.stringify(document);
		const sha256 = createHash("sha256").update(text).digest("hex");
		write(`${sha256}.json`, text);
		return sha256;
	};
	const index: TemplateIndex = {
		themes: themes.map(themeRowOf),
		templates: templates.map((template) => rowOf(template, bake(template))),
		envelopes: envelopes.map((envelope) => rowOf(envelope, bake(envelope))),
		starts: starts.map((start) => startRowOf(start, bake(start))),
		patterns: patterns.map((pattern) => ({ id: pattern.id, document: bake(pattern) })),
	};
	write(INDEX, JSON.stringify(index));
	const kept = new Set([INDEX, ...[...before, ...documentsOf(index)].map((name) => `${name}.json`)]);
	const removed = readdirSync(folder).filter((name) => name.endsWith(".json") && !kept.has(name));
	for (const name of removed) rmSync(join(folder, name), { force: true });
	return { written, removed };
}

function documentsIn(index: string): string[] {
	return existsSync(index) ? documentsOf(JSON.parse(readFileSync(index, "utf8"))) : [];
}

/** An index from before there were envelopes, starts and patterns has none. */
function documentsOf({
	templates,
	envelopes = [],
	starts = [],
	patterns = [],
}: Pick<TemplateIndex, "templates"> & Partial<TemplateIndex>) {
	return [...templates, ...envelopes, ...starts, ...patterns].map(({ document }) => document);
}

if (import.meta.main) {
	const { written } = bakeTemplates(BAKED_TEMPLATES);
	console.log(
		`${templateIds.length} templates, ${envelopeIds.length} envelopes, ${starts.length} starts, ${patterns.length} patterns, ${written.length} files written to ${BAKED_TEMPLATES}.`,
	);
}
