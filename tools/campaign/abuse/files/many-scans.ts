import sharp from "sharp";

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END = Buffer.from([MARKER, 0xd9]);

/** A progressive JPEG whose last scan comes again and again: each costs the decoder a walk over the whole picture. */
export async function manyScans(edge: number, scans: number): Promise<Uint8Array<ArrayBuffer>> {
	const grey = { create: { width: edge, height: edge, channels: 3, background: "#888" } } as const;
	const whole = await sharp(grey).jpeg({ progressive: true, quality: 40 }).toBuffer();
	const last = whole.lastIndexOf(Buffer.from([MARKER, START_OF_SCAN]));
	const scan = whole.subarray(last, whole.length - END.length);
	// Stay within the limit of an upload, whatever a scan weighs.
	const most = Math.floor((45 * 2 ** 20) / scan.length);
	const repeated = Array.from({ length: Math.min(scans, most) }, () => scan);
	return new Uint8Array(Buffer.concat([whole.subarray(0, last), ...repeated, END]));
}
