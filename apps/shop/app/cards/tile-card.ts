import type { TemplateSummary } from "@offizin/contract";

/** What a tile needs of a template and nothing more: a page of tiles is sent twice, as markup and as data. */
export interface TileCard extends Pick<TemplateSummary, "id" | "name" | "from"> {
	readonly colorName: string;
	/** All colours of the card, this one too. */
	readonly colors: readonly Readonly<Record<"id" | "name" | "color", string>>[];
	/** Address of the picture of its front, and size of both its sides in that picture's pixels. */
	readonly front: string;
	readonly width: number;
	readonly height: number;
}

/** The dash of a name never begins a line. */
function keepDash(name: string): string {
	return name.replace(" – ", "\u00a0– ");
}

/** Tiles of templates. Equal colours and prices are one object among them, which is then sent once. */
export function tilesOf(summaries: readonly TemplateSummary[]): TileCard[] {
	const colorsOnce = sharing<TileCard["colors"]>();
	const priceOnce = sharing<TileCard["from"]>();
	return summaries.map(({ id, name, colors, from, colorway, back }) => ({
		id,
		name: keepDash(name),
		colors: colorsOnce(colors.map((color) => ({ id: color.id, name: color.name, color: color.color }))),
		from: priceOnce(from),
		colorName: colorway.name,
		front: back.src.replace(/\/back$/, "/front"),
		width: back.width,
		height: back.height,
	}));
}

/** Answers a value with the first one that was equal to it. */
function sharing<Value>(): (value: Value) => Value {
	const known = new Map<string, Value>();
	return (value) => {
		const key = JSON.stringify(value);
		const first = known.get(key) ?? value;
		known.set(key, first);
		return first;
	};
}

/** The same picture, of the back. */
export function backOf({ front }: TileCard): string {
	return front.replace(/\/front$/, "/back");
}
