import { readAs, type SingleByteEncoding } from "@offizin/sheets";

/** Bytes of a text in an encoding; throws for a letter it does not have. */
export function encoded(text: string, encoding: SingleByteEncoding): Uint8Array {
	const every = Array.from({ length: 256 }, (_none, byte) => byte);
	const chart = readAs(String.fromCharCode(...every), encoding);
	return Uint8Array.from(text, (letter) => {
		const byte = chart.indexOf(letter);
		if (byte < 0) throw new Error(`${encoding} has no ${letter}`);
		return byte;
	});
}
