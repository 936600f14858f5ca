import type { DesignDocument } from "../../document/document.ts";
import { locateElement } from "../../document/document-elements.ts";
import type { DesignElement } from "../../document/element.ts";
import type { CommandOf, SimpleCommand } from "../command.ts";
import { withElements } from "./applied.ts";

interface Placed {
	readonly document: DesignDocument;
	/** In the order of the commands, each with what it leads to. */
	readonly done: readonly SimpleCommand[];
	/** The last one first. */
	readonly inverse: readonly SimpleCommand[];
}

/**
 * The placements at the head of some commands in one go, as far as each stands for itself: what is dragged with two hundred
 * others makes one document, not two hundred. Undefined where there are no two such.
 */
export function placeTogether(
	document: DesignDocument,
	commands: readonly SimpleCommand[],
): Placed | undefined {
	const placed = new Map<string, DesignElement>();
	const done: SimpleCommand[] = [];
	const inverse: SimpleCommand[] = [];
	for (const command of commands) {
		const element =
			command.type === "setPlacement" ? locateElement(document, command.element)?.element : undefined;
		if (command.type !== "setPlacement" || !element || !isPlacedAlone(element) || placed.has(element.id))
			break;
		const { type, element: id, box, rotation } = command;
		placed.set(id, { ...element, box, rotation });
		done.push({ type, element: id, box, rotation } satisfies CommandOf<"setPlacement">);
		inverse.unshift({ type, element: id, box: element.box, rotation: element.rotation });
	}
	return placed.size < 2 ? undefined : { document: withElements(document, placed), done, inverse };
}

/** Whether nothing else follows from where an element lies: no members, no crop, no number of dashes. */
function isPlacedAlone({ type }: DesignElement): boolean {
	return type === "text" || type === "shape" || type === "artwork" || type === "qr";
}
