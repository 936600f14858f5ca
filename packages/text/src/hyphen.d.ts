declare module "hyphen" {
	/** Levels, trie and the exceptions, which also serve as an unbounded memory of words. */
	export type Patterns = readonly [levels: unknown, trie: unknown, exceptions?: unknown];
	export default function createHyphenator(
		patterns: Patterns,
		options: { hyphenChar: string; minWordLength: number; html: boolean },
	): (text: string) => string;
}

declare module "hyphen/patterns/de-1996.js" {
	const patterns: import("hyphen").Patterns;
	export default patterns;
}
