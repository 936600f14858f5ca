/** Tags of EXIF: where its own directory is, and when the shutter opened. */
const EXIF_DIRECTORY = 0x87_69;
const TAKEN_AT = 0x90_03;
/** Bytes of one entry of a directory: tag, type, count, value or where that is. */
const ENTRY = 12;
/** "2026:07:12 18:04:05": only the day of it is wanted. */
const DAY_LENGTH = 10;

/**
 * The day a photo was taken, "2026-07-12", as its camera wrote it down into the EXIF data; undefined where it says none, or
 * one that there is not. What is broken says none.
 */
export function takenOn(exif: Uint8Array | undefined): string | undefined {
	if (!exif) return undefined;
	const start = new TextDecoder("latin1").decode(exif.subarray(0, 4)) === "Exif" ? 6 : 0;
	const view = new DataView(exif.buffer, exif.byteOffset + start, Math.max(0, exif.byteLength - start));
	if (view.byteLength < 8) return undefined;
	const isLittle = view.getUint16(0) === 0x49_49;
	const own = entryIn(view, view.getUint32(4, isLittle), EXIF_DIRECTORY, isLittle);
	const taken = own === undefined ? undefined : entryIn(view, own, TAKEN_AT, isLittle);
	if (taken === undefined || taken + DAY_LENGTH > view.byteLength) return undefined;
	const text = new TextDecoder("latin1").decode(
		new Uint8Array(view.buffer, view.byteOffset + taken, DAY_LENGTH),
	);
	const [, year, month, day] = /^(\d{4}):(\d{2}):(\d{2})$/.exec(text) ?? [];
	if (year === undefined) return undefined;
	const written = `${year}-${month}-${day}`;
	const known = new Date(`${written}T00:00:00Z`);
	const isDay = !Number.isNaN(known.getTime()) && known.toISOString().startsWith(written);
	return isDay && Number(year) >= 1826 ? written : undefined;
}

/** What the entry of a directory points to; undefined where there is none. */
function entryIn(view: DataView, directory: number, wanted: number, isLittle: boolean): number | undefined {
	if (directory + 2 > view.byteLength) return undefined;
	const count = view.getUint16(directory, isLittle);
	for (let index = 0; index < count; index++) {
		const at = directory + 2 + index * ENTRY;
		if (at + ENTRY > view.byteLength) return undefined;
		if (view.getUint16(at, isLittle) === wanted) return view.getUint32(at + 8, isLittle);
	}
	return undefined;
}
