import { describe, expect, it } from "vitest";
import { buildGuests, buildNastyGuests, guestRows } from "./guest-list.ts";

describe("guests for tests", () => {
	it("are the same for the same numbers, and a longer list starts with the shorter one", () => {
		expect(buildGuests(20)).toEqual(buildGuests(20));
		expect(buildGuests(300).slice(0, 20)).toEqual(buildGuests(20));
		expect(buildGuests(20, 2)).not.toEqual(buildGuests(20));
	});

	it("hold what real lists hold", () => {
		const guests = buildGuests(500);
		expect(new Set(guests.map(({ link }) => link)).size).toBe(500);
		expect(guests.filter(({ anrede }) => anrede === "Familie").length).toBeGreaterThan(30);
		expect(guests.filter(({ partner }) => partner !== "").length).toBeGreaterThan(100);
		expect(guests.filter(({ titel }) => titel !== "").length).toBeGreaterThan(15);
		expect(guests.filter(({ land }) => land !== "").length).toBeGreaterThan(50);
		expect(guests.some(({ plz }) => plz.startsWith("0"))).toBe(true);
		for (const letter of ["ß", "ü", "İ", "ş", "ł", "ż", "ř", "é", "ç", "-", "’"]) {
			expect(
				guests.some(({ vorname, nachname }) => `${vorname} ${nachname}`.includes(letter)),
				letter,
			).toBe(true);
		}
	});

	it("come as rows with the headers people write", () => {
		const [headers, first, ...rest] = guestRows(buildGuests(3), ["vorname", "strasse", "plz"]);
		expect(headers).toEqual(["Vorname", "Straße", "PLZ"]);
		expect(first).toHaveLength(3);
		expect(rest).toHaveLength(2);
	});

	it("have nasty relatives, each with one thing wrong", () => {
		const nasty = buildNastyGuests();
		expect(new Set(nasty.map(({ what }) => what)).size).toBe(nasty.length);
		expect(nasty.some(({ guest }) => guest.vorname.length === 4000)).toBe(true);
		expect(nasty.some(({ guest }) => /\p{Script=Arabic}/u.test(guest.vorname))).toBe(true);
	});
});
