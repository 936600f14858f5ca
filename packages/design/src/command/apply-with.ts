import { err, ok, type Result } from "@offizin/base";
import type { DesignDocument } from "../document/document.ts";
import { elementsOf } from "../document/document-elements.ts";
import { findOverweight, weightOfDocument } from "../document/document-weight.ts";
import { asksFor, withFacts } from "../facts/with-facts.ts";
import type { Applied, Attempt, CommandError, PhotoLookup } from "./apply-command/applied.ts";
import type { placeTogether } from "./apply-command/place-together.ts";
import type { Command, CommandOf, SimpleCommand } from "./command.ts";
import { simpleCommands } from "./together.ts";

/**
 * Applies one command. The document given is never changed, and the one made opens without repair. Texts that are not
 * editable refuse other words and other type; they are placed, ordered, grouped and removed like a drawing.
 */
export type ApplyCommand = (
	document: DesignDocument,
	command: Command,
	photos: PhotoLookup,
) => Result<Applied, CommandError>;

/** What is known of commands. */
export interface KnownCommands {
	readonly attempt: (document: DesignDocument, command: SimpleCommand, photos: PhotoLookup) => Attempt;
	/** Many at once; without it they are applied one by one. */
	readonly placeTogether?: typeof placeTogether;
}

/** Applies what is known. */
export function applierOf({ attempt, placeTogether }: KnownCommands): ApplyCommand {
	function apply(document: DesignDocument, command: Command, photos: PhotoLookup): ReturnType<ApplyCommand> {
		if (command.type === "transaction") return applyTransaction(document, command, photos);
		const applied = attempt(document, command, photos);
		const element = changedElement(document, command);
		if (!applied.ok || element === undefined) return applied;
		const after = withFacts(applied.value.document);
		const isTooHeavy =
			findOverweight(after) && weightOfDocument(after) > weightOfDocument(withFacts(document));
		return isTooHeavy ? err({ code: "page_too_heavy", element }) : applied;
	}

	/** All or none; each command meets what those before it have made. */
	function applyTransaction(
		document: DesignDocument,
		{ type, commands }: CommandOf<"transaction">,
		photos: PhotoLookup,
	): Result<Applied, CommandError> {
		let current = document;
		const done: SimpleCommand[] = [];
		const inverse: SimpleCommand[] = [];
		for (let at = 0; at < commands.length; ) {
			const placed = placeTogether?.(current, commands.slice(at));
			if (placed) {
				current = placed.document;
				done.push(...placed.done);
				inverse.unshift(...placed.inverse);
				at += placed.done.length;
				continue;
			}
			const one = commands[at++];
			if (!one) break;
			const applied = apply(current, one, photos);
			if (!applied.ok) return applied;
			current = applied.value.document;
			done.push(...simpleCommands(applied.value.command));
			inverse.unshift(...simpleCommands(applied.value.inverse));
		}
		return ok({
			document: current,
			command: { type, commands: done },
			inverse: { type, commands: inverse },
		});
	}

	return apply;
}

/** What a command can make heavier; of a fact the first text that asks for it. */
function changedElement(document: DesignDocument, command: SimpleCommand): string | undefined {
	if (command.type === "setFact") return elementsOf(document).find((one) => asksFor(one, command.fact))?.id;
	if (command.type === "addElement") return command.value.id;
	if (command.type === "addPages") return command.pages.flatMap(({ value }) => value.elements)[0]?.id;
	if (command.type === "applyLayout") return command.newTexts?.[0]?.id ?? command.places[0]?.element;
	if (command.type === "setFrames") return command.pages.flatMap(({ frames }) => frames)[0]?.value.id;
	if (command.type === "fillPages") return `${command.name}-1`;
	return "element" in command ? command.element : undefined;
}
