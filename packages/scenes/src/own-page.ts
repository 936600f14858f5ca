import { type Box, coarse, type OwnPage, round } from "./svg.ts";

const ID = "scene-own";

/** The page once, for everything that shows a part of it. */
export function ownPageDefinition({ svg, view }: OwnPage): string {
	const { x, y, width, height } = view;
	const placed = svg.replace(
		"<svg ",
		`<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" `,
	);
	return `<defs><g id="${ID}">${placed}</g></defs>`;
}

/** A part of the page in a box, beside its definition; as photographs, it fills the box unless it is to be stretched. */
export function ownPart(part: Box, { x, y, width, height }: Box, isStretched = false): string {
	const seen = [part.x, part.y, part.width, part.height].map(round).join(" ");
	const [left, top, wide, high] = [x, y, Math.max(0, width), Math.max(0, height)].map(coarse);
	const fit = isStretched ? "none" : "xMidYMid slice";
	return `<svg x="${left}" y="${top}" width="${wide}" height="${high}" viewBox="${seen}" preserveAspectRatio="${fit}"><use href="#${ID}"/></svg>`;
}
