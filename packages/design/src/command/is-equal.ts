/** Whether two pieces of plain data say the same; a member that is undefined is none. */
export function isEqual(one: unknown, other: unknown): boolean {
	if (Object.is(one, other)) return true;
	if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	const left = one as Readonly<Record<string, unknown>>;
	const right = other as Readonly<Record<string, unknown>>;
	return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
		isEqual(left[key], right[key]),
	);
}
