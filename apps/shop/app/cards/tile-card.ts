import type { TemplateSummary } from "@offizin/contract";
import { keepDash } from "./keep-dash.ts";

/** A colour of a design, which is a card of its own. */
export interface TileColor {
	readonly id: string;
	readonly name: string;
	readonly color: string;
	/** Of its template, where it was changed since it was baked. */
	readonly edition?: number | undefined;
}

/** What a tile needs of a template and nothing more: a page of tiles is sent twice, as markup and as data. */
export interface TileCard extends Pick<TemplateSummary, "id" | "name" | "from" | "turnsTo"> {
	/** All colours of the design, that of this card too. */
	readonly colors: readonly TileColor[];
	/** Size of its front in the pixels of its picture. */
	readonly width: number;
	readonly height: number;
}

/** Tiles of templates. Equal colours and prices are one object among them, which is then sent once. */
export function tilesOf(summaries: readonly TemplateSummary[]): TileCard[] {
	const colorsOnce = sharing<TileCard["colors"]>();
	const priceOnce = sharing<TileCard["from"]>();
	return summaries.map(({ id, name, colors, from, front, turnsTo }) => ({
		id,
		name: keepDash(name),
		colors: colorsOnce(
			colors.map(({ id, name, color, edition }) => ({ id, name, color, ...(edition && { edition }) })),
		),
		from: priceOnce(from),
		turnsTo,
		width: front.width,
		height: front.height,
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

/** Address of the picture of a page of a card. */
export function pageSource({ id, edition }: Pick<TileColor, "id" | "edition">, page: string): string {
	return `/img/w640/page/${id}/${page}${edition ? `?edition=${edition}` : ""}`;
}

/** The colour after one, round and round; undefined where there is no other. */
export function nextColor({ colors }: Pick<TileCard, "colors">, id: string): TileColor | undefined {
	const place = colors.findIndex((color) => color.id === id);
	const next = colors[(place + 1) % colors.length];
	return next?.id === id ? undefined : next;
}
