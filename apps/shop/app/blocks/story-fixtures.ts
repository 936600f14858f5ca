import type { ChannelKey } from "@offizin/sites";
import { wordsOf } from "@offizin/words";
import { wholeDrawing } from "#app/drawings/to-drawing.server.ts";
import { factsOf } from "./facts.server.ts";
import type { StoryReads } from "./story-reads.server.ts";

/** What blocks read, of a brand without a server: there are no cards and no collections. */
export function storyFixture(
	channel: ChannelKey = "papiervogel",
	locale = "de-DE",
	isPreview = false,
): StoryReads {
	const site = { channel, market: "de", locale };
	return {
		site,
		params: new URLSearchParams(),
		facts: factsOf(site),
		words: wordsOf(locale).shop.blocks,
		isPreview,
		unsaved: undefined,
		templates: async () => [],
		themes: async () => [],
		prices: async () => ({}),
		articles: async () => [],
		popularInvitations: async () => ({ items: [], isChosen: false }),
		shipping: async () => ({ cutOff: "11:00", countries: [] }),
		accessories: async () => [],
		variants: async () => [],
		materialPrices: async () => new Map(),
		picturePrice: async () => undefined,
		pictureStart: async () => undefined,
		wall: async () => undefined,
		drawing: wholeDrawing,
		siteMap: async () => [],
		origins: ["https://papiervogel.example", "https://bildwand.example"],
		onFailed: () => undefined,
	};
}
