import {
	type DesignDocument,
	type Filling,
	factValues,
	filledText,
	fillingsOf,
	findElement,
	type SimpleCommand,
	simpleCommands,
	together,
	writtenAfter,
	writtenRange,
} from "@offizin/design";
import type { Change } from "./change.ts";
import { changedPart } from "./text-input.ts";

/**
 * A change that a person made to texts as they read them, for the texts as they are written: words around facts leave
 * them bound, a fact written over becomes plain words.
 */
export function asWritten(document: DesignDocument, change: Change): Change {
	if (!document.facts || "configuration" in change) return change;
	if (change.type !== "transaction") return commandAsWritten(document, change);
	const commands = simpleCommands(change).map((command) => commandAsWritten(document, command));
	return together(commands) ?? change;
}

function commandAsWritten(document: DesignDocument, command: SimpleCommand): SimpleCommand {
	if (command.type !== "setText" && command.type !== "setTextStyle") return command;
	const element = findElement(document, command.element);
	if (element?.type !== "text") return command;
	const { text: written } = element;
	const fillings = fillingsOf(written, factValues(document));
	if (fillings.length === 0) return command;
	if (command.type === "setTextStyle") {
		return command.range ? { ...command, range: writtenRange(fillings, command.range) } : command;
	}
	return { ...command, text: textAsWritten(written, fillings, command.text) };
}

function textAsWritten(written: string, fillings: readonly Filling[], text: string): string {
	const shown = filledText(written, fillings);
	const { start, endBefore, endAfter } = changedPart(shown, text);
	if (start === endBefore && start === endAfter) return written;
	return writtenAfter(written, fillings, { start, end: endBefore, inserted: text.slice(start, endAfter) });
}
