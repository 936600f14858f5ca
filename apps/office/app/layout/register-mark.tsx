/** The register mark of printers: what lies exactly on top of one another. Decoration beside the name. */
export function RegisterMark({ size = 22 }: { readonly size?: number }) {
	return (
		<svg
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			aria-hidden="true"
		>
			<circle cx="12" cy="12" r="6.5" />
			<path d="M12 1v22M1 12h22" />
		</svg>
	);
}
