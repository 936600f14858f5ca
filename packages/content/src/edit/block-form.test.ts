import { expect, test } from "vitest";
import { allowedBlocks, blockSummary, componentLabel, formFields, newBlock, textIn } from "./block-form.ts";
import { component, page } from "./page-fixtures.ts";

const slide = component("main-teaser-slide", {
	isImagePositionRight: { type: "boolean", pos: 2, default_value: "true" },
	title: { type: "text", pos: 1, display_name: "Titel" },
	colors: { type: "options", pos: 3, default_value: "red,blue" },
	buttons: { type: "bloks", pos: 4 },
});

test("fields come in the order of the form, each with a name that can be read", () => {
	expect(formFields(slide).map(({ key, label }) => [key, label])).toEqual([
		["title", "Titel"],
		["isImagePositionRight", "Is image position right"],
		["colors", "Colors"],
		["buttons", "Buttons"],
	]);
	expect(componentLabel(slide, "-")).toBe("Main teaser slide");
	expect(componentLabel(undefined, "lost-block")).toBe("Lost block");
});

test("a new block begins with the values of its schema", () => {
	expect(newBlock(slide, () => "1")).toEqual({
		_uid: "1",
		component: "main-teaser-slide",
		isImagePositionRight: true,
		colors: ["red", "blue"],
		buttons: [],
	});
});

test("only nestable components of the list may stand in a field, and no more than its most", () => {
	const root = component("page", {}, { is_root: true, is_nestable: false });
	const quote = component("quote", {});
	const names = (schema: object, count = 0) =>
		allowedBlocks({ type: "bloks", ...schema }, [root, quote, slide], count).map(({ name }) => name);
	expect(names({})).toEqual(["quote", "main-teaser-slide"]);
	expect(names({ component_whitelist: ["quote"] })).toEqual(["quote"]);
	expect(names({ maximum: 1 }, 1)).toEqual([]);
});

test("a block is told by its preview field, else by its first text", () => {
	const block = { _uid: "1", component: "main-teaser-slide", title: " Hochzeit ", colors: ["x"] };
	expect(blockSummary(block, slide)).toBe("Hochzeit");
	expect(blockSummary(block, { ...slide, preview_field: "colors" })).toBe("x");
	const media = { type: "option", options: [{ value: "all", name: "Alle" }] } as const;
	const picture = component("responsive-image", { media }, { preview_field: "media" });
	expect(blockSummary({ ...block, media: "all" }, picture)).toBe("Alle");
	expect(blockSummary({ ...block, media: "gone" }, picture)).toBe("gone");
	expect(blockSummary(block, undefined)).toBe("");
	expect(
		textIn({
			type: "doc",
			content: [
				{ type: "text", text: "Guten" },
				{ type: "text", text: "Tag" },
			],
		}),
	).toBe("Guten Tag");
	expect(textIn(page)).toBe("");
});
