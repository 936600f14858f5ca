import { expect, test } from "vitest";
import { storyHeaders } from "#app/cache-header.ts";
import { storyAddresses } from "./story-address.ts";

const own = { headers: () => ({}) };
const ofStory = { headers: storyHeaders };
const showsStory = storyAddresses([
	{ id: "root", module: {} },
	{ id: "home", parentId: "root", index: true, module: ofStory },
	{ id: "purchase", parentId: "root", module: own },
	{ id: "cart", parentId: "purchase", path: "warenkorb", module: own },
	{ id: "book", parentId: "root", path: "products/fotobuch", module: ofStory },
	{ id: "card", parentId: "root", path: "products/:template", module: own },
	{ id: "papers", parentId: "root", path: "papiere", module: ofStory },
	{ id: "any", parentId: "root", path: "*", module: ofStory },
]);

test.each(["ueber-uns", "über-uns", "papiere", "products/fotobuch", "magazin/eins", "warenkorb/hilfe"])(
	"[content-protocol §6] a story may stand at %s",
	(slug) => expect(showsStory(slug)).toBe(true),
);

test.each(["warenkorb", "products/eukalyptus", "at", "en/ueber-uns", "d"])(
	"[content-protocol §6] the shop has a page of its own at %s",
	(slug) => expect(showsStory(slug)).toBe(false),
);
