import type { CommandError } from "@offizin/design";
import { wordsOf } from "./language.ts";
import { listOf } from "./list.ts";
import { say } from "./say.ts";

/** Why a command to a design is refused. */
export function commandErrorWords(error: CommandError, locale: string): string {
	const { problem, element } = wordsOf(locale).command;
	const message = problem[error.code];
	switch (error.code) {
		case "element_wrong_type": {
			const names = error.expected.map((type) => element[type]);
			return say(message, { expected: listOf(names, locale) }, locale);
		}
		case "text_too_long":
			return say(message, { maxLength: error.maxLength, length: error.length }, locale);
		case "limit_exceeded":
		case "tray_full":
			return say(message, { limit: error.limit }, locale);
		case "page_count":
			return say(message, { min: error.min, max: error.max, step: error.step }, locale);
		default:
			return message;
	}
}
