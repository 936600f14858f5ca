/// <reference path="./saxen.d.ts" />
import { Parser } from "saxen";

export type XmlAttributes = Readonly<Record<string, string>>;

/** Names come without their prefix; entities are resolved, those of a document type are an error. */
export interface XmlListener {
	readonly open?: (name: string, attributes: () => XmlAttributes) => void;
	readonly close?: (name: string) => void;
	readonly text?: (text: string) => void;
}

/** Text that is not well-formed XML. */
export class XmlError extends Error {
	override readonly name = "XmlError";
}

/** Tells the listener what stands in the XML, in its order. Throws `XmlError`. */
export function parseXml(xml: string, listener: XmlListener): void {
	const parser = new Parser();
	parser.on("error", (error) => {
		throw error instanceof XmlError ? error : new XmlError(error.message, { cause: error });
	});
	parser.on("openTag", (name, attributes) => {
		listener.open?.(localName(name), () =>
			Object.fromEntries(
				Object.entries(attributes()).map(([key, value]) => [localName(key), resolved(value)]),
			),
		);
	});
	parser.on("closeTag", (name) => listener.close?.(localName(name)));
	parser.on("text", (text) => listener.text?.(resolved(text)));
	parser.on("cdata", (text) => listener.text?.(text));
	parser.parse(xml);
}

function localName(name: string): string {
	return name.slice(name.indexOf(":") + 1);
}

const named: ReadonlyMap<string, string> = new Map([
	["amp", "&"],
	["apos", "'"],
	["gt", ">"],
	["lt", "<"],
	["quot", '"'],
]);

/** saxen's own decoder breaks characters above U+FFFF. */
function resolved(text: string): string {
	if (!text.includes("&")) return text;
	return text.replace(
		/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
		(whole, decimal?: string, hex?: string, name?: string) => {
			if (name !== undefined) return named.get(name) ?? unknownEntity(whole);
			const point = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
			return point <= 0x10_ffff ? String.fromCodePoint(point) : "\ufffd";
		},
	);
}

/** A name it would take a document type to know: printed as it stands it would be wrong. */
function unknownEntity(written: string): never {
	throw new XmlError(`The entity ${written} is not known`);
}
