import type { TemplateSummary } from "@offizin/contract";
import { type TileCard, tilesOf } from "#app/cards/tile-card.ts";
import type { StoryReads } from "./story-reads.server.ts";

interface Wanted {
	/** Empty or "all": of every kind. */
	readonly kind: string;
	/** Empty: of every collection. */
	readonly theme: string;
	readonly count: number;
}

/** Cards of the shop for a block that shows some; collections take turns, so that the first row shows more than one idea. */
export async function chosenCards(
	{ templates }: Pick<StoryReads, "templates">,
	{ kind, theme, count }: Wanted,
): Promise<readonly TileCard[]> {
	const found = (await templates()).filter(
		(card) => ["", "all", card.kind].includes(kind) && ["", card.themeId].includes(theme),
	);
	return tilesOf(mixed(found).slice(0, count));
}

function mixed(cards: readonly TemplateSummary[]): TemplateSummary[] {
	const shelves = [...Map.groupBy(cards, ({ themeId }) => themeId).values()];
	const longest = Math.max(0, ...shelves.map((shelf) => shelf.length));
	return Array.from({ length: longest }, (_, row) =>
		shelves.flatMap((shelf) => shelf.slice(row, row + 1)),
	).flat();
}
