import { commandsBetween, type DesignDocument, MOST_COMMANDS } from "@offizin/design";
import { type BringBack, photosOf } from "../change.ts";
import type { Editor } from "../create-editor.ts";

/**
 * Makes the design what it was, on top of everything done since: one step of undo, saved and merged like any other
 * change. False when it does not go, with the reason as `refusal` of the editor where the change was refused.
 */
export function bringBack(editor: Editor, wanted: DesignDocument): boolean {
	const { written } = editor.getSnapshot();
	const commands = commandsBetween(written, wanted);
	if (commands.length > MOST_COMMANDS) return false;
	editor.knowPhotos(photosOf(wanted));
	const change: BringBack = {
		type: "bringBack",
		configuration: wanted.configuration,
		commands: commands.flatMap((command) => (command.type === "transaction" ? command.commands : [command])),
	};
	editor.mark();
	const made = editor.dispatch(change);
	editor.mark();
	return made.ok;
}
