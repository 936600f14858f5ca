import type { Assembly } from "@offizin/formats";

/** How the card is held: how far it is open, and how it is turned in degrees. */
export interface Hold {
	readonly share: number;
	readonly yaw: number;
	readonly pitch: number;
}

export type ViewKey = "front" | "half" | "inside" | "spread" | "back";

export interface View {
	readonly key: ViewKey;
	readonly hold: Hold;
}

export const MOST_PITCH = 38;
/** As it comes into sight: closed, and a little from the side. */
export const ARRIVING: Hold = { share: 0, yaw: -34, pitch: 4 };

const front: View = { key: "front", hold: { share: 0, yaw: -16, pitch: 9 } };
const back: View = { key: "back", hold: { share: 0, yaw: 164, pitch: 9 } };
const half: View = { key: "half", hold: { share: 0.5, yaw: 0, pitch: 17 } };

/** What a card is looked at from: one that does not open from both sides, the others from within too. */
export function viewsOf(assembly: Assembly): readonly View[] {
	if (assembly.plates.length < 2) return [front, back];
	// A zigzag that is pulled open shows the side its front is on, and leaves lie side by side.
	const hasInside = assembly.kind === "stitched" || (assembly.kind === "folded" && assembly.isInTurn);
	const open: View = { key: hasInside ? "inside" : "spread", hold: { share: 0.86, yaw: 0, pitch: 15 } };
	return [front, half, open, back];
}

/** The one that tells most at once: half open, or the front of what does not open. */
export function firstView(views: readonly View[]): View {
	return views.find(({ key }) => key === "half") ?? front;
}

export function isHeldAs({ hold }: View, { share, yaw, pitch }: Hold): boolean {
	return (
		Math.abs(hold.share - share) < 0.005 &&
		Math.abs(hold.yaw - yaw) < 0.5 &&
		Math.abs(hold.pitch - pitch) < 0.5
	);
}

/** A part of the way from one hold to another. */
export function between(from: Hold, to: Hold, part: number): Hold {
	const at = (a: number, b: number) => a + (b - a) * part;
	return { share: at(from.share, to.share), yaw: at(from.yaw, to.yaw), pitch: at(from.pitch, to.pitch) };
}
