import type { PlacedPhoto } from "@offizin/design";

/** How the cut-out lies in its slot: mirrored left to right first, then turned clockwise by degrees. */
export interface PhotoPlacement {
	readonly turn: NonNullable<PlacedPhoto["turn"]> | null;
	readonly mirrored: boolean;
}

const turns = [null, 90, 180, 270] as const;

export function placementOf({ turn, mirrored }: Pick<PlacedPhoto, "turn" | "mirrored">): PhotoPlacement {
	return { turn: turn ?? null, mirrored: mirrored ?? false };
}

/** A quarter turn further as it is seen, clockwise or (-1) against the clock. */
export function turned({ turn, mirrored }: PhotoPlacement, direction: 1 | -1): PhotoPlacement {
	return { turn: turns[(turns.indexOf(turn) + direction + 4) % 4] ?? null, mirrored };
}

/** Mirrored left to right as it is seen: what was turned one way is turned the other way then. */
export function mirrored({ turn, mirrored: isMirrored }: PhotoPlacement): PhotoPlacement {
	return { turn: turns[(4 - turns.indexOf(turn)) % 4] ?? null, mirrored: !isMirrored };
}
