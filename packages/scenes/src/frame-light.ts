import { type Box, round } from "./svg.ts";

/** Where the bars of a frame meet, and the light on them. */
export function mitres(outer: Box, inner: Box): string {
	const corners = [0, 1].flatMap((across) =>
		[0, 1].map((down) => {
			const from = [outer.x + outer.width * across, outer.y + outer.height * down];
			const to = [inner.x + inner.width * across, inner.y + inner.height * down];
			return `M${from.map(round).join(" ")}L${to.map(round).join(" ")}`;
		}),
	);
	const [right, foot] = [outer.x + outer.width, outer.y + outer.height];
	const lit = `M${round(outer.x)} ${round(foot)}V${round(outer.y)}H${round(right)}`;
	return `<path d="${corners.join("")}" stroke="#000" stroke-opacity=".28" stroke-width=".9"/><path d="${lit}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.4"/>`;
}

/** The shadow that a frame casts on what it holds, from the upper left. */
export function castInside({ x, y, width, height }: Box, unit: number): string {
	const wide = Math.max(2, 0.5 * unit);
	return `<path d="M${round(x)} ${round(y)}h${round(width)}v${round(wide)}h${round(wide - width)}v${round(height - wide)}h${round(-wide)}z" fill="#000" opacity=".2"/>`;
}
