import { type Accessory, accessory } from "@offizin/assortment";
import type { Configuration } from "@offizin/solver";
import sharp from "sharp";
import { renderSvg } from "../document/page-picture.ts";

/** Micrometres of an accessory to scene units (template-scenes.ts). */
const UNITS = 100;
/** Millimetres that a ribbon is seen broad. */
const ribbonBreadth: Readonly<Record<string, number>> = {
	baeckergarn: 1.8,
	chiffon: 14,
	jute: 4,
	kordel: 2.4,
	satin10: 10,
	satin3: 3,
	wachs: 1.6,
};
/** Millimetres of a seal as it is seen: usual ones, not those of SEAL_DIAMETER, which is in doubt. */
const SEAL_ACROSS = 27;

function chosen(configuration: Configuration, option: string): Accessory | undefined {
	return accessory(configuration[option] ?? "");
}

export interface EnvelopeThing {
	/** In scene units. */
	readonly size: { readonly width: number; readonly height: number };
	readonly render: (width: number) => Promise<Buffer>;
}

/** The envelope of a configuration from behind, with the seal on its flap; undefined without one. */
export function envelopeThing(configuration: Configuration): EnvelopeThing | undefined {
	const envelope = chosen(configuration, "envelope");
	if (envelope?.parts.kind !== "envelope" || !envelope.size) return undefined;
	const size = { width: envelope.size.width / UNITS, height: envelope.size.height / UNITS };
	const { type } = envelope.parts;
	const seal = chosen(configuration, "seal");
	const color = envelope.swatch ?? "#ffffff";
	return {
		size,
		render: (width) => renderSvg(envelopeSvg({ ...size, color, isPointed: type === "spitz", seal }), width),
	};
}

interface EnvelopeLook {
	readonly width: number;
	readonly height: number;
	readonly color: string;
	readonly isPointed: boolean;
	readonly seal: Accessory | undefined;
}

function envelopeSvg({ width: w, height: h, color, isPointed, seal }: EnvelopeLook): string {
	const tip = h * (isPointed ? 0.6 : 0.4);
	const flap = isPointed
		? `M0 0L${w * 0.46} ${tip - h * 0.03}Q${w * 0.5} ${tip} ${w * 0.54} ${tip - h * 0.03}L${w} 0Z`
		: `M0 0L${w * 0.075} ${tip - h * 0.05}Q${w * 0.09} ${tip} ${w * 0.13} ${tip}L${w * 0.87} ${tip}Q${w * 0.91} ${tip} ${w * 0.925} ${tip - h * 0.05}L${w} 0Z`;
	const seams = `M0 ${h}L${w * 0.44} ${h * 0.52}Q${w * 0.5} ${h * 0.47} ${w * 0.56} ${h * 0.52}L${w} ${h}`;
	const line = `fill="none" stroke="#3a2d20" stroke-opacity=".16" stroke-width="${w / 420}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><defs><linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#3a2d20" stop-opacity=".07"/></linearGradient><filter id="b" x="-10%" y="-10%" width="120%" height="130%"><feGaussianBlur stdDeviation="${h / 90}"/></filter></defs><rect width="${w}" height="${h}" fill="${color}"/><path d="${seams}Z" fill="#3a2d20" fill-opacity=".035"/><path d="${seams}" ${line}/><path d="${flap}" fill="#2a2018" fill-opacity=".28" filter="url(#b)" transform="translate(${w / 300} ${h / 90})"/><path d="${flap}" fill="${color}"/><path d="${flap}" fill="url(#l)"/><path d="${flap}" ${line}/>${seal ? sealSvg(seal, w / 2, isPointed ? tip - h * 0.06 : tip + SEAL_ACROSS * 2.7) : ""}</svg>`;
}

function sealSvg({ swatch = "#b8954a" }: Accessory, x: number, y: number): string {
	const radius = (SEAL_ACROSS * 10) / 2;
	// Wax runs a little further on some sides than on others.
	const rim = Array.from({ length: 24 }, (_, index) => {
		const angle = (index / 24) * 2 * Math.PI;
		const reach = radius * (1 + 0.035 * Math.sin(angle * 3 + 0.6) + 0.03 * Math.sin(angle * 5 + 2));
		return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
	});
	const edge = `stroke-width="${radius / 16}" fill="none"`;
	return `<defs><radialGradient id="w" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1d120a" stop-opacity=".35"/></radialGradient><filter id="wb" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${radius / 12}"/></filter></defs><polygon points="${rim.join(" ")}" fill="#2a2018" fill-opacity=".4" filter="url(#wb)" transform="translate(${radius / 16} ${radius / 10})"/><g stroke-linejoin="round"><polygon points="${rim.join(" ")}" fill="${swatch}" stroke="${swatch}" stroke-width="${radius / 8}"/><polygon points="${rim.join(" ")}" fill="url(#w)"/></g><circle cx="${x}" cy="${y}" r="${radius * 0.72}" stroke="#1d120a" stroke-opacity=".28" ${edge}/><circle cx="${x + radius / 40}" cy="${y + radius / 30}" r="${radius * 0.72}" stroke="#fff" stroke-opacity=".22" ${edge}/>`;
}

