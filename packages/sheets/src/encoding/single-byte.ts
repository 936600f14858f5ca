/** Encodings of one byte per character that spreadsheets still save .csv in. */
export const singleByteEncodings = [
	"windows-1252",
	"windows-1250",
	"windows-1254",
	"macintosh",
	"iso-8859-2",
	"windows-1251",
	"windows-1253",
	"ibm850",
	"ibm852",
] as const;

export type SingleByteEncoding = (typeof singleByteEncodings)[number];

/** No engine refuses a call with so many. */
const MOST_ARGUMENTS = 8192;

const everyByte = Uint8Array.from({ length: 256 }, (_none, byte) => byte);
const ascii = latin1(everyByte.subarray(0, 128));

/** Code pages of DOS, which decoders of the web do not know: what Excel calls CSV (MS-DOS). */
const dosCharts: ReadonlyMap<SingleByteEncoding, readonly string[]> = new Map([
	[
		"ibm850",
		[
			"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ",
			"áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐",
			"└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀",
			"ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
		],
	],
	[
		"ibm852",
		[
			"ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č",
			"áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐",
			"└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀",
			"ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0",
		],
	],
]);

/** The character of each byte. */
const charts: ReadonlyMap<SingleByteEncoding, string> = new Map(
	singleByteEncodings.map((encoding) => {
		const dos = dosCharts.get(encoding);
		return [encoding, dos ? ascii + dos.join("") : new TextDecoder(encoding).decode(everyByte)];
	}),
);

function chartOf(encoding: SingleByteEncoding): string {
	return charts.get(encoding) ?? "";
}

/** A character for each byte, of the same number. */
export function latin1(bytes: Uint8Array): string {
	const parts: string[] = [];
	for (let start = 0; start < bytes.length; start += MOST_ARGUMENTS) {
		// Spread, they would be counted one by one, which takes ten times as long.
		parts.push(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(start, start + MOST_ARGUMENTS)));
	}
	return parts.join("");
}

/** What bytes, given as Latin-1 text, read as in an encoding. */
export function readAs(bytes: string, encoding: SingleByteEncoding): string {
	const chart = chartOf(encoding);
	return bytes.replace(/[\x80-\xff]/g, (byte) => chart.charAt(byte.charCodeAt(0)));
}

/** A text read in one encoding as it reads in another; characters the first does not have stay. */
export function rereadAs(text: string, from: SingleByteEncoding, to: SingleByteEncoding): string {
	const [source, target] = [chartOf(from), chartOf(to)];
	return text.replace(/\P{ASCII}/gu, (letter) => {
		const byte = source.indexOf(letter);
		return byte < 0 ? letter : target.charAt(byte);
	});
}
