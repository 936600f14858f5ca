import { collageLayouts, geometryOf } from "@offizin/assortment";
import { type DesignDocument, effectivePpi } from "@offizin/design";
import { ppiOf } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import { framesOf, made } from "./own-photo.server.ts";

/** What photos lie in, of something that is made of one or several. */
export interface Places {
	readonly count: number;
	/** Elements no photo lies in yet, in order. */
	readonly free: readonly string[];
	/** Of what one photo fills: its element, for another photo to take the place of that one. */
	readonly only: string | undefined;
	/** Uploads that are at hand and lie nowhere. */
	readonly spare: readonly string[];
	/** Photos that are printed soft, and those that are not printed at all, as large as they lie here. */
	readonly soft: number;
	readonly refused: number;
	/** Where the photos at hand would find a place, if they find none here. */
	readonly roomier:
		| { readonly configuration: Configuration; readonly free: readonly string[]; readonly count: number }
		| undefined;
}

/** The places of a document, as it is made in what is chosen. */
export function placesOf(document: DesignDocument): Places {
	const frames = framesOf(document);
	const placed = new Set(frames.flatMap(({ photo }) => photo?.upload ?? []));
	const spare = (document.assets ?? []).map(({ upload }) => upload).filter((upload) => !placed.has(upload));
	const free = freeOf(document);
	const { warn, refuse } = ppiOf(geometryOf(document));
	const sharp = frames.flatMap((frame) => effectivePpi(frame) ?? []);
	return {
		count: frames.length,
		free,
		only: frames.length === 1 ? frames[0]?.id : undefined,
		spare,
		soft: sharp.filter((ppi) => ppi < warn && ppi >= refuse).length,
		refused: sharp.filter((ppi) => ppi < refuse).length,
		roomier:
			free.length < spare.length
				? roomierFor(document, frames.length - free.length + spare.length)
				: undefined,
	};
}

function freeOf(document: DesignDocument): readonly string[] {
	return framesOf(document)
		.filter(({ photo }) => photo === null)
		.map(({ id }) => id);
}

/** The grid with the fewest places that has as many as there are photos. */
function roomierFor(document: DesignDocument, photos: number): Places["roomier"] {
	const { designId } = document.configuration;
	if (designId === undefined) return undefined;
	const [layout] = collageLayouts
		.filter((candidate) => candidate.kind === "raster" && candidate.photos >= photos)
		.toSorted((one, other) => one.photos - other.photos);
	if (!layout) return undefined;
	const configuration = { ...document.configuration, designId: layout.id };
	return { configuration, free: freeOf(made(document, configuration)), count: layout.photos };
}
