const dots = [6, 12, 18].flatMap((y) => [9, 15].map((x) => [x, y] as const));

/** Six dots: what something is taken hold of by. */
export function GripMark() {
	return (
		<svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
			{dots.map(([x, y]) => (
				<circle key={`${x}-${y}`} cx={x} cy={y} r="1.6" />
			))}
		</svg>
	);
}
