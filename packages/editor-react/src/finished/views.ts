import type { Assembly } from "@offizin/formats";

/** How the card is held: how far it is open, and how it is turned in degrees. */
export interface Hold {
	readonly share: number;
	readonly yaw: number;
	readonly pitch: number;
}

export type ViewKey = "front" | "half" | "inside" | "spread" | "pages" | "back";

export interface View {
	readonly key: ViewKey;
	readonly hold: Hold;
	/** Numbers of the pages that lie side by side. */
	readonly pages?: { readonly left: number; readonly right: number };
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
	if (assembly.kind === "stitched") return leafedThrough(assembly.plates.length);
	// A zigzag that is pulled open shows the side its front is on, and leaves lie side by side.
	const hasInside = assembly.kind === "folded" && assembly.isInTurn;
	const open: View = { key: hasInside ? "inside" : "spread", hold: { share: 0.86, yaw: 0, pitch: 15 } };
	return [front, half, open, back];
}

/** Of so many leaves: the front, what lies side by side after each of them, the back. */
function leafedThrough(leaves: number): readonly View[] {
	const opened = Array.from({ length: leaves - 1 }, (_none, at): View => {
		const left = 2 * (at + 1);
		return {
			key: "pages",
			hold: { share: (at + 1) / leaves, yaw: 0, pitch: 17 },
			pages: { left, right: left + 1 },
		};
	});
	return [front, ...opened, { key: "back", hold: { share: 1, yaw: 16, pitch: 9 } }];
}

/** The one that tells most at once: half open, its first pages, or the front of what does not open. */
export function firstView(views: readonly View[]): View {
	return views.find(({ key }) => key === "half" || key === "pages") ?? front;
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
