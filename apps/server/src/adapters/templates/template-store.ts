import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { invariant } from "@offizin/base";
import type { DesignDocument } from "@offizin/design";
import type {
	BeginningRow,
	PatternRow,
	StartRow,
	TemplateIndex,
	TemplateRow,
	ThemeRow,
} from "@offizin/templates";

/** What `npm run bake` made; it comes with the sources and not with an installation's data. */
const BAKED = join(import.meta.dirname, "../../../../../var/templates");
/** Documents kept in memory, some 60 KB each; the one not asked for longest goes first. */
const MOST_DOCUMENTS = 16;

/** All templates and patterns: their rows in memory, their documents in files. */
export interface TemplateStore {
	readonly themes: readonly ThemeRow[];
	/** Cards, in the order of our recommendation. */
	readonly rows: readonly TemplateRow[];
	/** Made for a card and listed nowhere; `card`, `row` and `document` know them too. */
	readonly envelopes: readonly TemplateRow[];
	/** What designs of products without cards begin with; `row` and `document` know them too. */
	readonly starts: readonly StartRow[];
	/** Whatever a design begins with; undefined for what nobody knows. */
	row(id: string): BeginningRow | undefined;
	/** The same where it is a card, or its envelope: what has a theme, a format and pictures. */
	card(id: string): TemplateRow | undefined;
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
	const {
		themes,
		templates: rows,
		envelopes,
		starts,
		patterns,
	} = await readIndex(join(folder, "index.json"));
	const { row, card } = lookUp({ rows, envelopes, starts });
	const patternById = new Map(patterns.map((row) => [row.id, row]));
	const kept = new Map<string, Promise<DesignDocument>>();

	async function read({ document: sha256 }: PatternRow): Promise<DesignDocument> {
		return JSON.parse(await readBaked(join(folder, `${sha256}.json`), sha256));
	}

	return {
		themes,
		rows,
		envelopes,
		starts,
		patterns,
		row,
		card,
		pattern: (id) => patternById.get(id),
		async document(id) {
			const found = row(id) ?? patternById.get(id);
			invariant(found, `${id} is a template or a pattern`);
			const document = kept.get(id) ?? read(found);
			kept.delete(id);
			kept.set(id, document);
			const [oldest] = kept.keys();
			if (kept.size > MOST_DOCUMENTS && oldest !== undefined) kept.delete(oldest);
			// A disk that failed once may answer the next time.
			document.catch(() => kept.delete(id));
			return document;
		},
		async check() {
			for (const { document } of [...rows, ...envelopes, ...starts, ...patterns])
				await readBaked(join(folder, `${document}.json`), document);
		},
	};
}

/** Finds rows by their ids. */
export function lookUp({
	rows,
	envelopes,
	starts,
}: Pick<TemplateStore, "rows" | "envelopes" | "starts">): Pick<TemplateStore, "row" | "card"> {
	const cards = new Map([...rows, ...envelopes].map((row) => [row.id, row]));
	const others = new Map(starts.map((row) => [row.id, row]));
	return { card: (id) => cards.get(id), row: (id) => cards.get(id) ?? others.get(id) };
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
