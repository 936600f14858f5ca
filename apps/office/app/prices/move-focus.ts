/** Marks the link of a cell; its value is "row,column". */
export const CELL = "data-cell";

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
};

/** Puts the focus on the next cell in the direction of an arrow key, over cells without a price; false when there is none. */
export function moveFocus(table: Element, key: string): boolean {
	const step = steps[key];
	const current = table.querySelector(`[${CELL}]:focus`)?.getAttribute(CELL);
	if (!step || !current) return false;
	const [row = 0, column = 0] = current.split(",").map(Number);
	const all = [...table.querySelectorAll<HTMLElement>(`[${CELL}]`)];
	const ahead = all.flatMap((link) => {
		const [otherRow = 0, otherColumn = 0] = (link.getAttribute(CELL) ?? "").split(",").map(Number);
		const distance = (otherRow - row) * step[0] + (otherColumn - column) * step[1];
		const aside = step[0] === 0 ? Math.abs(otherRow - row) : Math.abs(otherColumn - column);
		return distance > 0 && (step[0] === 0 ? aside === 0 : true) ? [{ link, distance, aside }] : [];
	});
	// Straight ahead first; up and down fall to the nearest column where a row has a hole.
	const [nearest] = ahead.sort((a, b) => a.aside - b.aside || a.distance - b.distance);
	nearest?.link.focus();
	return nearest !== undefined;
}
