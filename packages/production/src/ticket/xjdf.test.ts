import { expect, test } from "vitest";
import type { JobTicket } from "./ticket.ts";
import { ticketToXjdf } from "./xjdf.ts";

const side = {
	key: "outside",
	trim: { width: 210, height: 148 },
	panels: [{ page: "front", x: 105, y: 0, turned: false }],
	folds: [{ axis: "x", at: 105 }],
	folding: [{ kind: "fold", creases: [{ axis: "x", at: 105 }], direction: "down" }],
	holes: [{ x: 10, y: 12, diameter: 5 }],
	cut: "die",
	slits: 0,
	plates: ["Cyan", "Magenta", "Yellow", "Black", "Folie Gold", "Stanze"],
} as const;

const ticket: JobTicket = {
	ticketVersion: 3,
	job: "9f1c0a",
	order: "26-100042",
	line: "l1",
	channel: "papiervogel",
	title: 'Zoë & Max <"Großmüller">\u0000',
	createdAt: "2026-11-20T09:00:00Z",
	product: {
		type: "card",
		form: "klappkarte",
		format: "klappkarte-a6",
		trim: { width: 105, height: 148 },
		punching: "ohne",
		paper: { key: "matt", grams: 300 },
		configuration: { formatType: "klappkarte-a6" } as JobTicket["product"]["configuration"],
	},
	quantity: 50,
	records: { count: 50, index: "index.json" },
	design: { id: "d1", revision: 3, documentSha256: "00" },
	profile: {
		key: "sheetfed-cards",
		name: "Karten im Bogendruck",
		standard: "PDF/X-4",
		condition: "FOGRA39",
		iccFile: "ISOcoated_v2_300_bas.icc",
		iccSha256: "aa",
		delivery: "filePerPlate",
		foilPrint: { ink: "knockout", trap: 125 as never },
	},
	sheet: { bleed: 3, workStyle: "headToHead", sides: [side, { ...side, key: "inside" }] },
	plates: [
		{ role: "foil-gold", name: "Folie Gold", file: "a_Folie-Gold.pdf", sides: ["outside"] },
		{ role: "relief", name: "Relief", file: "a_Relief.pdf", sides: ["outside"] },
		{ role: "die", name: "Stanze", file: "a_Stanze.pdf", sides: ["outside", "inside"] },
	],
	ink: { limit: 300, highest: 288 },
	checks: [],
	notes: [],
	fonts: [],
	deliverBy: "2026-11-25",
	finishBy: "2026-11-19",
	files: [
		{ name: "a_Druck.pdf", contentType: "application/pdf", bytes: 1000, sha256: "0a" },
		{ name: "a_Folie-Gold.pdf", contentType: "application/pdf", bytes: 900, sha256: "0b" },
		{ name: "a_Stanze.pdf", contentType: "application/pdf", bytes: 800, sha256: "0c" },
		{ name: "preview.png", contentType: "image/png", bytes: 5, sha256: "0d" },
	],
};

