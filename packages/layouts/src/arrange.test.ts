import {
	applyCommand,
	applyCommands,
	type Command,
	type DesignDocument,
	type DesignPage,
} from "@offizin/design";
import { themeCard } from "@offizin/testkit";
import { box, mm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { arrangeCommand, isLaidOut } from "./arrange.ts";
import { framesOf } from "./library/frames.ts";
import { gutters, layoutsFor } from "./library/library.ts";

const photos = (upload: string) => (upload === "lost" ? undefined : { width: 4000, height: 3000 });
const card = themeCard("eukalyptus-postkarte-a6-salbei");
const pageOf = ({ pages }: DesignDocument): DesignPage => {
	const found = pages.find(({ elements }) => elements.some(({ id }) => id === "photo"));
	if (!found) throw new Error("the postcard has a page with a photo");
	return found;
};
const slot = framesOf(pageOf(card))[0];
const area = slot?.box ?? box(0, 0, 1, 1);
const layout = (count: number, at = 0) => {
	const found = layoutsFor({ area, gap: gutters.narrow }, count)[at];
	if (!found) throw new Error("no such layout");
	return found;
};
function arranged(document: DesignDocument, count: number, spare: readonly string[] = [], at = 0) {
	let number = 0;
	const freeId = () => `own-${count}-${++number}`;
	const command = arrangeCommand(pageOf(document), layout(count, at), { spare, freeId });
	const applied = applyCommand(document, command, photos);
	if (!applied.ok) throw new Error(JSON.stringify(applied.error));
	return applied.value;
}
const uploads = (document: DesignDocument) =>
	framesOf(pageOf(document)).map(({ photo }) => photo?.upload ?? null);
function started(commands: readonly Command[]): DesignDocument {
	const made = applyCommands(card, commands, photos);
	if (!made.ok) throw new Error(made.error.code);
	return made.value;
}

describe("[14] a page in another layout", () => {
	test("photos stay in their order, spare ones come in, what is left over is an empty frame", () => {
		const one = started([{ type: "setPhoto", element: "photo", upload: "a" }]);
		const { document } = arranged(one, 4, ["b", "c"]);
		expect(uploads(document)).toEqual(["a", "b", "c", null]);
		expect(isLaidOut(pageOf(document), layout(4))).toBe(true);
		expect(isLaidOut(pageOf(document), layout(4, 1))).toBe(false);
		for (const frame of framesOf(pageOf(document))) {
			if (!frame.photo) continue;
			const { crop } = frame.photo;
			expect(crop.width / crop.height).toBeCloseTo(frame.box.width / frame.box.height, 2);
		}
	});

	test("with fewer places the last photos lie in the tray, and undo brings all of it back as it was", () => {
		const one = started([{ type: "setPhoto", element: "photo", upload: "a" }]);
		const four = arranged(one, 4, ["b", "c", "d"]).document;
		const { document, inverse } = arranged(four, 2);
		expect(uploads(document)).toEqual(["a", "b"]);
		expect(document.assets?.map(({ upload }) => upload)).toEqual(["c", "d"]);
		const undone = applyCommand(document, inverse, photos);
		expect(undone.ok && undone.value.document).toEqual(four);
	});

	test("empty frames go first; what is locked or grouped stays where it is", () => {
		const three = arranged(started([{ type: "setPhoto", element: "photo", upload: "a" }]), 3).document;
		const locked = applyCommands(three, [{ type: "setLocked", element: "own-3-1", locked: true }], photos);
		if (!locked.ok) throw new Error(locked.error.code);
		const { document } = arranged(locked.value, 1);
		expect(uploads(document)).toEqual(["a"]);
		const left = pageOf(document).elements.filter(({ type }) => type === "photo");
		expect(left.map(({ id }) => id)).toEqual(["photo", "own-3-1"]);
		expect(left[1]?.box).toEqual(pageOf(three).elements.find(({ id }) => id === "own-3-1")?.box);
	});

	test("new frames have the shape of those there and lie in front of them, behind what lay in front of those", () => {
		const { elements } = pageOf(card);
		const { document } = arranged(card, 2);
		const ids = pageOf(document).elements.map(({ id }) => id);
		const at = ids.indexOf("photo");
		expect(ids).toEqual(elements.map(({ id }) => id).toSpliced(at + 1, 0, "own-2-1"));
	});

	test.each<[string, Command, object]>([
		[
			"a page it has not",
			{ type: "applyLayout", page: "cover", places: [{ element: "photo", box: area }] },
			{ code: "page_missing" },
		],
		[
			"a text as a frame",
			{ type: "applyLayout", page: pageOf(card).key, places: [{ element: "title", box: area }] },
			{ code: "element_wrong_type", element: "title" },
		],
		[
			"a photo of nobody",
			{
				type: "applyLayout",
				page: pageOf(card).key,
				places: [{ element: "photo", box: area, upload: "lost" }],
			},
			{ code: "upload_unknown", element: "photo", upload: "lost" },
		],
		[
			"one frame in two places",
			{
				type: "applyLayout",
				page: pageOf(card).key,
				places: [
					{ element: "photo", box: area },
					{ element: "photo", box: box(0, 0, mm(10), mm(10)) },
				],
			},
			{ code: "element_unknown", element: "photo" },
		],
		[
			"frames that are not there taken away",
			{
				type: "applyLayout",
				page: pageOf(card).key,
				places: [{ element: "photo", box: area }],
				without: ["x"],
			},
			{ code: "element_unknown", element: "x" },
		],
		[
			"a layout with fewer places than photos",
			{
				type: "fillPages",
				name: "fill",
				layouts: [[area]],
				pages: [{ page: pageOf(card).key, layout: 0, photos: ["a", "b"] }],
			},
			{ code: "layout_unfit", page: pageOf(card).key },
		],
	])("refused: %s", (_name, command, error) => {
		expect(applyCommand(card, command, photos)).toMatchObject({ ok: false, error });
	});
});
