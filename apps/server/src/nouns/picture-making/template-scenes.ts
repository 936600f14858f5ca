import type { ColorFacet } from "@offizin/assortment";
import { type Paper, paper } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import { type TemplateRow, templateGeometry } from "@offizin/templates";
import { dressedCard, envelopeThing } from "./card-dress.ts";
import type { Ground } from "./ground.ts";
import type { Scene, SceneThing } from "./scene.ts";

/** Scenes of a template: the tile, the card with all that goes with it, the open card, a close look. */
export const templateScenes = ["front", "set", "open", "detail"] as const;
/** The only one with what lies beside the card. */
export const setScene = "set";
/** All cards of its collection, each in the colour it looks best beside the others; no picture of one card. */
export const familyScene = "family";
export type TemplateScene = (typeof templateScenes)[number] | typeof familyScene;

export function templateSceneNamed(name: string): TemplateScene | undefined {
	const all: readonly TemplateScene[] = [...templateScenes, familyScene];
	return all.find((scene) => scene === name);
}

/** Ratio of each scene, width : height. */
export const sceneRatio: Readonly<Record<TemplateScene, { width: number; height: number }>> = {
	front: { width: 4, height: 5 },
	set: { width: 4, height: 5 },
	open: { width: 3, height: 2 },
	detail: { width: 4, height: 5 },
	family: { width: 16, height: 9 },
};

/** Renders a page of a template upright, `width` pixels wide. */
export type TemplatePageRenderer = (
	template: TemplateRow,
	page: string,
) => (width: number) => Promise<Buffer>;

interface Mood {
	readonly ground: Ground;
	readonly color: string;
	readonly shadow: string;
}

const linen: Mood = { ground: "linen", color: "#e7dfd3", shadow: "#2e2418" };
const moods: Partial<Record<ColorFacet, Mood>> = {
	green: { ...linen, color: "#e4ded1" },
	"light-blue": { ground: "linen", color: "#dcdfe0", shadow: "#20262c" },
	terracotta: { ground: "plaster", color: "#e9d9cd", shadow: "#35231a" },
	navy: { ground: "plaster", color: "#d6d0c8", shadow: "#1c1c22" },
	cream: { ground: "plaster", color: "#bfb1a1", shadow: "#2a2018" },
	red: { ground: "linen", color: "#e0d2c8", shadow: "#2c1a18" },
};

/** Micrometres to scene units: ten units are a millimetre. */
const UNITS = 100;

/** Breadth of the tile in millimetres: each format keeps its shape and fills the common ground well. */
const tileBreadth: Readonly<Record<string, number>> = {
	"klappkarte-a6": 152,
	"klappkarte-sq145": 192,
	"din-lang-quer": 248,
	"postkarte-a6": 188,
	"booklet-a6-8": 152,
	"booklet-a5-8": 214,
	"booklet-sq145-8": 192,
};

export function templateScene(
	template: TemplateRow,
	scene: TemplateScene,
	{ render, siblings, configuration = template.defaultConfiguration }: SceneParts,
): Scene {
	const grain = grains[paper(configuration.paperType ?? "")?.surface ?? "coated"];
	const drawn = drawnScene(template, scene, { render, siblings, configuration });
	if (!grain || scene === "family") return drawn;
	return { ...drawn, things: drawn.things.map((one) => ({ grain, ...one })) };
}

interface SceneParts {
	readonly render: TemplatePageRenderer;
	readonly siblings: readonly TemplateRow[];
	/** What the card is made as; as its template is, unless told. */
	readonly configuration?: Configuration;
}

/** What is seen of the grain of a paper; coated ones are smooth. */
const grains: Partial<Record<Paper["surface"], Ground>> = {
	uncoated: "paper",
	cotton: "plaster",
	embossed: "linen",
};

function drawnScene(
	template: TemplateRow,
	scene: TemplateScene,
	{ render, siblings, configuration }: Required<SceneParts>,
): Scene {
	const mood = moods[template.color] ?? linen;
	switch (scene) {
		case "front":
			return { ...frontScene(template, render), ...mood, light: "window" };
		case setScene:
			return { ...setLying(template, render, configuration), ...mood, light: "window" };
		case "open":
			return { ...openScene(template, render), ...mood, light: "daylight" };
		case "detail":
			return { ...detailScene(template, render), ...mood, light: "daylight" };
		case "family":
			return { ...familyLying([template, ...siblings], render), ...mood, light: "window" };
	}
}

type Composition = Pick<Scene, "width" | "height" | "things">;
type Place = Pick<SceneThing, "x" | "y" | "turn" | "lift">;

