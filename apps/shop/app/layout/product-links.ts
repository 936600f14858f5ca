import type { ChannelKey } from "@offizin/catalog";
import { paths } from "#app/paths.ts";

export interface ProductLink {
	readonly to: string;
	readonly name: string;
}

/** Pages of products besides cards, in the order of a brand's shelves. */
export const productLinks: Readonly<Record<ChannelKey, readonly ProductLink[]>> = {
	papiervogel: [
		{ to: paths.calendars, name: "Fotokalender" },
		{ to: paths.photobooks, name: "Fotobuch" },
		{ to: paths.guestbooks, name: "Gästebuch" },
		{ to: paths.photoboxes, name: "Fotobox" },
		{ to: paths.collages, name: "Fotocollage" },
		{ to: paths.photoGifts, name: "Fotogeschenke" },
	],
	bildwand: [
		{ to: paths.wallPictures, name: "Wandbild" },
		{ to: paths.photoPrints, name: "Fotoabzüge" },
		{ to: paths.collages, name: "Collage" },
		{ to: paths.photobooks, name: "Fotobuch" },
		{ to: paths.calendars, name: "Fotokalender" },
	],
};
