import {
	type DesignDocument,
	findElement,
	heightened,
	ownBox,
	type SimpleCommand,
	simpleCommands,
	together,
} from "@offizin/design";
import type { Box } from "@offizin/units";
import type { Change } from "./change.ts";

/**
 * A change that a person made to elements as they see them, for the elements as they are written: a text that has grown
 * keeps its least height wherever it goes, until somebody gives it another one.
 */
export function asPlaced(seen: DesignDocument, change: Change): Change {
	if (change.type === "setPlacement") return commandAsPlaced(seen, change);
	if (change.type !== "transaction") return change;
	return together(simpleCommands(change).map((command) => commandAsPlaced(seen, command))) ?? change;
}

function commandAsPlaced(seen: DesignDocument, command: SimpleCommand): SimpleCommand {
	if (command.type !== "setPlacement") return command;
	const element = findElement(seen, command.element);
	if (element?.type !== "text") return command;
	const { box: from, verticalAlign, rotation } = element;
	const own = ownBox(element);
	const { box: to } = command;
	if (own === from || to.height !== from.height) return command;
	const isMoved = to.width === from.width && command.rotation === rotation;
	const box = isMoved ? movedLike(own, from, to) : heightened(command, verticalAlign, own.height);
	return { ...command, box };
}

/** By whole micrometres, however often it is done. */
function movedLike(own: Box, from: Box, to: Box): Box {
	return { ...own, x: own.x + to.x - from.x, y: own.y + to.y - from.y } as Box;
}