function thing(
	template: TemplateRow,
	page: string,
	render: TemplatePageRenderer,
	place: Place,
	zoom = 1,
): SceneThing {
	const definition = templateGeometry(template).pages.find(({ key }) => key === page);
	if (!definition) throw new Error(`${template.id} has no page ${page}`);
	const { width, height } = definition.size;
	const fold = definition.folds.find(({ axis }) => axis === "x")?.at;
	return {
		render: render(template, page),
		size: { width: (width / UNITS) * zoom, height: (height / UNITS) * zoom },
		...place,
		...(fold === undefined ? {} : { fold: fold / width }),
	};
}

function frontScene(template: TemplateRow, render: TemplatePageRenderer): Composition {
	const width = (tileBreadth[templateGeometry(template).key] ?? 200) * 10;
	const height = width * 1.25;
	const { trim } = templateGeometry(template);
	const isWide = trim.width > trim.height;
	const behind: Place = isWide
		? { x: width * 0.54, y: height * 0.63, turn: 5, lift: 1 }
		: { x: width * 0.57, y: height * 0.53, turn: 7, lift: 1 };
	const front: Place = isWide
		? { x: width * 0.48, y: height * 0.44, turn: -3.5, lift: 2 }
		: { x: width * 0.485, y: height * 0.49, turn: -2.5, lift: 3 };
	return {
		width,
		height,
		things: [thing(template, "back", render, behind), thing(template, "front", render, front)],
	};
}

/** The card above its envelope, so that neither its front nor the flap is covered. */
function setLying(
	template: TemplateRow,
	render: TemplatePageRenderer,
	configuration: Configuration,
): Composition {
	const card = thing(template, "front", render, { x: 0, y: 0, turn: -2.5, lift: 3 });
	const envelope = envelopeThing(configuration);
	const below = (envelope?.size.height ?? 0) * 0.64;
	const high = card.size.height + below;
	const width = Math.max(Math.max(card.size.width, envelope?.size.width ?? 0) * 1.14, (high * 1.12 * 4) / 5);
	const height = width * 1.25;
	const top = (height - high) / 2;
	const lying = envelope && {
		...envelope,
		grain: "paper" as const,
		x: width * 0.52,
		y: top + high - envelope.size.height / 2,
		turn: 3,
		lift: 1,
	};
	const dressed = {
		...card,
		render: dressedCard({ configuration, ...card }),
		x: width * 0.48,
		y: top + card.size.height / 2,
	};
	return { width, height, things: lying ? [lying, dressed] : [dressed] };
}

/** Where the cards of a collection lie, the first of them on top; units of a table 480 mm wide. */
const familyPlaces: readonly Place[] = [
	{ x: 2330, y: 1330, turn: -3, lift: 4 },
	{ x: 3720, y: 690, turn: 5, lift: 2 },
	{ x: 1020, y: 640, turn: -6, lift: 2 },
	{ x: 930, y: 1890, turn: 4, lift: 3 },
];
const openedPlace: Place = { x: 3560, y: 1890, turn: -4, lift: 1 };

/** The fronts of a collection, and the inside of its first folded card among them. */
function familyLying(cards: readonly TemplateRow[], render: TemplatePageRenderer): Composition {
	const fronts = familyPlaces.flatMap((place, index) => {
		const card = cards[index];
		return card ? [thing(card, "front", render, place)] : [];
	});
	const folded = cards.find(({ pages }) => pages.includes("inner"));
	const opened = folded ? [thing(folded, "inner", render, openedPlace)] : [];
	return { width: 4800, height: 2700, things: [...opened, ...fronts.toReversed()] };
}

function openScene(template: TemplateRow, render: TemplatePageRenderer): Composition {
	const format = templateGeometry(template);
	// Of a booklet the first two pages that lie side by side.
	const opened = format.pages.find(({ key, like }) => key === "inner" || like !== undefined)?.key;
	const isFolded = opened !== undefined;
	const inside = opened ?? "back";
	const breadth = (format.pages.find(({ key }) => key === inside)?.size.width ?? 0) / UNITS;
	const width = breadth * (isFolded ? 1.62 : 1.75);
	const height = (width * 2) / 3;
	return {
		width,
		height,
		things: [
			thing(template, inside, render, { x: width * 0.41, y: height * 0.5, turn: -2, lift: 2 }),
			thing(
				template,
				"front",
				render,
				isFolded
					? { x: width * 0.845, y: height * 0.56, turn: 5, lift: 4 }
					: { x: width * 0.7, y: height * 0.72, turn: 6, lift: 3 },
			),
		],
	};
}

function detailScene(template: TemplateRow, render: TemplatePageRenderer): Composition {
	const { width, height } = templateGeometry(template).trim;
	const zoom = 1.6;
	const view = { width: (Math.min(width, height * 1.05) / UNITS) * 1.06, height: 0 };
	view.height = view.width * 1.25;
	const place: Place = { x: view.width * 0.56, y: view.height * 0.6, turn: -9, lift: 3 };
	return { ...view, things: [thing(template, "front", render, place, zoom)] };
}
