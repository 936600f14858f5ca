import { ok } from "@offizin/base";
import type { Client } from "@offizin/contract";
import type { ChannelKey } from "@offizin/sites";
import { wordsOf } from "@offizin/words";
import { factsOf } from "./facts.server.ts";
import type { StoryReads } from "./story-reads.server.ts";

/** A shop without cards and collections. */
const emptyShop = (async () => ok({ items: [] })) as unknown as Client;

/** What blocks read, of a brand without a server. */
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
		call: emptyShop,
		templates: async () => [],
	};
}
