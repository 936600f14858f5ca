"use client";

import { useState } from "react";

export function Heart({ name }) {
	const [isKept, setKept] = useState(false);
	return (
		<button
			type="button"
			className="heart"
			aria-pressed={isKept}
			aria-label={`${name} merken`}
			onClick={() => setKept(!isKept)}
		>
			<svg
				width="22"
				height="22"
				viewBox="0 0 24 24"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.8"
				aria-hidden="true"
			>
				<path d="M12 20s-7-4.6-7-10a4 4 0 0 1 7-2.6A4 4 0 0 1 19 10c0 5.4-7 10-7 10Z" />
			</svg>
		</button>
	);
}
