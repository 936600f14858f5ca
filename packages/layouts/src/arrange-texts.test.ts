import {
	applyCommand,
	captionOf,
	type DesignDocument,
	type DesignPage,
	findElement,
	photoOver,
	type TextElement,
} from "@offizin/design";
import { themeCard } from "@offizin/testkit";
import { type Box, box, mm, pt } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { arrangeCommand, isLaidOut, standingArea } from "./arrange.ts";
import { framesOf } from "./library/frames.ts";
import { gutters } from "./library/library.ts";
import { rankLayouts } from "./library/rank.ts";
import { textLayoutsFor } from "./library/text-places.ts";

const photos = () => ({ width: 4000, height: 3000 });
const card = themeCard("eukalyptus-postkarte-a6-salbei");
const area = box(mm(5), mm(5), mm(138), mm(95));
const surface = { area, gap: gutters.narrow };
const written = card.pages.flatMap(({ elements }) => elements).find((one) => one.type === "text");
const [key = ""] = card.pages.map((page) => page.key);

function text(
	id: string,
	words: string,
	more: { size?: number; at?: Box; sample?: string } = {},
): TextElement {
	if (written?.type !== "text") throw new Error("the card has a text");
	const {
		pattern: _pattern,
		runs: _runs,
		personal: _personal,
		group: _group,
		fitMin: _fit,
		...plain
	} = written;
	return {
		...plain,
		id,
		label: "own-text",
		may: ["content", "style", "place", "remove"],
		editable: true,
		text: words,
		box: more.at ?? box(mm(30), mm(40), mm(60), mm(10)),
		rotation: 700,
		style: { ...written.style, size: pt(more.size ?? 10) },
		...(more.sample !== undefined && { personal: { kind: "detail" as const, sample: more.sample } }),
	};
}
const pageWith = (...elements: DesignPage["elements"]): DesignDocument => ({
	...card,
	pages: card.pages.map((page) => (page.key === key ? { ...page, elements } : page)),
});
const pageOf = ({ pages }: DesignDocument): DesignPage => {
	const page = pages.find((one) => one.key === key);
	if (!page) throw new Error("no page");
	return page;
};
const layoutOf = (count: number, name: string) => {
	const found = textLayoutsFor(surface, count).find((one) => one.key === `${count}-text-${name}`);
	if (!found) throw new Error(`no layout ${name}`);
	return found;
};
function arranged(document: DesignDocument, layout: ReturnType<typeof layoutOf>) {
	let number = 0;
	const command = arrangeCommand(pageOf(document), layout, {
		spare: [],
		area,
		freeId: () => `frame-${++number}`,
		newText: ({ role, box: at }) => text(`new-${role}`, "Words", { at, sample: "Words" }),
	});
	const applied = applyCommand(document, command, photos);
	if (!applied.ok) throw new Error(JSON.stringify(applied.error));
	return { ...applied.value, command };
}
const long = "Words that are read. ".repeat(8);
const two = pageWith(
	text("long", long),
	text("title", "Anna", { size: 28, at: box(mm(20), mm(60), mm(60), mm(15)) }),
);

