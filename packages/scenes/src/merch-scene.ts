import type { PhotoName } from "@offizin/contract/browser";
import {
	around,
	type Box,
	inset,
	lifted,
	photo,
	rect,
	round,
	type SceneChoice,
	type Supplies,
	turned,
} from "./svg.ts";

/** The thing that is printed, as large as fits. */
export function merchScene({ configuration, supplies }: SceneChoice): string {
	const draw = things[configuration.type ?? ""] ?? cup;
	return draw(supplies, configuration.format ?? "");
}

const things: Readonly<Record<string, (supplies: Supplies, format: string) => string>> = {
	tasse: cup,
	kissen: cushion,
	puzzle,
	magnete: magnets,
	anhaenger: ornament,
	stofftasche: bag,
	geschenktasche: giftBag,
};

const table = '<rect x="-600" y="700" width="2200" height="1200" fill="#000" opacity=".045"/>';

/** 82 mm across, 96 mm high, seen from a little above; the print covers 90 mm of the height. */
function cup(supplies: Supplies): string {
	const body = "M270 300V768a200 34 0 0 0 400 0V300z";
	const band = "M270 322a200 34 0 0 0 400 0V746a200 34 0 0 1-400 0z";
	const grip = "M662 400c110-34 176 16 166 128-8 92-72 142-166 152";
	const handle = [
		["#cbc2b4", 54, 1, 4],
		["#f1ede6", 45, -1, -1],
		["#ffffff", 12, -10, -9],
	].map(
		([color, wide, x, y]) =>
			`<path d="${grip}" fill="none" stroke="${color}" stroke-width="${wide}" transform="translate(${x} ${y})"/>`,
	);
	const defs = `<defs><clipPath id="scene-cup"><path d="${band}"/></clipPath><linearGradient id="scene-round"><stop stop-opacity=".34"/><stop offset=".1" stop-opacity=".12"/><stop offset=".2" stop-color="#fff" stop-opacity=".06"/><stop offset=".3" stop-color="#fff" stop-opacity=".34"/><stop offset=".42" stop-color="#fff" stop-opacity=".04"/><stop offset=".66" stop-opacity=".03"/><stop offset=".88" stop-opacity=".2"/><stop offset="1" stop-opacity=".42"/></linearGradient><linearGradient id="scene-inside"><stop stop-color="#a99f90"/><stop offset=".5" stop-color="#d5cdc1"/><stop offset="1" stop-color="#f4f0ea"/></linearGradient></defs>`;
	const shadow =
		'<ellipse cx="610" cy="794" rx="250" ry="20" fill="#4a3420" opacity=".26" filter="url(#scene-blur)"/><ellipse cx="476" cy="792" rx="204" ry="26" fill="#2a1c10" opacity=".42" filter="url(#scene-blur)"/>';
	const back = `<rect x="-600" y="640" width="2200" height="1200" fill="#000" opacity=".045"/>`;
	return `${back}${defs}${shadow}${handle.join("")}<path d="${body}" fill="#fdfcfa"/><g clip-path="url(#scene-cup)">${photo(supplies, "dogs", { x: 262, y: 316, width: 416, height: 470 })}</g><path d="${body}" fill="url(#scene-round)"/><ellipse cx="470" cy="300" rx="200" ry="34" fill="#fefdfb"/><ellipse cx="470" cy="302" rx="188" ry="28" fill="url(#scene-inside)"/>`;
}

function cushion(supplies: Supplies): string {
	const shape = "M250 270 q250 46 500 0 q-46 250 0 500 q-250 -46 -500 0 q46 -250 0 -500z";
	return `<defs><clipPath id="scene-cushion"><path d="${shape}"/></clipPath><radialGradient id="scene-plump" cx=".42" cy=".36" r=".75"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".36"/></radialGradient></defs>${lifted(`<path d="${shape}" fill="#ece5d8"/>`, "high")}<g clip-path="url(#scene-cushion)">${photo(supplies, "leaves", { x: 240, y: 260, width: 520, height: 520 })}<rect x="240" y="260" width="520" height="520" fill="url(#scene-plump)"/></g><path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`;
}

/** Rows and columns of a puzzle with about as many pieces, and its share of the largest. */
const puzzles: Readonly<Record<string, readonly [columns: number, rows: number, share: number]>> = {
	"112": [14, 8, 0.62],
	"252": [18, 14, 0.76],
	"500": [25, 20, 0.88],
	"1000": [40, 25, 1],
};

