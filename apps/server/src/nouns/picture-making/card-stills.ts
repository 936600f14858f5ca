import { type TemplateRow, templateGeometry } from "@offizin/templates";
import type { Scene, SceneThing } from "./scene.ts";
import type { TemplatePageRenderer } from "./template-scenes.ts";

function find(rows: readonly TemplateRow[], theme: string, format: string, colorway: number): TemplateRow {
	const all = rows.filter(({ themeId, formatType }) => themeId === theme && formatType === format);
	const found = all[colorway];
	if (!found) throw new Error(`No template ${theme} ${format} ${colorway}`);
	return found;
}

/** What compositions are laid from. */
interface Desk {
	readonly rows: readonly TemplateRow[];
	readonly render: TemplatePageRenderer;
}

type Lying = [
	theme: string,
	format: string,
	colorway: number,
	page: string,
	place: Pick<SceneThing, "x" | "y" | "turn" | "lift">,
];

function lay({ rows, render }: Desk, things: readonly Lying[]): SceneThing[] {
	return things.map(([theme, formatType, colorway, page, place]) => {
		const template = find(rows, theme, formatType, colorway);
		const definition = templateGeometry(template).pages.find(({ key }) => key === page);
		if (!definition) throw new Error(`${template.id} has no page ${page}`);
		const fold = definition.folds.find(({ axis }) => axis === "x")?.at;
		return {
			render: render(template, page),
			size: { width: definition.size.width / 100, height: definition.size.height / 100 },
			...place,
			...(fold === undefined ? {} : { fold: fold / definition.size.width }),
		};
	});
}

/** Compositions for the home page of the card brand: ten units are a millimetre. */
export function cardStill(name: string, desk: Desk): Scene | undefined {
	switch (name) {
		case "papiervogel-hero":
			return {
				width: 4200,
				height: 2800,
				ground: "linen",
				color: "#e8e0d4",
				light: "window",
				shadow: "#2e2418",
				things: lay(desk, [
					["eukalyptus", "klappkarte-a6", 0, "inner", { x: 1250, y: 2080, turn: -7, lift: 2 }],
					["soiree", "din-lang-quer", 0, "front", { x: 3560, y: 520, turn: 8, lift: 1 }],
					["eukalyptus", "din-lang-quer", 0, "front", { x: 1180, y: 560, turn: -4, lift: 1 }],
					["soiree", "klappkarte-a6", 0, "front", { x: 3420, y: 1700, turn: 6, lift: 4 }],
					["eukalyptus", "klappkarte-a6", 0, "front", { x: 2330, y: 1280, turn: -3, lift: 4 }],
				]),
			};
		case "papiervogel-atelier":
			return {
				width: 1900,
				height: 2850,
				ground: "plaster",
				color: "#e6d8cb",
				light: "window",
				shadow: "#35231a",
				things: lay(desk, [
					["eukalyptus", "postkarte-a6", 2, "front", { x: 800, y: 560, turn: -5, lift: 1 }],
					["eukalyptus", "klappkarte-sq145", 2, "front", { x: 1080, y: 1500, turn: 3, lift: 3 }],
					["eukalyptus", "din-lang-quer", 2, "front", { x: 900, y: 2560, turn: -5, lift: 2 }],
				]),
			};
		case "papiervogel-soiree":
			return {
				width: 3000,
				height: 2400,
				ground: "velvet",
				color: "#3b3f4b",
				light: "daylight",
				shadow: "#0a0a10",
				things: lay(desk, [
					["soiree", "klappkarte-a6", 0, "inner", { x: 1900, y: 1560, turn: 3, lift: 2 }],
					["soiree", "klappkarte-a6", 0, "front", { x: 900, y: 1120, turn: -5, lift: 4 }],
					["soiree", "postkarte-a6", 1, "front", { x: 2150, y: 560, turn: -4, lift: 2 }],
				]),
			};
		default:
			return undefined;
	}
}
