import { together } from "@offizin/design";
import type { ToolState, ToolStep } from "../tool.ts";

/** Elements follow the pointer; only letting go changes the design. */
export const placing: ToolState<"placing"> = (tool, event) => {
	const leave: ToolStep = {
		tool: { name: "idle", selected: tool.drag.start.map(({ element }) => element) },
	};
	switch (event.type) {
		case "dragElements": {
			const { to, tolerance, isEven } = event;
			const drag = { ...tool.drag, to, tolerance, isEven };
			return { tool: { ...tool, drag, dragged: tool.placer.drag(drag) } };
		}
		case "release": {
			const change = together(tool.placer.commands(tool.drag, tool.dragged));
			return change ? { ...leave, change } : leave;
		}
		case "cancel":
			return leave;
		default:
			return undefined;
	}
};
