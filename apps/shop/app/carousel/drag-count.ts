/** Spec 2.4-5, 9.2-1: a press with more moves than this was a drag, and its click leads nowhere. */
const threshold = 10;

/** Counts the moves of a pressed mouse. */
export function createDragCount() {
	let moves = 0;
	return {
		begin: () => {
			moves = 0;
		},
		move: () => {
			moves += 1;
		},
		isDrag: () => moves > threshold,
	};
}
