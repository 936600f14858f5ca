export function fromLatin1(bytes: Uint8Array): string {
	let text = "";
	for (let start = 0; start < bytes.length; start += 4096) {
		text += String.fromCharCode(...bytes.subarray(start, start + 4096));
	}
	return text;
}

/** Text of UTF-8 bytes, or undefined where they are not UTF-8. Own code: the pure packages have no TextDecoder. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
	const characters: string[] = [];
	for (let at = 0; at < bytes.length; ) {
		const lead = bytes[at] ?? 0;
		const length = lead < 0x80 ? 1 : lead >> 5 === 6 ? 2 : lead >> 4 === 14 ? 3 : lead >> 3 === 30 ? 4 : 0;
		if (length === 0 || at + length > bytes.length) return undefined;
		let code = length === 1 ? lead : lead & (0xff >> (length + 1));
		for (let n = 1; n < length; n++) {
			const next = bytes[at + n] ?? 0;
			if (next >> 6 !== 2) return undefined;
			code = (code << 6) | (next & 0x3f);
		}
		const least = [0, 0, 0x80, 0x800, 0x10000][length] ?? 0;
		if (code < least || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined;
		characters.push(String.fromCodePoint(code));
		at += length;
	}
	return characters.join("");
}

export function fromUtf16(bytes: Uint8Array): string {
	let text = "";
	for (let at = 0; at + 1 < bytes.length; at += 2) {
		text += String.fromCharCode(((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0));
	}
	return text;
}

// PDFDocEncoding where it differs from Latin 1 (ISO 32000-1, D.2).
const FROM_18 = "˘ˇˆ˙˝˛˚˜";
const FROM_80 = "•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\uFFFD€";

/** A text string for people (ISO 32000-1, 7.9.2.2): UTF-16BE or UTF-8 with mark, else PDFDocEncoding. */
export function fromTextString(bytes: Uint8Array): string {
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return fromUtf16(bytes.subarray(2));
	if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
		return fromUtf8(bytes.subarray(3)) ?? fromLatin1(bytes.subarray(3));
	}
	let text = "";
	for (const byte of bytes) {
		const special = byte >= 0x80 ? FROM_80[byte - 0x80] : byte >= 0x18 ? FROM_18[byte - 0x18] : undefined;
		text += special ?? String.fromCharCode(byte);
	}
	return text;
}
