import { cropOfView, findElement, panView } from "@offizin/design";
import type { Tool, ToolState, ToolStep } from "../tool.ts";

/** The photo follows the pointer inside its slot; only letting go changes the design. */
export const draggingPhoto: ToolState<"draggingPhoto"> = (tool, event, document) => {
	const element = findElement(document, tool.element);
	if (element?.type !== "photo" || !element.photo) return leave(tool);
	switch (event.type) {
		case "dragPhoto":
			return { tool: { ...tool, view: panView(element.photo, element.box, tool.start, event.dx, event.dy) } };
		case "pinchPhoto":
			return { tool: { name: "zoomingPhoto", element: tool.element, start: tool.view, view: tool.view } };
		case "release": {
			if (tool.view === tool.start) return leave(tool);
			const crop = cropOfView(element.photo, element.box, tool.view);
			return { ...leave(tool), change: { type: "setCrop", element: tool.element, crop } };
		}
		case "cancel":
			return leave(tool);
		default:
			return undefined;
	}
};

function leave(tool: Extract<Tool, { element: string }>): ToolStep {
	return { tool: { name: "idle", selected: [tool.element] } };
}
