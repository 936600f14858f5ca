import { expect, test } from "vitest";
import { recipientOf } from "./recipient.ts";

const home = { strasse: "Ulica Żółta 3/4", plz: "PL-00-001", ort: "Warszawa", land: "Polen" };

test("[14] a recipient is put together of the columns of a list, whose name may be in one piece", () => {
	expect(recipientOf({ name: "Łukasz Żółć", ...home }).split("\n")).toEqual([
		"Łukasz Żółć",
		"Ulica Żółta 3/4",
		"00-001 Warszawa",
		"POLEN",
	]);
	expect(
		recipientOf({
			name: "Đặng Hương",
			vorname: "Hương",
			nachname: "Đặng",
			strasse: "Am Hof 1",
			plz: "80331",
			ort: "München",
		}),
	).toBe("Hương Đặng\nAm Hof 1\n80331 München");
});

test("[14] an address in one cell keeps its lines and begins with the name", () => {
	expect(recipientOf({ name: "Zoë Müller", adresse: "Sonnenweg 8, 80331 München" })).toBe(
		"Zoë Müller\nSonnenweg 8\n80331 München",
	);
	const whole = "Familie Zoë Müller\nSonnenweg 8\n80331 München";
	expect(recipientOf({ name: "Zoë Müller", adresse: whole })).toBe(whole);
});

test("[14] whoever lacks something that a letter needs has no address", () => {
	expect(recipientOf({ name: "Anna", strasse: "Hof 1", ort: "Ulm" })).toBe("");
	expect(recipientOf({ name: "Anna" })).toBe("");
	expect(recipientOf({})).toBe("");
});