/** Tags in order; throws where they do not nest or an attribute is not quoted. */
function readTags(text: string): string[] {
	const open: string[] = [];
	const body = text.replace(/^<\?xml[^?]*\?>\s*/, "");
	const tag = /\s*<(\/?)([A-Za-z]+)((?: [\w-]+="[^"<]*")*)(\/?)>\s*/gy;
	const names: string[] = [];
	let match = tag.exec(body);
	let end = 0;
	while (match) {
		const [, isEnd, name = "", , isEmpty] = match;
		if (isEnd) expect(open.pop()).toBe(name);
		else names.push(name);
		if (!isEnd && !isEmpty) open.push(name);
		end = tag.lastIndex;
		match = tag.exec(body);
	}
	expect({ end, open }).toEqual({ end: body.length, open: [] });
	return names;
}

test("[production.T3] the export is well-formed XML whatever the title holds, and equal for equal tickets", () => {
	const text = ticketToXjdf(ticket);
	expect(readTags(text).slice(0, 4)).toEqual(["XJDF", "AuditPool", "AuditCreated", "Header"]);
	expect(text).toContain('DescriptiveName="Zoë &amp; Max &lt;&quot;Großmüller&quot;&gt;"');
	expect(ticketToXjdf(structuredClone(ticket))).toBe(text);
});

test("[production.T3] the processes follow from the ticket: print, foil, varnish, crease, die cut, drill, fold", () => {
	expect(ticketToXjdf(ticket)).toContain(
		'Types="ConventionalPrinting Embossing Varnishing Creasing ShapeCutting HoleMaking Folding"',
	);
	const flat = { ...side, folds: [], folding: [], holes: [], cut: "straight" } as const;
	const plain = { ...ticket, plates: [], sheet: { bleed: 3, workStyle: "simplex", sides: [flat] } } as const;
	expect(ticketToXjdf({ ...plain, profile: { ...ticket.profile, delivery: "oneFile" } })).toContain(
		'Types="DigitalPrinting Cutting"',
	);
});

test("[production.T3] lengths are points from the bottom left, files carry size and hash, plates their own names", () => {
	const text = ticketToXjdf(ticket);
	for (const line of [
		'<Crease StartPosition="297.638 0" WorkingPath="0 419.528"/>',
		'<HolePattern Center="28.346 385.512" CenterReference="TrailingEdge" Extent="14.173 14.173"',
		'<Component Dimensions="297.638 419.528 0"',
		'<FileSpec FileSize="900" MimeType="application/pdf" URL="a_Folie-Gold.pdf"/>',
		'<GeneralID IDUsage="SHA-256" IDValue="0b" DataType="string"/>',
		'<Part Separation="Folie_Gold"/>',
		'<Color ActualColorName="Cyan" ColorType="Normal"/>',
		'<Color ActualColorName="Folie Gold" ColorType="Opaque" ColorTypeDetails="FoilStamping"/>',
		'<Color ActualColorName="Relief" ColorType="Opaque" ColorTypeDetails="Varnish"/>',
		'<Color ActualColorName="Stanze" ColorType="DieLine" ColorTypeDetails="Cutting"/>',
		'<Emboss Direction="Flat" EmbossingType="FoilStamping" Face="Front"/>',
		'<RunList NPage="100" Pages="0 99">',
		'<RunList NPage="50" Pages="0 49">',
		'<PartAmount Amount="50"/>',
	]) {
		expect(text).toContain(line);
	}
	expect(text).not.toContain("preview.png");
});

test("[production.T3] colorants are told in the order of their laying, tools only as what is in the file", () => {
	const text = ticketToXjdf(ticket);
	expect(text).toContain('ColorantOrder="Cyan Magenta Yellow Black Folie_Gold Relief"');
	expect(text).toContain('ColorantParams="Cyan Magenta Yellow Black Folie_Gold Relief Stanze"');
	const rgb = { ...ticket, sheet: { ...ticket.sheet, sides: [{ ...side, plates: ["Stanze"] }] }, plates: [] };
	expect(ticketToXjdf(rgb)).toContain('<ColorantControl ProcessColorModel="DeviceRGB"/>');
});

test.each([
	["simplex", "Simplex"],
	["headToHead", "WorkAndBack"],
	["headToFoot", "Perfecting"],
] as const)("[production.T4] a sheet that is worked %s says so to the press", (workStyle, written) => {
	const text = ticketToXjdf({ ...ticket, sheet: { ...ticket.sheet, workStyle } });
	expect(text).toContain(`<Layout WorkStyle="${written}"/>`);
});

test("[production.T5] production ends on the day the carrier takes the parcel over, not on the day of delivery", () => {
	expect(ticketToXjdf(ticket)).toContain('<NodeInfo LastEnd="2026-11-19T21:59:59Z" Status="Waiting"/>');
	const { finishBy: _, ...unpromised } = ticket;
	expect(ticketToXjdf(unpromised)).toContain('<NodeInfo Status="Waiting"/>');
});

test("[production.T6] envelopes are printed as they come: nothing cuts them", () => {
	const envelope = { ...side, folds: [], folding: [], holes: [], cut: "none" } as const;
	const product = { ...ticket.product, form: "briefumschlag" };
	const text = ticketToXjdf({
		...ticket,
		product,
		plates: [],
		sheet: { ...ticket.sheet, sides: [envelope] },
	});
	expect(text).toContain('Types="ConventionalPrinting"');
	expect(text).toContain('MediaTypeDetails="Envelope"');
});

test.each([
	[{}, "Card"],
	[{ type: "giftwrap", form: "geschenkpapier" }, "FlatWork"],
	[{ form: "briefumschlag" }, "Envelope"],
	[{ form: "sticker" }, "Label"],
])("[production.T3] %j is called by the vocabulary of XJDF", (what, productType) => {
	const text = ticketToXjdf({ ...ticket, product: { ...ticket.product, ...what } });
	expect(text).toContain(`ProductType="${productType}"`);
});
