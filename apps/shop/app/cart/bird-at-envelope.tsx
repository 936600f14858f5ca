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
			<path d="m40 140 120-74 120 74Z" fill="var(--surface)" />
			<path d="M40 140h240l-120 76Z" fill="var(--tint)" />
			<g stroke="var(--action)" strokeWidth="2.8" fill="var(--ground)">
				<path d="M96 150 92 24l36 78 74 60Z" />
				<path d="m30 66 66 84" />
			</g>
			<path d="M40 140v108l84-56ZM280 140v108l-84-56Z" fill="var(--surface)" />
			<path d="m40 248 84-56 36 24 36-24 84 56Z" fill="var(--surface)" />
		</svg>
	);
}
