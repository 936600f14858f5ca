import type { CropView, DesignDocument } from "@offizin/design";
import type { Change } from "./change.ts";

/** A selection in a text: UTF-16 indices, equal for a bare caret. */
export interface TextRange {
	readonly anchor: number;
	readonly caret: number;
}

/** What the person is doing right now. Never saved. */
export type Tool =
	| { readonly name: "idle"; readonly selected: string | null }
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
	  };

/** What happens to a tool. Lengths are micrometres in the coordinates of the slot, from where the gesture began. */
export type ToolEvent =
	| { readonly type: "select"; readonly element: string | null }
	| { readonly type: "editText"; readonly element: string; readonly range: TextRange }
	| { readonly type: "moveCaret"; readonly range: TextRange }
	| { readonly type: "typeText"; readonly text: string; readonly range: TextRange }
	| { readonly type: "grabPhoto"; readonly element: string }
	| { readonly type: "dragPhoto"; readonly dx: number; readonly dy: number }
	| { readonly type: "pinchPhoto"; readonly element: string }
	| { readonly type: "scalePhoto"; readonly factor: number; readonly dx: number; readonly dy: number }
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

/** The element the tool is about. */
export function selectedElement(tool: Tool): string | null {
	return tool.name === "idle" ? tool.selected : tool.element;
}
