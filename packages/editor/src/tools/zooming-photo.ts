import { cropOfView, findElement, panView, zoomView } from "@offizin/design";
import type { ToolState, ToolStep } from "../tool.ts";

/** Two fingers magnify and move the photo; only letting go changes the design. */
export const zoomingPhoto: ToolState<"zoomingPhoto"> = (tool, event, document) => {
	const element = findElement(document, tool.element);
	const leave: ToolStep = { tool: { name: "idle", selected: [tool.element] } };
	if (element?.type !== "photo" || !element.photo) return leave;
	const { photo, box } = element;
	switch (event.type) {
		case "scalePhoto": {
			const larger = zoomView(photo, box, tool.start, event.factor);
			return { tool: { ...tool, view: panView(photo, box, larger, event.dx, event.dy) } };
		}
		case "release": {
			if (tool.view === tool.start) return leave;
			const crop = cropOfView(photo, box, tool.view);
			return { ...leave, change: { type: "setCrop", element: tool.element, crop } };
		}
		case "cancel":
			return leave;
		default:
			return undefined;
	}
};
