import { photoframeProduct } from "@offizin/assortment";
import { defaultConfiguration } from "@offizin/solver";
import { wordsOf } from "@offizin/words";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { storyFixture } from "#app/blocks/story-fixtures.ts";
import { ShopIntl } from "#app/messages/shop-intl.tsx";
import { pageWords } from "#app/messages/shop-words.server.ts";
import { wallLook } from "#app/product-page/scenes/scene.server.ts";
import { RoomView } from "./room-view.tsx";
import { roomsView } from "./rooms-view.server.ts";

const { site } = storyFixture("bildwand");
const own = {
	href: "/web-api/uploads/4711/screen",
	width: 3000,
	height: 2000,
	crop: { x: 0, y: 0, width: 3000, height: 2000 },
};

function markup(format: string, more: { readonly start?: "loft"; readonly hasOwn?: boolean } = {}): string {
	const configuration = { ...defaultConfiguration(photoframeProduct), format };
	const look = wallLook(configuration, site, more.hasOwn ? { own } : {});
	const drawn = roomsView("photoframe", look, { name: "lake", label: "Leinwand" });
	// As they are written: use-intl takes them compiled only as the build puts it together.
	const view = { ...drawn, words: wordsOf("de-DE").shop.rooms };
	return renderToStaticMarkup(
		<ShopIntl locale="de-DE" words={pageWords("de-DE")}>
			<RoomView view={view} {...(more.start ? { start: more.start } : {})} />
		</ShopIntl>,
	);
}

test("[15] the picture covers its share of the wall, and the light lies on nothing else", () => {
	const html = markup("120x80");
	// 120 of 400 cm.
	expect(html).toContain("width:30%");
	expect(html).toMatch(/clip-path:polygon\(evenodd, 0% 0%, 35% ([\d.]+)%, 65% \1%, 65% ([\d.]+)%, 35% \2%/);
	expect(html).toContain('src="/img/w640/room/living/light"');
	expect(html).toContain("Wand 4,0 m breit, Bild 120 × 80 cm");
});

test("[15] an own photo hangs as it is, and is in no address of a room", () => {
	const html = markup("120x80", { hasOwn: true });
	expect(html).toContain(`href="${own.href}"`);
	expect(html.match(/\/img\/w\d+\/[^" ,]*/g)?.every((address) => address.includes("/room/"))).toBe(true);
});

test("what is larger than the first wall is first seen on the smallest that it fits", () => {
	expect(markup("200x140")).toContain("Wand 5,0 m breit");
});

test("what fits no wall hangs nowhere, and that is said", () => {
	const html = markup("500x300");
	expect(html).toContain("500 × 300 cm ist größer als jede unserer Wände.");
	expect(html).not.toContain("clip-path");
});
