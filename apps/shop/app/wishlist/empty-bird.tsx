/** The bird looks into an open envelope (brands.md): for lists that are empty. Decoration. */
export function EmptyBird() {
	return (
		<svg
			width="240"
			height="170"
			viewBox="0 0 240 170"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinejoin="round"
			strokeLinecap="round"
			aria-hidden="true"
		>
			<path d="M24 92v62h124V92" />
			<path d="M24 92 86 52l62 40" />
			<path d="M24 92l62 38 62-38" />
			<path d="M24 154l46-34M148 154l-46-34" />
			<path d="M222 40 176 78 118 60l36-8 26-40-4 66" />
		</svg>
	);
}
