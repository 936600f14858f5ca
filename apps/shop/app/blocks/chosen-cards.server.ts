import { type TileCard, tilesOf } from "#app/cards/tile-card.ts";
import type { StoryReads } from "./story-reads.server.ts";

interface Wanted {
	/** Empty or "all": of every kind. */
	readonly kind: string;
	/** Empty: of every collection. */
	readonly theme: string;
	readonly count: number;
}

/** Cards of the shop for a block that shows some. */
export async function chosenCards(
	{ templates }: Pick<StoryReads, "templates">,
	{ kind, theme, count }: Wanted,
): Promise<readonly TileCard[]> {
	const found = (await templates()).filter(
		(card) => ["", "all", card.kind].includes(kind) && ["", card.themeId].includes(theme),
	);
	return tilesOf(found.slice(0, count));
}
