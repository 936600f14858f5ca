import type { CommandError } from "@offizin/design";
import { commandErrorWords } from "@offizin/words";

/** What is wrong with a command, under the element or the page it was for. */
export function commandFields(error: CommandError, locale: string): Record<string, string> {
	const words = commandErrorWords(error, locale);
	if ("element" in error) return { [error.element]: words };
	return { ["page" in error ? error.page : "fields"]: words };
}
