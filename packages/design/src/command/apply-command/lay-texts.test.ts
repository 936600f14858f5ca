import { box, mm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { fixtureDocument, namesElement, photoElement } from "../../design-fixtures.ts";
import type { DesignDocument } from "../../document/document.ts";
import { findElement } from "../../document/document-elements.ts";
import { applyCommand } from "../apply-command.ts";
import { type Command, commandSchema } from "../command.ts";

const photos = () => undefined;
const words = (id: string, more: object = {}) => ({ ...namesElement, id, ...more });
const start: DesignDocument = {
	...fixtureDocument,
	pages: [
		{
			key: "front",
			elements: [words("one"), photoElement, words("two", { rotation: 300 }), words("three"), words("four")],
		},
		{ key: "inner", elements: [words("inside")] },
		{ key: "back", elements: [] },
	],
};
const [here, there] = [box(0, 0, mm(50), mm(10)), box(0, mm(20), mm(50), mm(30))];
const layout = (more: object): Command =>
	commandSchema.parse({ type: "applyLayout", page: "front", places: [], ...more });
const idsOn = ({ pages }: DesignDocument, page: string) =>
	pages.find(({ key }) => key === page)?.elements.map(({ id }) => id);

describe("[14] texts of a layout", () => {
	test("are placed upright with their words and their type, come, and go; taken back all is where it was", () => {
		const command = layout({
			places: [{ element: "photo", box: there }],
			texts: [{ element: "two", box: here }],
			newTexts: [words("new")],
			without: ["one", "three"],
		});
		const done = applyCommand(start, command, photos);
		if (!done.ok) throw new Error(done.error.code);
		const { document, inverse } = done.value;
		expect(idsOn(document, "front")).toEqual(["photo", "two", "four", "new"]);
		expect(findElement(document, "two")).toEqual({ ...words("two"), box: here, rotation: 0 });
		expect(findElement(document, "photo")?.box).toEqual(there);
		const undone = applyCommand(document, commandSchema.parse(inverse), photos);
		expect(undone.ok && undone.value.document).toStrictEqual(start);
	});

	test("new words are tidied, and what is done says so", () => {
		const done = applyCommand(start, layout({ newTexts: [words("new", { text: "a\r\nb" })] }), photos);
		expect(done.ok && done.value.command).toMatchObject({ newTexts: [{ id: "new", text: "a\nb" }] });
		expect(done.ok && findElement(done.value.document, "new")).toMatchObject({ text: "a\nb" });
	});

	test.each<[string, object, object]>([
		[
			"a frame as a text",
			{ texts: [{ element: "photo", box: here }] },
			{ code: "element_wrong_type", element: "photo" },
		],
		[
			"a text of another page",
			{ texts: [{ element: "inside", box: here }] },
			{ code: "element_wrong_type", element: "inside" },
		],
		["a name twice", { newTexts: [words("inside")] }, { code: "element_exists", element: "inside" }],
		[
			"a font the design has not",
			{ newTexts: [words("new", { style: { ...namesElement.style, font: "other" } })] },
			{ code: "choice_unknown", element: "new", field: "font" },
		],
		[
			"taking away from another page",
			{ without: ["inside"] },
			{ code: "element_unknown", element: "inside" },
		],
	])("refused: %s", (_name, more, error) => {
		expect(applyCommand(start, layout(more), photos)).toMatchObject({ ok: false, error });
	});

	test("[law] one of before there were places for texts is read as it was", () => {
		const old = { type: "applyLayout", page: "front", places: [{ element: "photo", box: here }] };
		expect(commandSchema.parse(old)).toStrictEqual(old);
		const done = applyCommand(start, commandSchema.parse(old), photos);
		expect(done.ok && done.value.inverse.type).toBe("setFrames");
	});

	test("more texts than anybody lays out at once are refused at the door", () => {
		const newTexts = Array.from({ length: 41 }, (_none, at) => words(`new-${at}`));
		expect(
			commandSchema.safeParse({ type: "applyLayout", page: "front", places: [], newTexts }).success,
		).toBe(false);
	});
});
