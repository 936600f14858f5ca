import { err, ok, type Result } from "@offizin/base";

/** An ICC profile whose header has been read. */
export interface IccProfile {
	readonly bytes: Uint8Array;
	readonly components: 1 | 3 | 4;
	/** Device class of the header, such as "prtr" (output) or "mntr" (display). */
	readonly deviceClass: string;
}

export interface IccProfileError {
	readonly code: "icc-damaged" | "icc-colour-space";
	readonly message: string;
}

const HEADER_LENGTH = 128;
const COMPONENTS = new Map<string, 1 | 3 | 4>([
	["GRAY", 1],
	["RGB ", 3],
	["CMYK", 4],
]);

/** Reads the header of an ICC profile (ICC.1, 7.2): grey, RGB or CMYK, of any device class. */
export function readIccProfile(bytes: Uint8Array): Result<IccProfile, IccProfileError> {
	if (bytes.length < HEADER_LENGTH || signature(bytes, 36) !== "acsp") {
		return err({ code: "icc-damaged", message: "no ICC profile header" });
	}
	const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
	if (size !== bytes.length) {
		return err({ code: "icc-damaged", message: `header says ${size} bytes, there are ${bytes.length}` });
	}
	const space = signature(bytes, 16);
	const components = COMPONENTS.get(space);
	if (components === undefined) {
		return err({ code: "icc-colour-space", message: `colour space "${space}" is not GRAY, RGB or CMYK` });
	}
	return ok({ bytes, components, deviceClass: signature(bytes, 12) });
}

function signature(bytes: Uint8Array, offset: number): string {
	return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}
