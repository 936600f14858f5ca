/** What a hand does with the design. */
export type Hand = "carries" | "writes" | "rests";

/** Milliseconds without a key after which nobody is kept waiting by a picture. */
const PAUSE_MS = 300;

/** In how many milliseconds the picture of a page that has changed is made; null: not before the hand rests. */
export function delayOf(hand: Hand, isUndone: boolean): number | null {
	if (hand === "carries") return null;
	return hand === "writes" && !isUndone ? PAUSE_MS : 0;
}
