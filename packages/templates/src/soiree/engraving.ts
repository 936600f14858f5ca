import type { Artwork } from "@offizin/design";
import type { Path } from "@offizin/geometry";
import type { Frame } from "../card-builder.ts";
import { pathData } from "./pen.ts";

/** Line weights in millimetres. None is finer than hot foil can hold (0.25 mm, domain.md §6). */
export const WEIGHT = { fine: 0.28, medium: 0.42, bold: 0.8 } as const;

/** Ink slots of the drawings: line work, a shade of the ground for wallpaper, and the ground itself. */
export type Slot = "line" | "shade" | "ground";

/** Something cut into the plate: a line of some weight, or a filled form where `weight` is absent. */
export interface Mark {
	readonly path: Path;
	readonly slot: Slot;
	readonly weight?: number;
}

export function cut(weight: number, ...paths: readonly Path[]): Mark {
	return { path: paths.flat(), slot: "line", weight };
}

export function form(...paths: readonly Path[]): Mark {
	return { path: paths.flat(), slot: "line" };
}

export function inSlot(slot: Slot, marks: readonly Mark[]): Mark[] {
	return marks.map((mark) => ({ ...mark, slot }));
}

/** Turns marks in page millimetres into an artwork that is drawn at its own size in `frame`. */
export function engrave([x, y, width, height]: Frame, marks: readonly Mark[]): Artwork {
	const groups = new Map<string, { readonly slot: Slot; readonly weight?: number; d: string }>();
	for (const { path, ...how } of marks) {
		const key = `${how.slot} ${how.weight}`;
		const group = groups.get(key) ?? { ...how, d: "" };
		groups.set(key, group);
		group.d += pathData(path, { x, y });
	}
	const paths = [...groups.values()].map(({ d, slot, weight }) =>
		weight === undefined
			? { d, ink: slot, rule: "evenodd" as const }
			: { d, ink: slot, stroke: weight, cap: "butt" as const },
	);
	return { width, height, paths };
}
