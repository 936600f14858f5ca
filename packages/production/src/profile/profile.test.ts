import { expect, test } from "vitest";
import { checkProfile } from "./check-profile.ts";
import { printFileName } from "./file-name.ts";
import { digitalCards, photoPaper, printProfile, printProfiles, sheetfedCards } from "./shipped-profiles.ts";

function faultsOf(input: unknown) {
	const checked = checkProfile(input);
	return checked.ok ? [] : checked.error.map(({ field, code, detail }) => `${field}: ${code} ${detail}`);
}

test.each(printProfiles)(
	"[production.P1] the shipped profile $key passes the check of operators' profiles",
	(profile) => {
		expect(faultsOf(JSON.parse(JSON.stringify(profile)))).toEqual([]);
		expect(printProfile(profile.key)).toBe(profile);
	},
);

test("[production.P2] plate names are kept as written, but must name one plate each", () => {
	const [gold, rose, ...rest] = digitalCards.plates;
	if (!gold || !rose) throw new Error("there are foil plates");
	const named = (first: string, second: string) => ({
		...digitalCards,
		plates: [{ ...gold, name: first }, { ...rose, name: second }, ...rest],
	});
	const kept = checkProfile(named("GOLDFOLIE", "rosé"));
	expect(kept.ok && kept.value.plates.slice(0, 2).map(({ name }) => name)).toEqual(["GOLDFOLIE", "rosé"]);
	expect(faultsOf(named("Folie", "folie"))).toEqual(["plates.1.name: plate_name_taken folie (foil-gold)"]);
	expect(faultsOf(named("All", "Black"))).toEqual([
		"plates.0.name: plate_name_reserved All",
		"plates.1.name: plate_name_reserved Black",
	]);
	expect(faultsOf({ ...digitalCards, plates: [gold, { ...rose, role: "foil-gold" }] })).toEqual([
		"plates.1.role: plate_role_taken foil-gold",
	]);
});

test("[production.P3] every fault is named with its field, wrong types and values alike", () => {
	expect(
		faultsOf({ ...digitalCards, bleed: 3_001, plates: [{ role: "gold" }] }).map(
			(fault) => fault.split(" ")[0],
		),
	).toEqual(["bleed:", "plates.0.role:", "plates.0.name:", "plates.0.alternate:"]);
	expect(faultsOf({ ...digitalCards, bleed: -1 })).toHaveLength(1);
	expect(faultsOf("nonsense")).toHaveLength(1);
	expect(
		faultsOf({ ...digitalCards, color: { ...digitalCards.color, iccFile: "../secret.icc" } }),
	).toHaveLength(1);
	expect(
		faultsOf({
			...digitalCards,
			photo: { ...digitalCards.photo, ppi: { good: 200, warn: 300, refuse: 72 } },
		}),
	).toEqual(["photo.ppi: resolution_order 72 ≤ 300 ≤ 200 ≤ 400"]);
});

test("[production.P4] PDF/X needs a printing condition; a trap needs foil", () => {
	expect(faultsOf({ ...photoPaper, standard: "PDF/X-4" })).toEqual([
		"standard: standard_needs_output_profile sRGB",
	]);
	expect(faultsOf({ ...sheetfedCards, plates: [] })).toEqual(["foilPrint.trap: trap_without_foil 125 µm"]);
});

const fields = { order: "26-100042", line: 3, product: "klappkarte-a6", quantity: 50 };

test("[production.P5] a file is named by the profile's template", () => {
	expect(printFileName(digitalCards, fields)).toBe("26-100042_03_klappkarte-a6_50.pdf");
	expect(printFileName(sheetfedCards, fields)).toBe("26-100042_03_klappkarte-a6_50_Druck.pdf");
	expect(printFileName(sheetfedCards, { ...fields, plate: "Folie Roségold/ö" })).toBe(
		"26-100042_03_klappkarte-a6_50_Folie-Rosegold-oe.pdf",
	);
	expect(printFileName({ fileName: "{order}_{side}_{line}" }, fields)).toBe("26-100042_03.pdf");
	// A part never has the name of the whole, whatever a profile's pattern is.
	expect(printFileName({ fileName: "{order}_{side}" }, { ...fields, part: "Zeilen-17+240-245" })).toBe(
		"26-100042_Zeilen-17+240-245.pdf",
	);
});

test("[production.P5] a template that could name two files alike, or holds what no file system takes, is refused", () => {
	expect(faultsOf({ ...digitalCards, fileName: "{order}/{lien}" })).toEqual([
		"fileName: file_name_unknown_field {lien}",
		"fileName: file_name_not_unique {line}",
		"fileName: file_name_character /",
	]);
	expect(faultsOf({ ...sheetfedCards, fileName: "{order}_{line}" })).toEqual([
		"fileName: file_name_not_unique {plate}",
	]);
});
