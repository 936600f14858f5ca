import { BLEED, circlePath, type Format, oneSided, type Page, rectanglePath } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import { type Box, box, mm, type Size, type Um } from "@offizin/units";
import { type MerchFormat, merchItem } from "./merch-items.ts";

/** Between two pieces of a set on their sheet, in millimetres: each is cut with a bleed of half of it. */
const PIECE_GAP = 6;
/** Fabric and transfers take no finer picture; a mug and a magnet are held in the hand. Pixels per inch. */
const ppi = { good: 200, warn: 120, refuse: 80 } as const;

/**
 * A thing with a picture on it: one page, what is printed of it, laid flat. Of a set all pieces lie on one sheet, each with
 * a photo of its own.
 */
export function merchGeometry(configuration: Configuration): Format {
	const { type, format } = merchItem(configuration.format);
	const pieces = piecesOf(format);
	const size = boundsOf(pieces);
	return {
		key: `merch-${type.key}-${format.key}`,
		form: "merch",
		source: format.source,
		...oneSided(size, { refinable: false, cutMargin: mm(4), ...faceOf(format, pieces, size) }),
		stock: { key: type.key, grams: format.grams },
		ppi,
	};
}

function faceOf({ type }: MerchFormat, pieces: readonly Box[], size: Size): Partial<Page> {
	if (pieces.length > 1) {
		const places = pieces.map((piece) => grown(piece, mm(PIECE_GAP / 2)));
		return { places, die: pieces.map(rectanglePath).join(""), dieMargin: mm(4) };
	}
	const picture = grown({ x: 0 as Um, y: 0 as Um, ...size }, BLEED);
	if (type !== "anhaenger") return { picture };
	const radius = size.width / 2;
	return { picture, die: circlePath({ x: radius, y: radius }, radius), dieMargin: mm(4) };
}

/** What is cut out of the sheet of a checked configuration, one box for each piece of a set. */
export function merchPieces(configuration: Configuration): readonly Box[] {
	return piecesOf(merchItem(configuration.format).format);
}

/** The pieces of a set side by side, as nearly square as they lie. */
function piecesOf({ pieces, print }: MerchFormat): readonly Box[] {
	const columns = Math.ceil(Math.sqrt(pieces));
	return Array.from({ length: pieces }, (_, index) => {
		const [column, row] = [index % columns, Math.floor(index / columns)];
		return box(
			mm(column * (print.width + PIECE_GAP)),
			mm(row * (print.height + PIECE_GAP)),
			mm(print.width),
			mm(print.height),
		);
	});
}

function boundsOf(pieces: readonly Box[]): Size {
	return {
		width: Math.max(...pieces.map(({ x, width }) => x + width)) as Um,
		height: Math.max(...pieces.map(({ y, height }) => y + height)) as Um,
	};
}

function grown({ x, y, width, height }: Box, by: Um): Box {
	return box(x - by, y - by, width + 2 * by, height + 2 * by);
}
