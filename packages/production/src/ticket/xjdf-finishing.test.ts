import { cardFormat, cardFormats, type Format, paper } from "@offizin/formats";
import { beforeAll, expect, test } from "vitest";
import { digitalCards } from "../profile/shipped-profiles.ts";
import { layOutSheet } from "../sheet/lay-out-sheet.ts";
import { sampleDocument, sampleShaper } from "../testing/sample-job.ts";
import { describeStitching } from "./describe-stitching.ts";
import { describeSheet, type JobTicket } from "./ticket.ts";
import { ticketToXjdf } from "./xjdf.ts";

let shaper: Awaited<ReturnType<typeof sampleShaper>>;
beforeAll(async () => {
	shaper = await sampleShaper();
});

/** The ticket of an empty design in a format, in matt paper. */
function ticketFor(format: Format): JobTicket {
	const pages = format.pages.map(({ key }) => ({ key, elements: [] }));
	const document = { ...sampleDocument(), configuration: { formatType: format.key }, pages };
	const stock = paper("matt");
	const stitching = stock && describeStitching(format, stock);
	return {
		ticketVersion: 3,
		job: "j",
		order: "o",
		line: "l",
		channel: "papiervogel",
		title: "t",
		createdAt: "2026-11-20T09:00:00Z",
		product: {
			type: "card",
			form: format.form,
			format: format.key,
			trim: { width: format.trim.width / 1000, height: format.trim.height / 1000 },
			punching: "ohne",
			paper: { key: "matt", grams: 300 },
			configuration: { formatType: format.key } as JobTicket["product"]["configuration"],
		},
		quantity: 1,
		design: { id: "d", revision: 1, documentSha256: "00" },
		profile: {
			key: digitalCards.key,
			name: digitalCards.key,
			standard: digitalCards.standard,
			condition: "FOGRA39",
			iccSha256: "aa",
			delivery: digitalCards.delivery,
			foilPrint: digitalCards.foilPrint,
		},
		sheet: describeSheet(layOutSheet(document, format, { refinement: "ohne", shaper }), digitalCards),
		...(stitching && { stitching }),
		plates: [],
		checks: [],
		notes: [],
		fonts: [],
		files: [],
	};
}

const find = (key: string) => cardFormat(key) ?? fail();
const typesOf = (text: string) => /Types="([^"]*)"/.exec(text)?.[1];

test("[production.T7] a booklet is stripped, creased at its cover, folded, collected, stitched and trimmed", () => {
	const text = ticketToXjdf(ticketFor(find("booklet-a5-12")));
	expect(typesOf(text)).toBe(
		"Stripping Imposition DigitalPrinting Creasing Folding Collecting Stitching Trimming",
	);
	for (const line of [
		'<Assembly BinderySignatureIDs="Cover Inside1 Inside2" Order="Collecting"/>',
		'<BinderySignature BinderySignatureType="Fold" FoldCatalog="F4-1"/>',
		'<StitchingParams NumberOfStitches="2" StitchType="Saddle"/>',
		'<TrimmingParams Height="595.276" Width="419.528"/>',
		'<Media MediaType="Paper" Weight="300"/>',
		'<Media MediaType="Paper" Weight="170"/>',
		// 0.35 and 0.7 mm.
		'<GeneralID IDUsage="Creep" IDValue="0.992"/>',
		'<GeneralID IDUsage="Creep" IDValue="1.984"/>',
		'ProductType="Booklet"',
	]) {
		expect(text).toContain(line);
	}
	// The spine of the cover at 148 mm, and no other.
	expect(text.match(/<Crease .*/g)).toEqual(['<Crease StartPosition="419.528 0" WorkingPath="0 595.276"/>']);
	expect(text).toMatch(
		/ID="Paper-Inside"[^>]*>\s*<Part BinderySignatureID="Inside1"\/>\s*<Part BinderySignatureID="Inside2"\/>/,
	);
	expect(text).not.toContain("SheetName=");
});

