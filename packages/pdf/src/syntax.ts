import { invariant } from "@offizin/base";
import { hex, utf8, utf16Hex } from "./encode-text.ts";

/** A PDF number: plain decimal (PDF knows no exponent), at most `decimals` places, no trailing zeros, no -0. */
export function formatNumber(value: number, decimals = 4): string {
	invariant(Number.isFinite(value) && Math.abs(value) < 1e15, `${value} can be written as a PDF number`);
	if (Number.isInteger(value)) return value === 0 ? "0" : String(value);
	const fixed = value.toFixed(decimals);
	let end = fixed.length;
	while (fixed[end - 1] === "0") end--;
	if (fixed[end - 1] === ".") end--;
	const text = fixed.slice(0, end);
	return text === "-0" || text === "" ? "0" : text;
}

export function formatNumbers(values: readonly number[], decimals = 4): string {
	return values.map((value) => formatNumber(value, decimals)).join(" ");
}

/** Characters of a PDF name that stand for themselves: visible ASCII except delimiters and the escape sign. */
const PLAIN_IN_NAME = /^[!"$&'*+,\-.0-9:;=?@A-Z\\^_`a-z|~]$/;

/** A name object with every other byte of its UTF-8 form escaped as #XX (ISO 32000-1, 7.3.5). */
export function formatName(name: string): string {
	let text = "/";
	for (const byte of utf8(name)) {
		invariant(byte !== 0, "a PDF name holds no NUL");
		const character = String.fromCharCode(byte);
		text += PLAIN_IN_NAME.test(character) ? character : `#${hex(byte, 2)}`;
	}
	return text;
}

/** A text string for people (titles, names): literal when it is visible ASCII, else UTF-16BE with mark. */
export function formatText(text: string): string {
	if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, "\\$&")})`;
	return `<FEFF${utf16Hex(text)}>`;
}

export function formatBytes(bytes: Uint8Array): string {
	let digits = "";
	for (const byte of bytes) digits += hex(byte, 2);
	return `<${digits}>`;
}

const ISO_INSTANT = /^((\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d))(?:\.\d+)?(Z|[+-]\d\d:\d\d)$/;

function instantParts(iso: string): { seconds: string; numbers: string[]; zone: string } {
	const [, seconds, ...rest] = ISO_INSTANT.exec(iso) ?? [];
	const zone = rest.pop();
	invariant(seconds && zone, `"${iso}" is an ISO instant with seconds and zone`);
	return { seconds, numbers: rest, zone };
}

/** An ISO 8601 instant such as 2026-11-20T05:47:00Z as a PDF date string (ISO 32000-1, 7.9.4). */
export function formatDate(iso: string): string {
	const { numbers, zone } = instantParts(iso);
	return `(D:${numbers.join("")}${zone === "Z" ? "Z" : `${zone.replace(":", "'")}'`})`;
}

/** The same instant for XMP, which must say what the PDF date says: that one has no fractions of a second. */
export function formatXmpDate(iso: string): string {
	const { seconds, zone } = instantParts(iso);
	return `${seconds}${zone}`;
}

export function formatRef(ref: number): string {
	return `${ref} 0 R`;
}
