import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { invariant } from "@offizin/base";
import type { DesignDocument } from "@offizin/design";
import type { PatternRow, TemplateIndex, TemplateRow, ThemeRow } from "@offizin/templates";

/** What `npm run bake` made; it comes with the sources and not with an installation's data. */
const BAKED = join(import.meta.dirname, "../../../../../var/templates");
/** Documents kept in memory, some 60 KB each; the one not asked for longest goes first. */
const MOST_DOCUMENTS = 16;

/** All templates and patterns: their rows in memory, their documents in files. */
export interface TemplateStore {
	readonly themes: readonly ThemeRow[];
	/** In the order of our recommendation. */
	readonly rows: readonly TemplateRow[];
	/** Made for a card and listed nowhere; `row` and `document` know them too. */
	readonly envelopes: readonly TemplateRow[];
	/** Undefined for a template that nobody knows. */
	row(id: string): TemplateRow | undefined;
	readonly patterns: readonly PatternRow[];
	/** Undefined for a pattern that nobody knows. */
	pattern(id: string): PatternRow | undefined;
	/** Shared with whoever asks next: nobody changes it in place. Throws for an id that has no row. */
	document(id: string): Promise<DesignDocument>;
	/** Throws `NotBakedError` unless every document is there as it was baked. */
	check(): Promise<void>;
}

/** The templates are not what the sources say; its message says what to run. */
export class NotBakedError extends Error {
	constructor(file: string, problem: string) {
		super(`The templates cannot be used: ${file} ${problem}. Run: npm run bake`);
	}
}

/** Reads the index; throws `NotBakedError` without one. */
export async function openTemplates(folder: string = BAKED): Promise<TemplateStore> {
	const { themes, templates: rows, envelopes, patterns } = await readIndex(join(folder, "index.json"));
	const byId = new Map([...rows, ...envelopes].map((row) => [row.id, row]));
	const patternById = new Map(patterns.map((row) => [row.id, row]));
	const kept = new Map<string, Promise<DesignDocument>>();

	async function read({ document: sha256 }: PatternRow): Promise<DesignDocument> {
		return JSON.parse(await readBaked(join(folder, `${sha256}.json`), sha256));
	}

	return {
		themes,
		rows,
		envelopes,
		patterns,
		row: (id) => byId.get(id),
		pattern: (id) => patternById.get(id),
		async document(id) {
			const row = byId.get(id) ?? patternById.get(id);
			invariant(row, `${id} is a template or a pattern`);
			const document = kept.get(id) ?? read(row);
			kept.delete(id);
			kept.set(id, document);
			const [oldest] = kept.keys();
			if (kept.size > MOST_DOCUMENTS && oldest !== undefined) kept.delete(oldest);
			// A disk that failed once may answer the next time.
			document.catch(() => kept.delete(id));
			return document;
		},
		async check() {
			for (const row of [...rows, ...envelopes, ...patterns])
				await readBaked(join(folder, `${row.document}.json`), row.document);
		},
	};
}

async function readIndex(file: string): Promise<TemplateIndex> {
	const text = await readText(file);
	try {
		return JSON.parse(text);
	} catch {
		throw new NotBakedError(file, "is damaged");
	}
}

async function readBaked(file: string, sha256: string): Promise<string> {
	const text = await readText(file);
	if (createHash("sha256").update(text).digest("hex") === sha256) return text;
	throw new NotBakedError(file, "is not what it was named after");
}

async function readText(file: string): Promise<string> {
	try {
		return await readFile(file, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT")
			throw new NotBakedError(file, "is missing");
		throw error;
	}
}
