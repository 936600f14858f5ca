/** The folded bird leans over an open envelope and finds nothing in it. Decoration: the heading says it too. */
export function BirdAtEnvelope({ className }: { readonly className?: string | undefined }) {
	return (
		<svg
			className={className}
			viewBox="0 0 360 320"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.8"
			strokeLinejoin="round"
			strokeLinecap="round"
			aria-hidden="true"
		>
			<path d="M40 188 160 108l120 80Z" fill="var(--tint)" />
			<path d="M40 188h240v116H40Z" fill="var(--surface)" />
			<path d="m40 188 120 76 120-76" />
			<path d="m40 304 84-63M280 304l-84-63" />
			<g transform="translate(150 176) rotate(-58) scale(3.1) translate(-2 -12)" strokeWidth="0.75">
				<path d="M2 12 21 37 19 2 28 20 46 13 21 37" fill="var(--ground)" />
				<path d="M2 12 21 37 19 2" fill="var(--surface)" />
			</g>
		</svg>
	);
}