describe("[14] texts of a page in a layout", () => {
	test("the largest is the heading, the longest is read, each with its type and its words; undo is exact", () => {
		const layout = layoutOf(1, "article-right");
		const { document, inverse } = arranged(two, layout);
		const [heading, body] = layout.texts;
		expect(findElement(document, "title")).toEqual({
			...findElement(two, "title"),
			box: heading?.box,
			rotation: 0,
		});
		expect(findElement(document, "long")).toEqual({
			...findElement(two, "long"),
			box: body?.box,
			rotation: 0,
		});
		expect(framesOf(pageOf(document)).map((frame) => frame.box)).toEqual(layout.places);
		expect(isLaidOut(pageOf(document), layout)).toBe(true);
		const undone = applyCommand(document, inverse, photos);
		expect(undone.ok && undone.value.document).toEqual(two);
	});

	test("a place without a text gets a new one, which goes with the layout until it is written", () => {
		const { document } = arranged(pageWith(), layoutOf(0, "article"));
		expect(pageOf(document).elements.map(({ id }) => id)).toEqual(["new-heading", "new-body"]);
		const again = arranged(document, layoutOf(0, "quotation"));
		expect(pageOf(again.document).elements.map(({ id }) => id)).toEqual(["new-quotation"]);
		const kept = pageWith(text("mine", "Mine", { sample: "Words" }));
		const { command } = arranged(kept, layoutOf(0, "quotation"));
		expect(command).toMatchObject({ texts: [{ element: "mine" }] });
		expect(command).not.toHaveProperty("without");
	});

	test("what has no place, what is held or in a group and what is too long for a heading stays where it was", () => {
		const others = [
			text("held", "Held", { size: 40 }),
			{ ...text("grouped", "Grouped", { size: 40 }), group: "g" },
			text("outside", "Outside", { size: 40, at: box(mm(300), 0, mm(20), mm(10)) }),
			text("long", long, { size: 40 }),
		].map((one) => (one.id === "held" ? { ...one, locked: true as const } : one));
		const group = { id: "g", type: "group", label: "", box: area, rotation: 0 } as const;
		const start = pageWith(...others, group, text("first", "First", { size: 12 }));
		const { command, document } = arranged(start, layoutOf(1, "heading-above"));
		expect(command.texts?.map(({ element }) => element)).toEqual(["first"]);
		for (const one of others) expect(findElement(document, one.id)).toEqual(one);
	});

	test("ranked: a page with a text gets a place for it, one without none, and none that covers what stays", () => {
		const photo = [{ width: 3000, height: 2000 }];
		const best = (...elements: DesignPage["elements"]) => rankLayouts(surface, photo, { elements })[0];
		expect(best()?.texts).toEqual([]);
		expect(best(text("title", "Anna"))?.texts.length).toBe(1);
		expect(best(text("title", "Anna"), text("more", long))?.texts.length).toBe(2);
		const held = {
			...text("held", "Held", { at: box(mm(5), mm(80), mm(138), mm(18)) }),
			locked: true as const,
		};
		const beside = best(held);
		for (const one of beside?.places ?? []) expect(one.y + one.height).toBeLessThanOrEqual(held.box.y);
		expect(rankLayouts(surface, photo).every(({ texts }) => texts.length === 0)).toBe(true);
	});

	test("where photos and own texts stand is one area, so that another layout fills it again", () => {
		const { document } = arranged(pageWith(), layoutOf(1, "body-right"));
		expect(standingArea(pageOf(document))).toEqual(area);
		expect(standingArea({ elements: [] })).toBeUndefined();
	});

	test("[law] a caption comes below its photo again, whichever layout with captions comes, and no text is lost", () => {
		const shown = (id: string, at: number, upload: string) => ({
			id,
			label: "own-photo",
			type: "photo" as const,
			shape: "rect" as const,
			box: box(mm(5 + 46 * at), mm(20), mm(44), mm(50)),
			rotation: 0,
			may: ["content", "style", "place", "remove"] as const,
			photo: { upload, width: 4000, height: 3000, crop: box(0, 0, 2640, 3000) },
		});
		const under = (id: string, at: number) => ({
			...text(id, id, { size: 8, at: box(mm(5 + 46 * at), mm(72), mm(44), mm(9)) }),
			rotation: 0,
		});
		// In another order than their photos.
		const start = pageWith(
			...[0, 1, 2].map((at) => ({ ...shown(`p${at}`, at, `u${at}`), may: [...shown("", 0, "").may] })),
			...[2, 0].map((at) => under(`c${at}`, at)),
			text("title", "Summer", { size: 28, at: box(mm(10), mm(6), mm(60), mm(12)) }),
		);
		const captioned = textLayoutsFor(surface, 3).filter(
			({ texts, places }) =>
				texts.filter(({ role, box: at }) => role === "caption" && photoOver(at, places) !== undefined)
					.length === 3,
		);
		expect(captioned.length).toBeGreaterThan(0);
		for (const layout of captioned) {
			const { document } = arranged(start, layout);
			for (const id of ["c0", "c2", "title"]) expect(findElement(document, id)).toBeDefined();
			for (const at of [0, 2]) {
				const frame = framesOf(pageOf(document)).find(({ id }) => id === `p${at}`);
				expect(frame && captionOf(pageOf(document).elements, frame)?.id).toBe(`c${at}`);
			}
		}
	});
});
