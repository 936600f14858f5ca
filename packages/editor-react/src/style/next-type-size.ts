/** The next larger (1) or smaller (-1) size in points: half points up to 12, whole ones up to 36, then two at a time. */
export function nextTypeSize(points: number, direction: 1 | -1): number {
	const at = direction < 0 ? points - 0.01 : points;
	const step = at < 12 ? 0.5 : at < 36 ? 1 : 2;
	const snapped = direction < 0 ? Math.ceil(points / step) : Math.floor(points / step);
	return (snapped + direction) * step;
}
