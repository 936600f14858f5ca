import { woods } from "./edge-colors.ts";
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

/** The grain of a wooden frame, along each of its bars up to the mitre; nothing on lacquer and metal. */
export function grain(color: string | undefined, outer: Box, inner: Box): string {
	if (!woods.includes(color ?? "")) return "";
	const wide = inner.x - outer.x;
	const bar = (length: number) =>
		`<path d="M0 0h${round(length)}l${round(-wide)} ${round(wide)}H${round(wide)}z" filter="url(#scene-veneer)" opacity=".5"/>`;
	const [right, foot] = [outer.x + outer.width, outer.y + outer.height];
	return (
		[
			[outer.x, outer.y, 0, outer.width],
			[right, outer.y, 90, outer.height],
			[right, foot, 180, outer.width],
			[outer.x, foot, 270, outer.height],
		] as const
	)
		.map(
			([x, y, turn, length]) =>
				`<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})">${bar(length)}</g>`,
		)
		.join("");
}
