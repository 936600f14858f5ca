/** An element with its attributes, in the order they are written; absent values are left out. */
export interface Xml {
	readonly name: string;
	readonly attributes: Readonly<Record<string, string | number | undefined>>;
	readonly children: readonly Xml[];
}

export function xml(name: string, attributes: Xml["attributes"] = {}, ...children: readonly Xml[]): Xml {
	return { name, attributes, children };
}

const ESCAPES: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"\n": "&#10;",
	"\t": "&#9;",
	"\r": "&#13;",
};

/** A document of elements and attributes, indented; equal trees give equal text. */
export function formatXml(root: Xml): string {
	return `<?xml version="1.0" encoding="UTF-8"?>\n${formatElement(root, "")}`;
}

function formatElement({ name, attributes, children }: Xml, indent: string): string {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${escapeValue(String(value))}"`)
		.join("");
	if (children.length === 0) return `${indent}<${name}${written}/>\n`;
	const inner = children.map((child) => formatElement(child, `${indent}\t`)).join("");
	return `${indent}<${name}${written}>\n${inner}${indent}</${name}>\n`;
}

function escapeValue(value: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold these at all
	const clean = value.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");
	return clean.replace(/[&<>"\n\t\r]/g, (character) => ESCAPES[character] ?? character);
}

/** A value as an XML name token: what other characters there are becomes "_". */
export function nameToken(value: string): string {
	return value.replace(/[^\p{L}\p{N}_.:-]/gu, "_") || "_";
}