test("[production.T7] the pages of a booklet are told by part: cover, inside, cover", () => {
	const file = { name: "b.pdf", contentType: "application/pdf", bytes: 9, sha256: "0a" };
	const ticket = { ...ticketFor(find("booklet-a5-12")), files: [file] };
	const runs = (of: JobTicket) =>
		[...ticketToXjdf(of).matchAll(/((?:<Part Bind[^>]*>\s*)*)<RunList NPage="\d+" Pages="([^"]+)"/g)].map(
			([, parts = "", pages]) => [pages, ...(parts.match(/(?<=ID=")\w+/g) ?? [])],
		);
	expect(runs(ticket)).toEqual([
		["0 1", "Cover"],
		["2 9", "Inside1", "Inside2"],
		["10 11", "Cover"],
	]);
	expect(runs({ ...ticket, records: { count: 3, index: "index.json" } })).toEqual([["0 35"]]);
});

test("[production.T8] the tabs of a pocketfold are glued before it is folded, each along its middle", () => {
	const ticket = ticketFor(find("pocketfold-115x162"));
	expect(ticket.sheet.sides[0]?.glue).toEqual([
		{ x: 0.5, y: 169, width: 4, height: 59, adhesive: "glue" },
		{ x: 123.5, y: 169, width: 4, height: 59, adhesive: "glue" },
	]);
	const text = ticketToXjdf(ticket);
	expect(typesOf(text)).toMatch(/ Creasing .*Gluing Folding$/);
	// 2.5 mm from the left and 4 mm from the foot, 59 mm long.
	expect(text).toContain(
		'<Glue GlueLineWidth="11.339" GlueType="ColdGlue" StartPosition="7.087 11.339" WorkingPath="0 167.244"/>',
	);
});

test("[production.S4] creases of a pocketfold are as long as its panels, the one of the pocket as broad as the pocket", () => {
	const text = ticketToXjdf(ticketFor(find("pocketfold-115x162")));
	expect(text).toContain('<Crease StartPosition="341.575 198.425" WorkingPath="0 459.213"/>');
	expect(text).toContain('<Crease StartPosition="22.677 198.425" WorkingPath="317.48 0"/>');
});

test("[production.T8] a band gets tape at its end, and stays flat for the customer to close", () => {
	const ticket = ticketFor(find("banderole-a6"));
	expect(ticket.sheet.sides[0]?.glue).toEqual([{ x: 215, y: 0, width: 15, height: 45, adhesive: "tape" }]);
	const text = ticketToXjdf(ticket);
	expect(typesOf(text)).toBe("DigitalPrinting Creasing Cutting Gluing");
	expect(text).toContain('DescriptiveName="double-sided tape under a liner, closed by the customer"');
	expect(text).toContain('GlueType="Permanent"');
});

test("[production.T8] nothing else is glued, and nothing but booklets stitched", () => {
	const glued = new Set<string>();
	const stitched = new Set<string>();
	for (const format of cardFormats) {
		const types = typesOf(ticketToXjdf(ticketFor(format))) ?? "";
		if (types.includes("Gluing")) glued.add(format.form);
		if (types.includes("Stitching")) stitched.add(format.form);
	}
	expect([...glued].sort()).toEqual(["banderole", "pocketfold"]);
	expect([...stitched]).toEqual(["booklet"]);
});

test.each([
	["klappkarte-a6", ["Left Down 105"]],
	["tischfaltkarte-85x55", ["Front Down 55"]],
	["doppelklappkarte-a6", ["Left Down 103", "Left Down 105"]],
	["doppelklappkarte-a6-altarfalz", ["Left Down 51.5", "Left Down 105"]],
	["leporello-a6-4", ["Left Down 105", "Left Up 105", "Left Down 105"]],
	// The flap lies at the head: front and back go under it, then flap and back over the front.
	["doppelklappkarte-a6-quer", ["Front Down 210", "Front Up 105"]],
	["pocketfold-115x162", ["Front Down 70", "Left Down 114.3", "Left Down 117.8"]],
	["banderole-a6", []],
])("[production.T9] %s is folded fold by fold", (key, folds) => {
	const text = ticketToXjdf(ticketFor(find(key)));
	const told = [...text.matchAll(/<Fold From="(\w+)" To="(\w+)" Travel="([\d.]+)"/g)].map(
		([, from, to, travel]) => `${from} ${to} ${Math.round((Number(travel) * 25.4) / 7.2) / 10}`,
	);
	expect(told).toEqual(folds);
});

test("[production.T9] the ticket tells the same steps in millimetres, of a pocketfold the tabs too", () => {
	const ticket = ticketFor(find("pocketfold-115x162"));
	expect(ticket.sheet.sides[0]?.folding?.map(({ kind, direction }) => [kind, direction])).toEqual([
		["tabs", "down"],
		["fold", "down"],
		["spine", "down"],
		["spine", "down"],
	]);
	expect(ticket.sheet.sides[0]?.folding?.[1]?.creases).toEqual([{ axis: "y", at: 162, from: 8, to: 120 }]);
	expect(ticketToXjdf(ticket)).toContain('DescriptiveName="the tabs are folded under first, by hand"');
});

function fail(): never {
	throw new Error("missing in the catalogue");
}
