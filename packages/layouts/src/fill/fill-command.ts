import type { Command } from "@offizin/design";
import type { Box } from "@offizin/units";
import type { Filled } from "./fill.ts";

/** What has been chosen, as one command: each layout once, however many pages have it. `name`: what its frames are called. */
export function fillCommand(
	{ pages }: Filled,
	{ name, without = [] }: { readonly name: string; readonly without?: readonly string[] },
): Extract<Command, { type: "fillPages" }> {
	const layouts: Box[][] = [];
	const numbers = new Map<string, number>();
	const filled = pages.map(({ page, layout, photos }) => {
		const drawing = JSON.stringify(layout.places);
		const number = numbers.get(drawing) ?? layouts.push([...layout.places]) - 1;
		numbers.set(drawing, number);
		return { page, layout: number, photos: [...photos] };
	});
	return {
		type: "fillPages",
		name,
		layouts,
		pages: filled,
		...(without.length > 0 && { without: [...without] }),
	};
}
