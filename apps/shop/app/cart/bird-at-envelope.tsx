/** The folded bird leans over an open envelope and finds nothing in it. Decoration: the heading says it too. */
export function BirdAtEnvelope({ className }: { readonly className?: string | undefined }) {
	return (
		<svg
			className={className}
			viewBox="0 0 320 260"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinejoin="round"
			strokeLinecap="round"
			aria-hidden="true"
		>
			<path d="M40 136 160 58l120 78Z" fill="var(--surface)" />
			<path d="M40 136h240L160 214Z" fill="var(--tint)" />
			<g stroke="var(--action)" strokeWidth="2.6" fill="var(--ground)">
				<path d="M62 132 167 75l-42 54 47 45Z" />
				<path d="M112 36 62 132" />
			</g>
			<path d="M40 136v112l84-61ZM280 136v112l-84-61Z" fill="var(--surface)" />
			<path d="m40 248 84-61 36 27 36-27 84 61Z" fill="var(--surface)" />
		</svg>
	);
}
