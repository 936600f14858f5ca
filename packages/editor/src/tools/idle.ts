import { type DesignDocument, findElement, photoView } from "@offizin/design";
import { holderOf } from "../placing/groups.ts";
import { isWritable } from "../text-fields.ts";
import {
	isGathering,
	selectedElements,
	type Tool,
	type ToolEvent,
	type ToolState,
	type ToolStep,
} from "../tool.ts";

/** Nothing is being done; one element may be selected. */
export const idle: ToolState<"idle"> = (tool, event, document) => begin(event, document, tool);

/** The ways into every other state, open from idle and from a text being edited. */
export function begin(event: ToolEvent, document: DesignDocument, before: Tool): ToolStep | undefined {
	switch (event.type) {
		case "select": {
			const { element } = event;
			const chosen = element !== null && findElement(document, element) ? [element] : [];
			if (!event.adds) return { tool: { name: "idle", selected: chosen } };
			const others = selectedElements(before).filter((id) => id !== element);
			const isLeft = others.length < selectedElements(before).length;
			return gathered(isLeft ? others : [...others, ...chosen], isGathering(before));
		}
		case "gather":
			return gathered(selectedElements(before), event.isOn);
		case "selectAll":
			return {
				tool: { name: "idle", selected: event.elements.filter((id) => findElement(document, id)) },
			};
		case "grabElements": {
			const { placer } = event;
			const drag = placer.grab(document, event);
			if (!drag) return undefined;
			return { tool: { name: "placing", placer, drag, dragged: { placements: drag.start, guides: [] } } };
		}
		case "editText": {
			const element = findElement(document, event.element);
			if (!isWritable(element)) return undefined;
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
		case "cancel": {
			if (isGathering(before)) return gathered(selectedElements(before), false);
			// Out of a group first, then out of everything.
			const [only, another] = selectedElements(before).flatMap((id) => findElement(document, id) ?? []);
			const holder = only && !another ? holderOf(document, only) : undefined;
			return { tool: { name: "idle", selected: holder ? [holder.id] : [] } };
		}
		default:
			return undefined;
	}
}

function gathered(selected: readonly string[], isOn: boolean): ToolStep {
	return { tool: { name: "idle", selected, ...(isOn && { gathers: true }) } };
}