function puzzle(supplies: Supplies, format: string): string {
	const [columns, rows, share] = puzzles[format] ?? [14, 8, 0.62];
	const box = around(500, 500, 800 * share, 565 * share);
	const [wide, high] = [box.width / columns, box.height / rows];
	const knob = Math.min(wide, high) * 0.22;
	const down = Array.from({ length: columns - 1 }, (_, column) => {
		const x = box.x + wide * (column + 1);
		const steps = Array.from({ length: rows }, (_, row) => {
			const out = (row + column) % 2 ? knob : -knob;
			return `v${round(high * 0.36)}c${round(out * 1.8)} ${round(-high * 0.06)} ${round(out * 1.8)} ${round(high * 0.34)} 0 ${round(high * 0.28)}v${round(high * 0.36)}`;
		});
		return `M${round(x)} ${round(box.y)}${steps.join("")}`;
	});
	const across = Array.from({ length: rows - 1 }, (_, row) => {
		const y = box.y + high * (row + 1);
		const steps = Array.from({ length: columns }, (_, column) => {
			const out = (row + column) % 2 ? -knob : knob;
			return `h${round(wide * 0.36)}c${round(-wide * 0.06)} ${round(out * 1.8)} ${round(wide * 0.34)} ${round(out * 1.8)} ${round(wide * 0.28)} 0h${round(wide * 0.36)}`;
		});
		return `M${round(box.x)} ${round(y)}${steps.join("")}`;
	});
	return `${lifted(rect(box, "#b8aa94", 'rx="3"'), "high")}${photo(supplies, "rowboats", box)}<path d="${[...down, ...across].join("")}" fill="none" stroke="#2a2418" stroke-opacity=".42" stroke-width="1.1"/>${rect(box, "url(#scene-gloss)")}`;
}

const photos: readonly PhotoName[] = ["dandelions", "rowboats", "fig", "forest", "kite", "dogs"];

function magnets(supplies: Supplies, format: string): string {
	const count = Number(/\d+$/.exec(format)?.[0] ?? 4);
	const columns = Math.ceil(Math.sqrt(count));
	const edge = Math.min(250, 720 / columns - 24);
	const step = edge + 34;
	const start = 500 - ((columns - 1) * step) / 2;
	const rows = Math.ceil(count / columns);
	return Array.from({ length: count }, (_, index) => {
		const x = start + (index % columns) * step;
		const y = 500 - ((rows - 1) * step) / 2 + Math.floor(index / columns) * step;
		const box = around(x, y, edge, edge);
		const face =
			rect(box, "#fff") +
			photo(supplies, photos[index % photos.length] ?? "rowboats", inset(box, 3)) +
			rect(box, "url(#scene-gloss)");
		return turned(lifted(face), ((index * 7) % 5) - 2, x, y);
	}).join("");
}

function ornament(supplies: Supplies): string {
	const [x, y, radius] = [500, 560, 230];
	const ribbon = `<path d="M${x} ${y - radius}V-20" stroke="#a8492e" stroke-width="8"/>`;
	return `${ribbon}<defs><clipPath id="scene-ornament"><circle cx="${x}" cy="${y}" r="${radius - 8}"/></clipPath></defs>${lifted(`<circle cx="${x}" cy="${y}" r="${radius}" fill="#fbf9f5"/>`, "high")}<g clip-path="url(#scene-ornament)">${photo(supplies, "dandelions", around(x, y, radius * 2, radius * 2))}</g><circle cx="${x}" cy="${y - radius + 16}" r="6" fill="#8a6a35"/>`;
}

function bag(supplies: Supplies): string {
	const cloth: Box = { x: 290, y: 330, width: 420, height: 490 };
	const strap = (from: number, to: number) =>
		`<path d="M${from} 350 C${from} 40 ${to} 40 ${to} 350" fill="none" stroke="#e4d9c4" stroke-width="26"/>`;
	return `${lifted(`${strap(390, 610)}<path d="M290 330h420l14 490q-224 22 -448 0z" fill="#efe6d4"/>`, "high")}${photo(supplies, "allium", inset(cloth, 70), 'opacity=".93" style="mix-blend-mode:multiply"')}<path d="M290 346h420" stroke="#000" stroke-opacity=".1" stroke-dasharray="7 5"/>`;
}

/** Gift bags stand on the same table, each at its height. */
const bagHeights: Readonly<Record<string, number>> = { "16x22": 220, "24x32": 320 };
const TALLEST_BAG = 320;

function giftBag(supplies: Supplies, format: string): string {
	const share = (bagHeights[format] ?? TALLEST_BAG) / TALLEST_BAG;
	const front: Box = { x: 320, y: 330, width: 320, height: 440 };
	return `${table}<g transform="translate(500 770) scale(${round(share)}) translate(-500 -770)">${lifted(
		`<path d="M640 330l90 -34v430l-90 44z" fill="#d9cfc0"/><path d="M320 330l90 -34h320l-90 34z" fill="#c9bdab"/>${rect(front, "#f8f4ec")}`,
		"high",
	)}${photo(supplies, "lake", front)}<path d="M400 350 C400 190 560 190 560 350" fill="none" stroke="#8a6a35" stroke-width="8"/><path d="M640 330v440" stroke="#000" stroke-opacity=".18"/></g>`;
}
