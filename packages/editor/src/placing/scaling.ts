import {
	type DesignElement,
	ownBox,
	type SimpleCommand,
	type TextElement,
	TYPE_SIZE_RANGE,
} from "@offizin/design";
import { type Box, box, type Point, type Um, um } from "@offizin/units";
import { innermostFirst } from "./groups.ts";

/** Makes everything about a point of the page larger or smaller: boxes, type, lines. */
export interface Scaling {
	readonly factor: number;
	readonly about: Point;
}

/**
 * Scales a group, given with all that is in it. Boxes are scaled in their own coordinates: turns of groups keep the ratio
 * of all lengths, so the same comes out on the page.
 */
export function scalingCommands(
	elements: readonly DesignElement[],
	{ factor, about }: Scaling,
): SimpleCommand[] {
	if (factor === 1) return [];
	// A group takes its members along, so that groups come first, the outermost before all.
	const outerFirst = innermostFirst(elements).toReversed();
	const others = elements.filter(({ type }) => type !== "group");
	return [...outerFirst, ...others].flatMap((element): SimpleCommand[] => [
		{
			type: "setPlacement",
			element: element.id,
			box: scaledBox(ownBox(element), factor, about),
			rotation: element.rotation,
		},
		...lookCommands(element, factor),
	]);
}

function scaledBox(from: Box, factor: number, { x, y }: Point): Box {
	const [width, height] = [Math.max(1, from.width * factor), Math.max(1, from.height * factor)];
	return box(x + (from.x - x) * factor, y + (from.y - y) * factor, width, height);
}

/** What has a size beside that of its box. */
function lookCommands(element: DesignElement, factor: number): SimpleCommand[] {
	const { id } = element;
	const scaled = (length: Um) => um(Math.max(1, length * factor));
	switch (element.type) {
		case "text":
			return element.editable ? typeCommands(element, factor) : [];
		case "line": {
			const { stroke } = element;
			return [{ type: "setStroke", element: id, stroke: { ...stroke, width: scaled(stroke.width) } }];
		}
		case "shape": {
			const { shape, stroke, radius } = element;
			return [
				...(radius ? [{ type: "setShape", element: id, shape, radius: scaled(radius) } as const] : []),
				...(stroke
					? [{ type: "setStroke", element: id, stroke: { ...stroke, width: scaled(stroke.width) } } as const]
					: []),
			];
		}
		case "photo": {
			const { shape, radius } = element;
			return radius ? [{ type: "setShape", element: id, shape, radius: scaled(radius) }] : [];
		}
		default:
			return [];
	}
}

function typeCommands({ id, style, runs, fitMin }: TextElement, factor: number): SimpleCommand[] {
	const { min, max } = TYPE_SIZE_RANGE;
	const scaled = (size: Um) => um(Math.min(max, Math.max(min, size * factor)));
	const scaledRuns = runs?.map((run) => ({
		...run,
		style: { ...run.style, ...(run.style.size && { size: scaled(run.style.size) }) },
	}));
	return [
		{
			type: "setTextStyle",
			element: id,
			style: { size: scaled(style.size) },
			...(scaledRuns && { runs: scaledRuns }),
		},
		...(fitMin ? [{ type: "setTextLayout", element: id, fitMin: scaled(fitMin) } as const] : []),
	];
}