interface Dressed {
	readonly configuration: Configuration;
	/** Of the card, in scene units. */
	readonly size: { readonly width: number; readonly height: number };
	readonly render: (width: number) => Promise<Buffer>;
}

/** A card with its ribbon along the fold, and the seal on it where there is no envelope to close. */
export function dressedCard({ configuration, size, render }: Dressed): (width: number) => Promise<Buffer> {
	const ribbon = chosen(configuration, "ribbon");
	const seal = chosen(configuration, "envelope") ? undefined : chosen(configuration, "seal");
	if (!ribbon && !seal) return render;
	const at = ribbon ? { x: 80, y: size.height * 0.3 } : { x: size.width / 2, y: size.height * 0.86 };
	const dress = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">${ribbon ? ribbonSvg(ribbon, { ...at, height: size.height, isTied: !seal }) : ""}${seal ? sealSvg(seal, at.x, at.y) : ""}</svg>`;
	return async (width) => {
		const card = await render(width);
		const { width: across, height: high } = await sharp(card).metadata();
		const over = await sharp(await renderSvg(dress, width))
			.resize(across, high, { fit: "fill" })
			.toBuffer();
		return sharp(card)
			.composite([{ input: over }])
			.png({ compressionLevel: 1 })
			.toBuffer();
	};
}

interface Tied {
	readonly x: number;
	readonly y: number;
	readonly height: number;
	readonly isTied: boolean;
}

function ribbonSvg({ parts, swatch = "#c7b69a" }: Accessory, { x, y, height, isTied }: Tied): string {
	const type = parts.kind === "ribbon" ? parts.type : "";
	const breadth = (ribbonBreadth[type] ?? 3) * 10;
	const opacity = type === "chiffon" ? 0.6 : 1;
	const reach = 80;
	const loop = (side: number) =>
		`M${x} ${y}C${x + side * reach * 0.5} ${y - reach * 0.95} ${x + side * reach * 1.25} ${y - reach * 0.5} ${x + side * reach * 0.9} ${y - reach * 0.05}C${x + side * reach * 0.6} ${y + reach * 0.2} ${x + side * reach * 0.2} ${y + reach * 0.06} ${x} ${y}`;
	const tail = (side: number) =>
		`M${x} ${y}C${x + side * reach * 0.2} ${y + reach * 0.5} ${x + side * reach * 0.35} ${y + reach * 0.9} ${x + side * reach * (side < 0 ? 0.55 : 0.75)} ${y + reach * 1.5}`;
	const band = `M${x} 0V${height}`;
	const bow = isTied ? [loop(-1), loop(1), tail(-1), tail(1)] : [];
	const bowBreadth = Math.min(breadth, 36);
	const strokes = [[band, breadth], ...bow.map((path) => [path, bowBreadth] as const)] as const;
	const draw = (color: string, more = "") =>
		strokes
			.map(([path, across]) => `<path d="${path}" stroke="${color}" stroke-width="${across}"${more}/>`)
			.join("");
	const isTwisted = type === "baeckergarn" || type === "kordel" || type === "jute";
	const strands = isTwisted
		? draw(
				type === "baeckergarn" ? "#ffffff" : "#2a2018",
				` stroke-dasharray="14 14" stroke-opacity="${type === "baeckergarn" ? 0.9 : 0.28}"`,
			)
		: `<path d="M${x - breadth * 0.2} 0V${height}" stroke="#fff" stroke-opacity=".25" stroke-width="${breadth * 0.2}"/>`;
	const knot = isTied
		? `<rect x="${x - bowBreadth * 0.55 - 6}" y="${y - bowBreadth * 0.5 - 6}" width="${bowBreadth * 1.1 + 12}" height="${bowBreadth + 12}" rx="${bowBreadth * 0.3 + 4}" fill="${swatch}" stroke="#2a2018" stroke-opacity=".22" stroke-width="3"/>`
		: "";
	return `<defs><filter id="r" x="-50%" y="-10%" width="200%" height="120%" filterUnits="objectBoundingBox"><feGaussianBlur stdDeviation="7"/></filter></defs><g fill="none" stroke-linecap="round"><g filter="url(#r)" opacity=".34" transform="translate(7 11)">${draw("#2a2018")}</g><g opacity="${opacity}">${draw(swatch)}</g>${strands}</g>${knot}`;
}
