import { photoframeProduct } from "@offizin/assortment";
import type { Block } from "@offizin/content";
import { formatMoney, type Money } from "@offizin/money";
import { hangingRules, roomKeys } from "@offizin/scenes";
import { type Configuration, formatConfiguration, parseImageFormat } from "@offizin/solver";
import { productWords, say } from "@offizin/words";
import type { Drawing } from "#app/drawings/drawn.tsx";
import { paths } from "#app/paths.ts";
import type { StagedRoom } from "#app/rooms/room-stage.tsx";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";
import { hungWall, type WallPiece } from "./hung-wall.server.ts";
import { pieceOf } from "./piece.server.ts";
import { paints } from "./schema.ts";
import type { Slot } from "./slots.ts";
import { type VariedWall, type WallChoices, wallChoices } from "./vary-wall.server.ts";

/** Pictures of the wall that are made alike. */
export interface HungRow {
	readonly key: string;
	/** "3 × Poster 30 × 40 cm". */
	readonly name: string;
	readonly frame: string;
	/** Of one of them. */
	readonly price: string;
	/** Where one is made of a photo of one's own. */
	readonly to: string;
}

/** What is chosen for all pictures of a wall together. */
export interface WallChoice {
	readonly key: "step" | "material";
	readonly name: string;
	readonly values: readonly { readonly name: string; readonly query: string; readonly isChosen: boolean }[];
}

export interface WallHungView extends Shown {
	readonly component: "wall-hung";
	readonly headline: string;
	readonly text: string;
	readonly room: StagedRoom;
	readonly colour: string;
	readonly drawing: Drawing;
	readonly rows: readonly HungRow[];
	/** How it hangs: size of the whole, gap and line. */
	readonly measure: string;
	/** Of all pictures; nothing for a single one, whose row says it. */
	readonly total: string;
	/** The places of the wall, in the order in which its pictures hang. */
	readonly slots: readonly Slot[];
	/** What a picture of a photo of one's own begins with; undefined while none can be begun. */
	readonly start: string | undefined;
	/** Other sizes and materials of all of them, each at an address; none of a single picture. */
	readonly choices: readonly WallChoice[];
	readonly words: Readonly<
		Record<
			"own" | "total" | "tax" | "fill" | "fewer" | "sending" | "some" | "rest" | "refused" | "unreachable",
			string
		>
	>;
}

/** Pictures hung by a rule in a room, with what each and all of them cost. */
export async function wallHungView(block: Block, story: StoryReads): Promise<WallHungView> {
	const { site, words } = story;
	const { text, choice, count, blocks } = fieldsOf(block, story);
	const written = {
		pieces: blocks("pictures").map((picture) => pieceOf(picture, story)),
		plan: {
			room: choice("room", roomKeys),
			rule: choice("rule", hangingRules),
			gap: count("gap", 5),
			columns: count("columns", 3),
		},
	};
	const isOne = written.pieces.length === 1;
	const chosen = isOne ? undefined : wallChoices(written, block._uid, story.params);
	const { pieces, plan } = chosen?.wall ?? written;
	const rows = rowsOf(pieces, site.locale);
	const wall = hungWall(pieces, plan, { site, label: rows.map(({ name }) => name).join(", ") });
	const costs = await Promise.all(pieces.map(({ configuration }) => story.picturePrice(configuration)));
	const figure = new Intl.NumberFormat(site.locale, { maximumFractionDigits: 0 });
	const cm = (value: number) => figure.format(value);
	return {
		component: "wall-hung",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		room: wall.room,
		colour: choice("wallColour", paints),
		drawing: story.drawing(wall.markup),
		rows: rows.map(({ configuration, ...row }) => {
			const price = costs[pieces.findIndex((piece) => piece.configuration === configuration)];
			const told = price && formatMoney(price, site.locale);
			const each = row.isOne ? told : told && say(words.hung.each, { price: told }, site.locale);
			return { key: row.key, name: row.name, frame: row.frame, to: row.to, price: each ?? "" };
		}),
		measure: say(
			isOne ? words.hung.one : words.hung.many,
			{ width: cm(wall.width), height: cm(wall.height), gap: cm(plan.gap), line: cm(wall.line) },
			site.locale,
		),
		total: isOne ? "" : totalOf(costs, site.locale),
		slots: isOne ? [] : pieces.map(({ configuration }) => ({ configuration, ratio: ratioOf(configuration) })),
		choices: chosen ? choicesOf(chosen, written, story) : [],
		start: isOne ? undefined : await story.pictureStart(),
		words: {
			...words.hung.filling,
			fill: say(words.hung.fill, { count: pieces.length }, site.locale),
			own: words.hung.order,
			total: say(words.hung.total, { count: pieces.length }, site.locale),
			tax: words.hung.tax,
		},
	};
}

/** Each kind of choice that there is more than one of, as it is read. */
function choicesOf(
	{ wish, steps, materials }: WallChoices,
	{ pieces }: VariedWall,
	{ site, words: { hung } }: StoryReads,
): readonly WallChoice[] {
	const { value } = productWords("photoframe", site.locale);
	const own = new Set(
		pieces.map(({ configuration }) => value("materialType", configuration.materialType ?? "")),
	);
	const all: readonly WallChoice[] = [
		{
			key: "step",
			name: hung.step.name,
			values: steps.map(({ step, query }) => ({
				...{ name: hung.step[step], query },
				isChosen: step === wish.step,
			})),
		},
		{
			key: "material",
			name: hung.material,
			values: materials.map(({ material, query }) => ({
				name: material ? value("materialType", material) : [...own].join(" + "),
				...{ query, isChosen: material === wish.material },
			})),
		},
	];
	return all.filter(({ values }) => values.length > 1);
}

function ratioOf({ format = "" }: Configuration): number {
	const size = parseImageFormat(format);
	return size.ok ? size.value.width / size.value.height : 1;
}

/** What is made alike is told once. */
function rowsOf(
	pieces: readonly WallPiece[],
	locale: string,
): readonly (Omit<HungRow, "price"> & {
	readonly configuration: Configuration;
	readonly isOne: boolean;
})[] {
	const words = productWords("photoframe", locale);
	const alike = Map.groupBy(pieces, ({ configuration }) =>
		formatConfiguration(photoframeProduct, configuration),
	);
	return [...alike].flatMap(([query, same]) => {
		const [first] = same;
		if (!first) return [];
		const { configuration } = first;
		const value = (key: string) => words.value(key, configuration[key] ?? "");
		const name = `${value("materialType")} ${value("format")}`;
		const isFramed = configuration.frame !== "ohne";
		const mat = configuration.matSize === "0" ? [] : [words.option("matSize")];
		return [
			{
				key: query,
				name: same.length > 1 ? `${same.length}\u00a0× ${name}` : name,
				frame: isFramed ? [value("frame"), value("frameType"), ...mat].join(", ") : "",
				to: `${paths.wallPictures}?${query}`,
				configuration,
				isOne: same.length === 1,
			},
		];
	});
}

/** Of all of them; nothing while the price of one is not known. */
function totalOf(costs: readonly (Money | undefined)[], locale: string): string {
	const known = costs.flatMap((price) => price ?? []);
	const [first] = known;
	if (!first || known.length < costs.length) return "";
	const amount = known.reduce((sum, price) => sum + price.amount, 0);
	return formatMoney({ ...first, amount }, locale);
}
