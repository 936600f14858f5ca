/** Colours and type of the drawings: ink on paper, and one accent for what the tools of the press do. */
export const ink = {
	paper: "#ffffff",
	ground: "#f6f3ec",
	line: "#2b3440",
	quiet: "#8a8578",
	faint: "#c9c3b5",
	accent: "#b3402a",
	bleed: "#f1d9d0",
} as const;

export const FONT = "'Iowan Old Style','Palatino Linotype','URW Palladio L',Palatino,Georgia,serif";

/** A number for SVG: at most two decimals. */
export function n(value: number): string {
	return String(Math.round(value * 100) / 100 + 0);
}

/** A length in millimetres as a German reader writes it. */
export function millimetres(um: number): string {
	return String(Math.round(um / 10) / 100).replace(".", ",");
}

export interface Rect {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributesOf(attributes: Attributes): string {
	return Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) => ` ${name}="${typeof value === "number" ? n(value) : value}"`)
		.join("");
}

export function rect({ x, y, width, height }: Rect, attributes: Attributes): string {
	return `<rect${attributesOf({ x, y, width, height, ...attributes })}/>`;
}

export function path(d: string, attributes: Attributes): string {
	return `<path${attributesOf({ d, ...attributes })}/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, attributes: Attributes): string {
	return path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, attributes);
}

export function text(x: number, y: number, words: string, attributes: Attributes = {}): string {
	return `<text${attributesOf({ x, y, ...attributes })}>${words.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</text>`;
}

/** Path data of absolute commands, made larger or smaller. */
export function scalePath(d: string, scale: number): string {
	return d.replace(/-?\d+(\.\d+)?/g, (value) => n(Number(value) * scale));
}
