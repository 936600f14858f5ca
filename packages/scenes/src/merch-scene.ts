import { merchPieces } from "@offizin/assortment";
import type { PhotoName } from "@offizin/contract/browser";
import { mugScene } from "./mug-scene.ts";
import { ownPageDefinition, ownPart } from "./own-page.ts";
import { around, type Box, inset, lifted, photo, rect, round, type SceneChoice, turned } from "./svg.ts";

/** Draws what is printed on a piece: a photograph of the demo, or a page of the visitor's own. */
type Print = (name: PhotoName, box: Box, piece?: number) => string;

/** The thing that is printed, as large as fits. */
export function merchScene(choice: SceneChoice): string {
	const { configuration, ownPage, supplies } = choice;
	const draw = things[configuration.type ?? ""];
	if (!draw) return mugScene(choice);
	if (!ownPage) return draw((name, box) => photo(supplies, name, box), configuration.format ?? "");
	const pieces = merchPieces(configuration);
	const print: Print = (_, box, piece = 0) => ownPart(pieces[piece] ?? ownPage.trim, box);
	return ownPageDefinition(ownPage) + draw(print, configuration.format ?? "");
}

const things: Readonly<Record<string, (print: Print, format: string) => string>> = {
	kissen: cushion,
	puzzle,
	magnete: magnets,
	anhaenger: ornament,
	stofftasche: bag,
	geschenktasche: giftBag,
};

const table = '<rect x="-600" y="700" width="2200" height="1200" fill="#000" opacity=".045"/>';

function cushion(print: Print): string {
	const shape = "M250 270 q250 46 500 0 q-46 250 0 500 q-250 -46 -500 0 q46 -250 0 -500z";
	return `<defs><clipPath id="scene-cushion"><path d="${shape}"/></clipPath><radialGradient id="scene-plump" cx=".42" cy=".36" r=".75"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".36"/></radialGradient></defs>${lifted(`<path d="${shape}" fill="#ece5d8"/>`, "high")}<g clip-path="url(#scene-cushion)">${print("leaves", { x: 240, y: 260, width: 520, height: 520 })}<rect x="240" y="260" width="520" height="520" fill="url(#scene-plump)"/></g><path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`;
}

/** Rows and columns of a puzzle with about as many pieces, and its share of the largest. */
const puzzles: Readonly<Record<string, readonly [columns: number, rows: number, share: number]>> = {
	"112": [14, 8, 0.62],
	"252": [18, 14, 0.76],
	"500": [25, 20, 0.88],
	"1000": [40, 25, 1],
};

function puzzle(print: Print, format: string): string {
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
	return `${lifted(rect(box, "#b8aa94", 'rx="3"'), "high")}${print("rowboats", box)}<path d="${[...down, ...across].join("")}" fill="none" stroke="#2a2418" stroke-opacity=".42" stroke-width="1.1"/>${rect(box, "url(#scene-gloss)")}`;
}

const photos: readonly PhotoName[] = ["dandelions", "rowboats", "fig", "forest", "kite", "dogs"];

function magnets(print: Print, format: string): string {
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
			print(photos[index % photos.length] ?? "rowboats", inset(box, 3), index) +
			rect(box, "url(#scene-gloss)");
		return turned(lifted(face), ((index * 7) % 5) - 2, x, y);
	}).join("");
}

function ornament(print: Print): string {
	const [x, y, radius] = [500, 560, 230];
	const ribbon = `<path d="M${x} ${y - radius}V-20" stroke="#a8492e" stroke-width="8"/>`;
	return `${ribbon}<defs><clipPath id="scene-ornament"><circle cx="${x}" cy="${y}" r="${radius - 8}"/></clipPath></defs>${lifted(`<circle cx="${x}" cy="${y}" r="${radius}" fill="#fbf9f5"/>`, "high")}<g clip-path="url(#scene-ornament)">${print("dandelions", around(x, y, radius * 2, radius * 2))}</g><circle cx="${x}" cy="${y - radius + 16}" r="6" fill="#8a6a35"/>`;
}

function bag(print: Print): string {
	const cloth: Box = { x: 290, y: 330, width: 420, height: 490 };
	const strap = (from: number, to: number) =>
		`<path d="M${from} 350 C${from} 40 ${to} 40 ${to} 350" fill="none" stroke="#e4d9c4" stroke-width="26"/>`;
	return `${lifted(`${strap(390, 610)}<path d="M290 330h420l14 490q-224 22 -448 0z" fill="#efe6d4"/>`, "high")}<g opacity=".93" style="mix-blend-mode:multiply">${print("allium", inset(cloth, 70))}</g><path d="M290 346h420" stroke="#000" stroke-opacity=".1" stroke-dasharray="7 5"/>`;
}

/** Gift bags stand on the same table, each at its height. */
const bagHeights: Readonly<Record<string, number>> = { "16x22": 220, "24x32": 320 };
const TALLEST_BAG = 320;

function giftBag(print: Print, format: string): string {
	const share = (bagHeights[format] ?? TALLEST_BAG) / TALLEST_BAG;
	const front: Box = { x: 320, y: 330, width: 320, height: 440 };
	return `${table}<g transform="translate(500 770) scale(${round(share)}) translate(-500 -770)">${lifted(
		`<path d="M640 330l90 -34v430l-90 44z" fill="#d9cfc0"/><path d="M320 330l90 -34h320l-90 34z" fill="#c9bdab"/>${rect(front, "#f8f4ec")}`,
		"high",
	)}${print("lake", front)}<path d="M400 350 C400 190 560 190 560 350" fill="none" stroke="#8a6a35" stroke-width="8"/><path d="M640 330v440" stroke="#000" stroke-opacity=".18"/></g>`;
}
