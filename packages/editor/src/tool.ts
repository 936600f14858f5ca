import type { CropView, DesignDocument } from "@offizin/design";
import type { Point } from "@offizin/units";
import type { Change } from "./change.ts";
import type { Drag, Dragged, Grab, Placer } from "./placing/drag.ts";

/** A selection in a text: UTF-16 indices, equal for a bare caret. */
export interface TextRange {
	readonly anchor: number;
	readonly caret: number;
}

/** What the person is doing right now. Never saved. */
export type Tool =
	/** In the order in which they were chosen; `gathers`: each press adds one or lets it go. */
	| { readonly name: "idle"; readonly selected: readonly string[]; readonly gathers?: true }
	| { readonly name: "editingText"; readonly element: string; readonly range: TextRange }
	| {
			readonly name: "draggingPhoto";
			readonly element: string;
			readonly start: CropView;
			readonly view: CropView;
	  }
	| {
			readonly name: "zoomingPhoto";
			readonly element: string;
			readonly start: CropView;
			readonly view: CropView;
	  }
	/** Elements are moved, sized or turned. */
	| { readonly name: "placing"; readonly placer: Placer; readonly drag: Drag; readonly dragged: Dragged };

/**
 * What happens to a tool. Lengths of a photo are micrometres in the coordinates of the slot, from where the gesture began;
 * places are micrometres on the page.
 */
export type ToolEvent =
	/** `adds`: to what is selected, or from it. */
	| { readonly type: "select"; readonly element: string | null; readonly adds?: boolean }
	| { readonly type: "selectAll"; readonly elements: readonly string[] }
	/** Begins or ends choosing several by one press each. */
	| { readonly type: "gather"; readonly isOn: boolean }
	| { readonly type: "editText"; readonly element: string; readonly range: TextRange }
	| { readonly type: "moveCaret"; readonly range: TextRange }
	| { readonly type: "typeText"; readonly text: string; readonly range: TextRange }
	| { readonly type: "grabPhoto"; readonly element: string }
	| { readonly type: "dragPhoto"; readonly dx: number; readonly dy: number }
	| { readonly type: "pinchPhoto"; readonly element: string }
	| { readonly type: "scalePhoto"; readonly factor: number; readonly dx: number; readonly dy: number }
	| ({ readonly type: "grabElements"; readonly placer: Placer } & Grab)
	| {
			readonly type: "dragElements";
			readonly to: Point;
			/** Micrometres within which something catches; 0: nothing does. */
			readonly tolerance: number;
			readonly isEven: boolean;
	  }
	| { readonly type: "release" }
	| { readonly type: "cancel" };

export interface ToolStep {
	readonly tool: Tool;
	/** To be made and noted in the history. */
	readonly change?: Change;
}

/** One state: what it makes of an event. Undefined: the event means nothing here. */
export type ToolState<Name extends Tool["name"]> = (
	tool: Extract<Tool, { name: Name }>,
	event: ToolEvent,
	document: DesignDocument,
) => ToolStep | undefined;

/** The elements the tool is about. */
export function selectedElements(tool: Tool): readonly string[] {
	switch (tool.name) {
		case "idle":
			return tool.selected;
		case "placing":
			return elementsOf(tool.drag.start);
		default:
			return [tool.element];
	}
}

type Placements = Extract<Tool, { name: "placing" }>["drag"]["start"];
const carried = new WeakMap<Placements, readonly string[]>();

/** The same for as long as they are carried: each target on the page asks with each move. */
function elementsOf(start: Placements): readonly string[] {
	const known = carried.get(start) ?? start.map(({ element }) => element);
	carried.set(start, known);
	return known;
}

/** The element the tool is about, when it is about one. */
export function selectedElement(tool: Tool): string | null {
	const [only = null, another] = selectedElements(tool);
	return another === undefined ? only : null;
}

/** Whether each press adds an element or lets it go. */
export function isGathering(tool: Tool): boolean {
	return tool.name === "idle" && tool.gathers === true;
}

/** Gestures change nothing until they end. */
export function isGesture({ name }: Tool): boolean {
	return name === "draggingPhoto" || name === "zoomingPhoto" || name === "placing";
}
