/** The folded bird in five lines (brands.md). Decoration: the name stands beside it or in `aria-label`. */
export function BirdMark({ size = 40, className }: { readonly size?: number; readonly className?: string }) {
	return (
		<svg
			className={className}
			width={size}
			height={(size * 40) / 48}
			viewBox="0 0 48 40"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.6"
			strokeLinejoin="round"
			strokeLinecap="round"
			aria-hidden="true"
		>
			<path d="M2 12 21 37" />
			<path d="M21 37 46 13" />
			<path d="M46 13 28 20" />
			<path d="M28 20 19 2" />
			<path d="M19 2 21 37" />
		</svg>
	);
}

/** A frame corner: two strokes at a right angle, also the marker of the active thing (brands.md). */
export function CornerMark({
	size = 28,
	className,
}: {
	readonly size?: number;
	readonly className?: string;
}) {
	return (
		<svg
			className={className}
			width={size}
			height={size}
			viewBox="0 0 28 28"
			fill="none"
			stroke="currentColor"
			strokeWidth="5"
			aria-hidden="true"
		>
			<path d="M25.5 2.5H2.5v23" />
		</svg>
	);
}
