import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { wordsOf } from "@offizin/words";
import { renderToPipeableStream } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ShopIntl } from "#app/messages/shop-intl.tsx";
import { pageWords } from "#app/messages/shop-words.server.ts";
import { BlockFaces } from "./block-face.tsx";
import type { BlockView } from "./block-view.ts";
import { schemas, showBlocks } from "./registry.server.ts";
import { storyFixture } from "./story-fixtures.ts";

/** As they are written: use-intl takes them compiled only as the build puts it together. */
const words = wordsOf("de-DE").shop;

/** The whole of a page, with what comes later in its place. */
function rendered(page: React.ReactNode): Promise<string> {
	return new Promise((resolve, reject) => {
		const router = createMemoryRouter([{ path: "*", element: page }]);
		const { pipe } = renderToPipeableStream(<RouterProvider router={router} />, {
			progressiveChunkSize: Number.MAX_SAFE_INTEGER,
			onAllReady: () => resolve(text(pipe(new PassThrough()))),
			onError: reject,
		});
	});
}

function readable(block: BlockView): BlockView {
	if (block.component === "photo-check") return { ...block, words: words.gallery };
	if (block.component === "wall-rooms") return { ...block, rooms: { ...block.rooms, words: words.rooms } };
	return block.component === "waiting-box" ? { ...block, words: words.waitlist } : block;
}

/** What shows nothing but what the shop has, or what the page gives: without those there is nothing of them. */
const ofTheShop = new Set([
	"bestsellers",
	"design-list",
	"design-suggestions",
	"related-series",
	"similar-designs",
	"theme-cards-wrapper",
]);

test.each(schemas.filter(({ use }) => use === "piece"))(
	"$name is shown from its example",
	async ({ name, example }) => {
		const blocks = await showBlocks(
			[example],
			storyFixture(name.startsWith("wall") ? "bildwand" : "papiervogel"),
		);
		const html = await rendered(
			<ShopIntl locale="de-DE" words={{ ...pageWords("de-DE"), ...words.page }}>
				<BlockFaces blocks={blocks.map(readable)} />
			</ShopIntl>,
		);
		if (ofTheShop.has(name)) {
			expect(html.replaceAll(/<!--.*?-->/g, "")).toBe("");
			return;
		}
		const headline = String(example.headline ?? "");
		expect(html.length).toBeGreaterThan(40);
		expect(html).not.toContain("<template");
		if (headline !== "" && !headline.includes("{")) expect(html).toContain(headline);
	},
);
