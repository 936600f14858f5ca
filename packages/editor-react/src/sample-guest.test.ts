import { type DesignDocument, findElement } from "@offizin/design";
import { box, mm, pt } from "@offizin/units";
import { expect, it } from "vitest";
import { withGuest } from "./sample-guest.ts";

const text = (id: string, content: string): DesignDocument["pages"][number]["elements"][number] => ({
	id,
	type: "text",
	label: id,
	box: box(0, 0, mm(60), mm(20)),
	rotation: 0,
	text: content,
	maxLength: 80,
	style: {
		font: "any",
		size: pt(12),
		leading: 120,
		tracking: 0,
		align: "left",
		ink: { role: "process", swatch: "ink" },
	},
	verticalAlign: "top",
	editable: true,
});

const document: DesignDocument = {
	schemaVersion: 3,
	template: "fixture",
	product: "card",
	configuration: { formatType: "postkarte-a6-quer" },
	swatches: { ink: { name: "Tinte", cmyk: [0, 0, 0, 100], srgb: "#1d1d1b" } },
	artworks: {},
	fonts: {},
	fields: [{ key: "vorname", label: "Vorname", sample: "Anna" }],
	choices: { fonts: ["any"], inks: [{ role: "process", swatch: "ink" }] },
	pages: [{ key: "front", elements: [text("greeting", "Liebe {{vorname}}"), text("date", "12. Mai")] }],
};

const written = (shown: DesignDocument, id: string) => {
	const element = findElement(shown, id);
	return element?.type === "text" ? element.text : undefined;
};

it("shows the sample guest in place of the placeholders", () => {
	const shown = withGuest(document, 0, null);
	expect(written(shown, "greeting")).toBe("Liebe Anna");
	expect(findElement(shown, "date")).toBe(findElement(document, "date"));
});

it("keeps the placeholders of the text that is being written on", () => {
	expect(written(withGuest(document, 0, "greeting"), "greeting")).toBe("Liebe {{vorname}}");
});

it("leaves a document without fields as it is", () => {
	const plain = { ...document, fields: [] };
	expect(withGuest(plain, 0, null)).toBe(plain);
});

it("[14] shows the guest looked at, and the first one where nobody is in that place", () => {
	const invited = { ...document, guests: [{ vorname: "Zoë" }, { vorname: "Łukasz" }] };
	expect(written(withGuest(invited, 1, null), "greeting")).toBe("Liebe Łukasz");
	expect(written(withGuest(invited, 7, null), "greeting")).toBe("Liebe Zoë");
});
