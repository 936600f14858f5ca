import type { ToolState } from "../tool.ts";
import { begin } from "./idle.ts";

/** The caret stands in a text. Every keystroke is a change; Escape only leaves, nothing typed is taken back. */
export const editingText: ToolState<"editingText"> = (tool, event, document) => {
	switch (event.type) {
		case "moveCaret":
			return { tool: { ...tool, range: event.range } };
		case "typeText":
			return {
				tool: { ...tool, range: event.range },
				change: { type: "setText", element: tool.element, text: event.text },
			};
		case "release":
		case "cancel":
			return { tool: { name: "idle", selected: [tool.element] } };
		default:
			return begin(event, document, tool);
	}
};
