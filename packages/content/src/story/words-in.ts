import type { FieldValue } from "./block.ts";

/** What is said in a file's place beside the file. */
const saidOfFile = ["alt", "title", "copyright"];
/** Keys that hold addresses and ids of something, never words. */
const wordless = new Set(["component", "id", "uuid", "fieldtype", "type", "attrs", "marks"]);

/** What a content says in a language, for the full text search: its own texts, without addresses and ids. */
export function wordsIn(content: FieldValue): string {
	const found: string[] = [];
	collect(content);
	return found.join("\n");

	function collect(value: FieldValue) {
		if (typeof value === "string") {
			if (!/^([\da-f]{8}-[\da-f-]{27}|https?:\S*|\/\S*)$/i.test(value)) found.push(value);
			return;
		}
		if (typeof value !== "object" || value === null) return;
		if (Array.isArray(value)) return value.forEach(collect);
		const entries: readonly (readonly [string, FieldValue])[] = Object.entries(value);
		const fieldType = entries.find(([key]) => key === "fieldtype")?.[1];
		if (fieldType === "multilink") return;
		for (const [key, below] of entries) {
			if (key.startsWith("_")) continue;
			if (key === "attrs") collectBloks(below);
			else if (fieldType === "asset" ? saidOfFile.includes(key) : !wordless.has(key)) collect(below);
		}
	}

	/** Blocks within a rich text stand in the attributes of a node. */
	function collectBloks(attrs: FieldValue): void {
		if (typeof attrs === "object" && attrs !== null && "body" in attrs) collect(attrs.body);
	}
}
