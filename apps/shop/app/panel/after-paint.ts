/**
 * Does what an interaction leads to when what it looks like has been painted; earlier where something else is pressed, so
 * that both keep their order.
 */
export function afterPaint(work: () => void): void {
	let isDone = false;
	function once(): void {
		if (isDone) return;
		isDone = true;
		window.removeEventListener("click", once, true);
		work();
	}
	window.addEventListener("click", once, true);
	// Frames are painted between the two.
	requestAnimationFrame(() => setTimeout(once));
}
