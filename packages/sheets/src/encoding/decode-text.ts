import { type EncodingGuess, guessEncoding } from "./guess-encoding.ts";
import { latin1, readAs, type SingleByteEncoding } from "./single-byte.ts";

export type TextEncodingName = "utf-8" | "utf-16le" | "utf-16be" | SingleByteEncoding;

export interface DecodedText {
	/** Without byte order mark. */
	readonly text: string;
	readonly encoding: TextEncodingName;
	/** Present where the bytes do not tell the encoding for sure. */
	readonly guess?: EncodingGuess;
}

const marks: readonly (readonly [readonly number[], TextEncodingName])[] = [
	[[0xef, 0xbb, 0xbf], "utf-8"],
	[[0xff, 0xfe], "utf-16le"],
	[[0xfe, 0xff], "utf-16be"],
];

/** Text as spreadsheets save it: by its byte order mark, else by what the bytes can be. */
export function decodeText(bytes: Uint8Array): DecodedText {
	const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
	const encoding = marked?.[1] ?? wideEncoding(bytes);
	if (encoding) return decode(bytes, encoding);
	try {
		return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
	} catch {
		// Not UTF-8, so it was written in one byte per character.
		const guess = guessEncoding(bytes);
		const text = readAs(latin1(bytes), guess.encoding);
		return { text, encoding: guess.encoding, guess };
	}
}

function decode(bytes: Uint8Array, encoding: TextEncodingName): DecodedText {
	return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** UTF-16 without a mark: in Latin script every second byte is zero. */
function wideEncoding(bytes: Uint8Array): TextEncodingName | undefined {
	const start = bytes.subarray(0, 512);
	const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
	const many = start.length / 4;
	if (zeros(1) > many && zeros(0) === 0) return "utf-16le";
	if (zeros(0) > many && zeros(1) === 0) return "utf-16be";
	return undefined;
}
