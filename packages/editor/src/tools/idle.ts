import { type DesignDocument, findElement } from "@offizin/design";
import { photoView } from "../photo-view.ts";
import type { ToolEvent, ToolState, ToolStep } from "../tool.ts";

/** Nothing is being done; one element may be selected. */
export const idle: ToolState<"idle"> = (_tool, event, document) => begin(event, document);

/** The ways into every other state, open from idle and from a text being edited. */
export function begin(event: ToolEvent, document: DesignDocument): ToolStep | undefined {
	switch (event.type) {
		case "select": {
			const isThere = event.element !== null && findElement(document, event.element) !== undefined;
			return { tool: { name: "idle", selected: isThere ? event.element : null } };
		}
		case "editText": {
			const element = findElement(document, event.element);
			if (element?.type !== "text" || !element.editable) return undefined;
			return { tool: { name: "editingText", element: element.id, range: event.range } };
		}
		case "grabPhoto":
		case "pinchPhoto": {
			const element = findElement(document, event.element);
			const view = element?.type === "photo" ? photoView(element) : undefined;
			if (!view) return undefined;
			const name = event.type === "grabPhoto" ? "draggingPhoto" : "zoomingPhoto";
			return { tool: { name, element: event.element, start: view, view } };
		}
		case "cancel":
			return { tool: { name: "idle", selected: null } };
		default:
			return undefined;
	}
}
