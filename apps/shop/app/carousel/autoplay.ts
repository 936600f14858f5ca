/** Milliseconds until the next one after the mouse has left (spec 9.2-1). */
const afterHover = 1000;

/** Why slides stand still: who looks closely is not hurried (WCAG 2.2.2). */
type Hold = "hover" | "focus" | "hidden" | "person";

export interface Autoplay {
	hold(reason: Hold): void;
	release(reason: Hold): void;
	/** A slide has come, by itself or by hand: it stands its whole time. */
	restart(): void;
	stop(): void;
}

/** Calls `next` every `turn` milliseconds while nothing holds it. */
export function createAutoplay(next: () => void, turn: number): Autoplay {
	const held = new Set<Hold>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	function wait(delay: number) {
		clearTimeout(timer);
		if (held.size > 0) return;
		timer = setTimeout(() => {
			next();
			wait(turn);
		}, delay);
	}
	wait(turn);
	return {
		hold(reason) {
			held.add(reason);
			clearTimeout(timer);
		},
		release(reason) {
			if (held.delete(reason)) wait(reason === "hover" ? afterHover : turn);
		},
		restart: () => wait(turn),
		stop: () => clearTimeout(timer),
	};
}
