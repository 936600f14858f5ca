import { applyCommands, type DesignDocument } from "@offizin/design";
import { expect, test, vi } from "vitest";
import { loadFonts } from "../../adapters/fonts/fonts.ts";
import { openTemplates } from "../../adapters/templates/template-store.ts";
import { checkDesign } from "./check-design.ts";

/** Of two pages, with a code on the first. */
async function postcard(): Promise<DesignDocument> {
	const document = await (await openTemplates()).document("eukalyptus-postkarte-a6-salbei");
	const [front] = document.pages;
	const code = {
		...{ id: "code", type: "qr" as const, label: "own-qr", rotation: 0 },
		box: { x: 40_000, y: 40_000, width: 25_000, height: 25_000 },
		content: "https://hochzeit.example",
		ink: { role: "process" as const, swatch: Object.keys(document.swatches)[0] ?? "" },
	};
	return {
		...document,
		pages: document.pages.map((page) =>
			page === front ? { ...page, elements: [...page.elements, code] } : page,
		),
	} as DesignDocument;
}

test("[14] of the next revision, which comes as another object, only the changed page is judged", async () => {
	const fonts = await loadFonts();
	const qr = vi.fn(fonts.qr);
	const press = { profile: "digital-cards", colorLoss: new Map<string, number>() };
	const check = (document: DesignDocument) =>
		checkDesign({ document: structuredClone(document), press }, { ...fonts, qr }, undefined);
	const before = await postcard();
	const found = check(before);
	const judged = qr.mock.calls.length;
	expect(judged).toBeGreaterThan(0);

	const [, back] = before.pages;
	const text = back?.elements.find((element) => element.type === "text" && element.editable);
	const after = applyCommands(
		before,
		[{ type: "setText", element: text?.id ?? "", text: "漢" }],
		() => undefined,
	);
	if (!after.ok) throw new Error(after.error.code);
	expect(check(after.value)).not.toEqual(found);
	expect(qr).toHaveBeenCalledTimes(judged);
});
