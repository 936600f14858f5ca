import type { DesignDocument, DesignElement, SimpleCommand } from "@offizin/design";
import type { Box, Point } from "@offizin/units";
import type { Placement } from "./placement.ts";
import type { Scaling } from "./scaling.ts";
import type { SnapField, SnapLine } from "./snap-lines.ts";

/** By what an element is held: itself, a corner or an edge of its frame, or the knob that turns it. */
export type Grip = "move" | "rotate" | "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

export interface Drag {
	readonly grip: Grip;
	/** As they lay when they were grabbed; several can only be moved. */
	readonly start: readonly Placement[];
	/** Of a group, with itself, as they were then: by its corners all of it gets larger or smaller. Else none. */
	readonly members: readonly DesignElement[];
	/** The smallest upright box around them. */
	readonly bounds: Box;
	readonly field: SnapField;
	/** Both on the page, micrometres. */
	readonly from: Point;
	readonly to: Point;
	/** Micrometres within which something catches; 0: nothing does. */
	readonly tolerance: number;
	/** Moves along one axis, keeps the ratio of the sides, turns by 15 degrees. */
	readonly isEven: boolean;
}

export interface Dragged {
	readonly placements: readonly Placement[];
	readonly guides: readonly SnapLine[];
	/** Of a group and all that is in it. */
	readonly scaling?: Scaling;
}

export interface Grab extends Pick<Drag, "grip" | "field" | "from"> {
	readonly elements: readonly string[];
}

/** Moves, sizes and turns. Handed over by whoever grabs, so that an editor in which nobody does goes without. */
export interface Placer {
	/** Undefined where there is nothing to hold. */
	readonly grab: (document: DesignDocument, grab: Grab) => Drag | undefined;
	readonly drag: (drag: Drag) => Dragged;
	/** What a drag comes to. */
	readonly commands: (drag: Drag, dragged: Dragged) => SimpleCommand[];
}
