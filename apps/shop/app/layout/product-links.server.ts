import type { ChannelKey } from "@offizin/catalog";
import { paths } from "#app/paths.ts";

/** Addresses of products besides cards; one and the same at both brands. */
export const productPaths = {
	calendars: paths.calendars,
	photobooks: "/products/fotobuch/",
	guestbooks: "/products/gaestebuch/",
	collages: "/products/collage/",
	photoboxes: "/products/fotobox/",
	photoGifts: "/products/fotogeschenke/",
	wallPictures: paths.wallPictures,
	photoPrints: "/products/fotoabzuege/",
} as const;

export interface ProductLink {
	readonly to: string;
	readonly name: string;
}

/** Pages of products besides cards, in the order of a brand's shelves. */
export const productLinks: Readonly<Record<ChannelKey, readonly ProductLink[]>> = {
	papiervogel: [
		{ to: productPaths.calendars, name: "Fotokalender" },
		{ to: productPaths.photobooks, name: "Fotobuch" },
		{ to: productPaths.guestbooks, name: "Gästebuch" },
		{ to: productPaths.photoboxes, name: "Fotobox" },
		{ to: productPaths.collages, name: "Fotocollage" },
		{ to: productPaths.photoGifts, name: "Fotogeschenke" },
	],
	bildwand: [
		{ to: productPaths.wallPictures, name: "Wandbild" },
		{ to: productPaths.photoPrints, name: "Fotoabzüge" },
		{ to: productPaths.collages, name: "Collage" },
		{ to: productPaths.photobooks, name: "Fotobuch" },
		{ to: productPaths.calendars, name: "Fotokalender" },
	],
};
