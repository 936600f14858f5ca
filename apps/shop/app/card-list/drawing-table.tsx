/** A card being drawn: the sheet with its lines, an envelope, a pencil. Decoration: the heading beside it says it. */
export function DrawingTable({ className }: { readonly className?: string | undefined }) {
	return (
		<svg
			className={className}
			viewBox="0 0 640 400"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinejoin="round"
			strokeLinecap="round"
			aria-hidden="true"
		>
			<path d="M0 0h640v400H0Z" fill="var(--table)" stroke="none" />
			<g transform="rotate(7 470 150)">
				<path d="M352 62h236v166H352Z" fill="var(--tint)" />
				<path d="m352 62 118 92 118-92M352 228l88-98M588 228l-88-98" />
			</g>
			<g transform="rotate(-4 250 210)">
				<path d="M146 52h196v276H146Z" fill="var(--surface)" />
				<g stroke="var(--line-strong)" strokeWidth="1">
					<path d="M134 66H116M134 314H116M160 40V22M328 40V22M160 340v18M328 340v18M354 66h18M354 314h18" />
					<path d="M160 66h168v248H160Z" strokeDasharray="5 5" />
					<path d="M244 66v248M160 146h168" strokeDasharray="1 6" />
				</g>
				<g stroke="var(--action)" strokeWidth="2">
					<path d="M244 96c-22 14-30 32-28 52 20-6 30-24 28-52ZM244 96c22 14 30 32 28 52-20-6-30-24-28-52Z" />
					<path d="M244 96v92" />
				</g>
				<path d="M192 222c8-18 16-18 16-2s10 12 16-2 14-10 12 4 12 8 18-4" strokeWidth="2" />
				<path d="M206 256h76M218 272h52M228 288h32" stroke="var(--line-strong)" />
			</g>
			<g transform="translate(262 216) rotate(38)">
				<path d="m0 0 30-11v22Z" fill="var(--ground)" />
				<path d="m0 0 10-4v8Z" fill="currentColor" />
				<path d="M30-11h212v22H30Z" fill="var(--action)" />
				<path d="M30-4h212M30 4h212" stroke="var(--action-deep)" />
				<path d="M242-11h14v22h-14Z" fill="var(--line)" />
				<path d="M256-11h10q8 0 8 8v6q0 8-8 8h-10Z" fill="var(--tint)" />
			</g>
		</svg>
	);
}
