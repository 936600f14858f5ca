import { invariant } from "@offizin/base";

/** Bytes of a string that holds only code units up to 255 (PDF syntax, binary comments). */
export function latin1(text: string): Uint8Array {
	const bytes = new Uint8Array(text.length);
	for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
	return bytes;
}

/** UTF-8 bytes; lone surrogates become U+FFFD. Own code, because the pure packages have no TextEncoder. */
export function utf8(text: string): Uint8Array {
	const bytes: number[] = [];
	for (const character of text.toWellFormed()) {
		const code = character.codePointAt(0) ?? 0;
		if (code < 0x80) bytes.push(code);
		else if (code < 0x800) bytes.push(0xc0 | (code >> 6), continuation(code, 0));
		else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), continuation(code, 6), continuation(code, 0));
		else
			bytes.push(0xf0 | (code >> 18), continuation(code, 12), continuation(code, 6), continuation(code, 0));
	}
	return Uint8Array.from(bytes);
}

function continuation(code: number, shift: number): number {
	return 0x80 | ((code >> shift) & 0x3f);
}

/** UTF-16BE as upper-case hexadecimal digits, without byte order mark. */
export function utf16Hex(text: string): string {
	const wellFormed = text.toWellFormed();
	let digits = "";
	for (let i = 0; i < wellFormed.length; i++) digits += hex(wellFormed.charCodeAt(i), 4);
	return digits;
}

export function hex(value: number, digits: number): string {
	const text = value.toString(16).toUpperCase();
	invariant(text.length <= digits, `${value} fits ${digits} hexadecimal digits`);
	return text.padStart(digits, "0");
}
