import type { DesignDocument } from "@offizin/design";
import type { Tool, ToolEvent, ToolStep } from "../tool.ts";
import { draggingPhoto } from "./dragging-photo.ts";
import { editingText } from "./editing-text.ts";
import { idle } from "./idle.ts";
import { placing } from "./placing.ts";
import { zoomingPhoto } from "./zooming-photo.ts";

/** Hands an event to the state the tool is in. */
export function stepTool(tool: Tool, event: ToolEvent, document: DesignDocument): ToolStep | undefined {
	switch (tool.name) {
		case "idle":
			return idle(tool, event, document);
		case "editingText":
			return editingText(tool, event, document);
		case "draggingPhoto":
			return draggingPhoto(tool, event, document);
		case "zoomingPhoto":
			return zoomingPhoto(tool, event, document);
		case "placing":
			return placing(tool, event, document);
	}
}
