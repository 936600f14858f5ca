import { geometryOf, groundColors } from "@offizin/assortment";
import { type DesignDocument, elementsOf, groundOf, inksOf, ownSwatches } from "@offizin/design";
import { swatchName } from "@offizin/words";

/** What photos of a collage lie on until a colour is chosen: the stock. */
const STOCK = "#ffffff";
const HEX = /^[0-9a-f]{6}$/;

/** The colour that goes round a picture's bar, or lies below its photos, and what may be chosen in its place. */
export interface GroundState {
	/** "#rrggbb" */
	readonly value: string;
	/** The address says it, of a design that is not begun. */
	readonly isWished: boolean;
	/** Its name, where it is one of those that are offered. */
	readonly name: string | undefined;
	readonly offered: readonly { readonly srgb: string; readonly name: string }[];
	/** Colours the design has, or will have when it is begun, by how they are seen: their keys. */
	readonly known: Readonly<Record<string, string>>;
	/** A colour of the visitor's own that nothing but the ground is printed in: it goes when another one is chosen. */
	readonly spare: string | undefined;
}

/** The ground of a design; of one that is not begun what the address says. */
export function groundState(
	design: DesignDocument | undefined,
	{
		wished,
		product,
		locale,
	}: { readonly wished: string | null; readonly product: string; readonly locale: string },
): GroundState {
	const usual = isChosenOnPage(product) ? STOCK : groundColors[0].srgb;
	const value = wishedGround(wished) ?? (design && printedGround(design)) ?? usual;
	const offered = groundColors.map(({ srgb, name }) => ({ srgb, name: swatchName(name, locale) }));
	return {
		value,
		isWished: wishedGround(wished) !== undefined,
		name: offered.find(({ srgb }) => srgb === value)?.name,
		offered,
		known: Object.fromEntries(
			design
				? Object.entries(design.swatches).map(([key, { srgb }]) => [srgb, key])
				: groundColors.map(({ swatch, srgb }) => [srgb, swatch]),
		),
		spare: design && spareSwatch(design),
	};
}

/** Whether it is chosen among the choices of its page: of any edge, as it lies below photos. */
export function isChosenOnPage(product: string): boolean {
	return product === "collage";
}

/** "#rrggbb" of the parameter; undefined for what is none. */
export function wishedGround(wished: string | null): string | undefined {
	return wished !== null && HEX.test(wished) ? `#${wished}` : undefined;
}

function printedGround(design: DesignDocument): string | undefined {
	const [page] = geometryOf(design).pages;
	const ink = page && groundOf(design, page);
	return ink && design.swatches[ink.swatch]?.srgb;
}

function spareSwatch(design: DesignDocument): string | undefined {
	const own = design.pages[0]?.background?.swatch;
	if (own === undefined || !ownSwatches(design).includes(own)) return undefined;
	const others = [...elementsOf(design).flatMap(inksOf), ...design.choices.inks];
	const isElsewhere = design.pages.slice(1).some(({ background }) => background?.swatch === own);
	return isElsewhere || others.some(({ swatch }) => swatch === own) ? undefined : own;
}
