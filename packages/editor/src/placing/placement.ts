import {
	type DesignDocument,
	elementBounds,
	elementMatrix,
	findElement,
	type SimpleCommand,
} from "@offizin/design";
import { type Box, box, boxAround } from "@offizin/units";

/** Where an element lies: its box before it is turned, and the turn in hundredths of a degree. */
export interface Placement {
	readonly element: string;
	readonly box: Box;
	readonly rotation: number;
	/** What its groups turn it by in addition. */
	readonly turn: number;
}

/** Where elements of a document lie; those that are not there are left out. */
export function placementsOf(document: DesignDocument, ids: readonly string[]): Placement[] {
	return ids.flatMap((id) => {
		const element = findElement(document, id);
		if (!element) return [];
		const [a, b] = elementMatrix(document, element);
		const { box, rotation } = element;
		const whole = (Math.atan2(b, a) * 18_000) / Math.PI;
		return [{ element: id, box, rotation, turn: element.group === undefined ? 0 : whole - rotation }];
	});
}

/** The smallest upright box around elements; undefined around none. */
export function boundsAround(document: DesignDocument, ids: readonly string[]): Box | undefined {
	const boxes = ids.flatMap((id) => {
		const element = findElement(document, id);
		return element ? [elementBounds(document, element)] : [];
	});
	return boxAround(boxes);
}

/** Moved by a way on the page, micrometres. */
export function shifted({ box: from, ...placement }: Placement, dx: number, dy: number): Placement {
	const [x, y] = rotated(dx, dy, -placement.turn);
	return { ...placement, box: box(from.x + x, from.y + y, from.width, from.height) };
}

/** A way turned clockwise by hundredths of a degree. */
export function rotated(dx: number, dy: number, rotation: number): readonly [dx: number, dy: number] {
	if (rotation === 0) return [dx, dy];
	const angle = (rotation * Math.PI) / 18_000;
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	return [dx * cos - dy * sin, dx * sin + dy * cos];
}

/** From more than -180 to 180 degrees. */
export function withinTurn(rotation: number): number {
	const once = ((rotation % 36_000) + 36_000) % 36_000;
	return once > 18_000 ? once - 36_000 : once;
}

/** What puts elements elsewhere, those that have moved. */
export function placementCommands(
	before: readonly Placement[],
	after: readonly Placement[],
): SimpleCommand[] {
	return after.flatMap(({ element, box, rotation }): SimpleCommand[] => {
		const from = before.find((one) => one.element === element);
		const stays = from && isSameBox(from.box, box) && from.rotation === rotation;
		return stays ? [] : [{ type: "setPlacement", element, box, rotation }];
	});
}

function isSameBox(one: Box, other: Box): boolean {
	return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
