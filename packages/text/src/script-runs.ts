export interface ScriptRun {
	readonly start: number;
	readonly end: number;
	/** ISO 15924 tag. */
	readonly script: string;
}

const onlyLatin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
const scripts = [
	["Latn", /\p{Script=Latin}/u],
	["Cyrl", /\p{Script=Cyrillic}/u],
	["Grek", /\p{Script=Greek}/u],
] as const;
const neutral = /[\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Cuts a text where its script changes, because a font keeps kerning and ligatures per script.
 * Punctuation, digits and marks stay with what precedes them; scripts not named here shape as `Zyyy`.
 */
export function scriptRuns(text: string): ScriptRun[] {
	if (onlyLatin.test(text)) return [{ start: 0, end: text.length, script: "Latn" }];
	const runs: ScriptRun[] = [];
	let start = 0;
	let current: string | undefined;
	let index = 0;
	for (const character of text) {
		const script = neutral.test(character) ? current : scriptOf(character);
		if (current !== undefined && script !== undefined && script !== current) {
			runs.push({ start, end: index, script: current });
			start = index;
		}
		current = script;
		index += character.length;
	}
	runs.push({ start, end: text.length, script: current ?? "Latn" });
	return runs;
}

function scriptOf(character: string): string {
	return scripts.find(([, pattern]) => pattern.test(character))?.[0] ?? "Zyyy";
}
