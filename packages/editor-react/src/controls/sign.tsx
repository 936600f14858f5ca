import type { ReactNode } from "react";

/** A drawn sign of a tool, in the colour of its words. */
export function Sign({ children }: { readonly children: ReactNode }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="22"
			height="22"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			{children}
		</svg>
	);
}
