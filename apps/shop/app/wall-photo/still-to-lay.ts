import type { Chosen } from "./begin-picture.ts";

interface Laid {
	readonly id: string;
	readonly type: string;
	readonly photo?: { readonly upload: string } | null;
}

/** A design as somebody else has saved it. */
export interface Newest {
	readonly revision: number;
	readonly document: {
		readonly pages: readonly { readonly elements: readonly Laid[] }[];
		readonly assets?: readonly { readonly upload: string }[] | undefined;
	};
}

/** Of photos for a design that was saved elsewhere meanwhile: those it does not have, and the places that are still free. */
export function stillToLay<Photo extends { readonly upload: string }>(
	photos: readonly Photo[],
	chosen: Chosen,
	{ revision, document: { pages, assets = [] } }: Newest,
): Chosen & { readonly photos: readonly Photo[] } {
	const lying = new Map(
		pages.flatMap(({ elements }) =>
			elements.flatMap(({ id: element, photo }) => (photo ? [[element, photo.upload] as const] : [])),
		),
	);
	const known = new Set([...lying.values(), ...assets.map(({ upload }) => upload)]);
	const { places } = chosen;
	return {
		...chosen,
		design: chosen.design && { ...chosen.design, revision },
		places: { ...places, free: places.free.filter((element) => !lying.has(element)) },
		photos: photos.filter(({ upload }) => !known.has(upload)),
	};
}
