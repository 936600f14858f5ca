import { type DesignElement, elementsOf, openDocument } from "@offizin/design";
import { pageOf } from "@offizin/formats";
import { box, contains, intersects, mm } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { buildTemplate, templateIds } from "./build-template.ts";
import { envelopeDocument, envelopeFormats } from "./envelope.ts";
import { themes } from "./themes.ts";

const envelopes = themes.flatMap((theme) =>
	envelopeFormats.flatMap((format) =>
		theme.colorways.map((colorway) => ({
			name: `${theme.id} ${format.key} ${colorway.key}`,
			format,
			document: envelopeDocument(theme.id, format.key, colorway),
		})),
	),
);

function envelopePage({ format, document }: (typeof envelopes)[number], key: string) {
	const page = pageOf(format, key);
	const elements = document.pages.find((own) => own.key === key)?.elements;
	if (!page || !elements) throw new Error(`${format.key} has no page ${key}`);
	return { page, elements };
}

const ofType = (elements: readonly DesignElement[], type: DesignElement["type"]) =>
	elements.filter((element) => element.type === type);

test("both themes have all ten envelopes in every colour, and the shop lists none of them", () => {
	expect(envelopes).toHaveLength(2 * 10 * 3);
	const listed = new Set(templateIds.map((id) => buildTemplate(id).formatType));
	expect(envelopeFormats.filter(({ key }) => listed.has(key))).toEqual([]);
});

describe.each(envelopes.map((envelope) => [envelope.name, envelope] as const))("%s", (_name, envelope) => {
	const { document, format } = envelope;

	test("is a document that can be stored and read again, and designs every page", () => {
		const read = openDocument(JSON.parse(JSON.stringify(document)));
		expect(read).toEqual({ ok: true, value: { document, repairs: [] } });
		expect(document.pages.map(({ key }) => key)).toEqual(format.pages.map(({ key }) => key));
	});

	test("[1.4] sets the guest's address in its place, left aligned, and no smaller than 8 pt", () => {
		const { page, elements } = envelopePage(envelope, "front");
		const [address, ...others] = ofType(elements, "text");
		if (address?.type !== "text" || !page.address) throw new Error("an address");
		expect(others).toEqual([]);
		expect(address).toMatchObject({ text: "{{adresse}}", style: { align: "left" }, verticalAlign: "top" });
		expect(contains(page.address, address.box)).toBe(true);
		expect(address.fitMin).toBe(Math.round((8 * 25_400) / 72));
		expect(document.fields).toMatchObject([{ key: "adresse" }]);
	});

	test("[1.4] draws nothing where machines read, nor where a printer of envelopes cannot reach", () => {
		const { page, elements } = envelopePage(envelope, "front");
		const drawings = elements.filter(({ type }) => type !== "text");
		const { width, height } = page.size;
		const reach = box(mm(6), mm(6), width - mm(12), height - mm(12));
		expect(drawings.length).toBeGreaterThan(0);
		for (const { id, box: drawn } of drawings) {
			expect(contains(reach, drawn), id).toBe(true);
			for (const zone of [page.address, ...page.reserved.map((one) => one.box)]) {
				expect(zone && intersects(zone, drawn), id).toBe(false);
			}
		}
	});

	test("[1.4] has a sender on the flap that can be changed, where the flap has its place for one", () => {
		const { page, elements } = envelopePage(envelope, "envelope-flap");
		const senders = ofType(elements, "text");
		expect(senders).toHaveLength(2);
		for (const sender of senders) {
			expect(sender).toMatchObject({ editable: true });
			expect(page.address && contains(page.address, sender.box), sender.id).toBe(true);
		}
	});

	test("is printed in process inks: nobody foils a finished envelope", () => {
		const inks = [document.choices.inks, JSON.stringify(document.pages)];
		expect(JSON.stringify(inks)).not.toMatch(/"(foil|relief)"/);
		expect(elementsOf(document).filter(({ type }) => type === "photo")).toEqual([]);
	});
});

test("a format that is no envelope, and a theme that has none, are programmer's errors", () => {
	const [theme] = themes;
	const [colorway] = theme?.colorways ?? [];
	if (!colorway) throw new Error("a colour");
	expect(() => envelopeDocument("eukalyptus", "klappkarte-a6", colorway)).toThrow("is no envelope");
	expect(() => envelopeDocument("bauhaus", "briefumschlag-c6-spitz", colorway)).toThrow("has no envelopes");
});
