import { describe, expect, test } from "vitest";
import { readArguments } from "./render-arguments.ts";

const installation = { filesFolder: "files", profileFolder: "profiles" };
const read = (words: string) => readArguments(words.split(" "), installation);

test("the command line tells where a list is and which of its rows are meant", () => {
	expect(read("d.json out --guests g.xlsx --sheet 2 --header-row 3 --rows 17,240-245 --quantity 9")).toEqual({
		ok: true,
		value: {
			design: "d.json",
			folder: "out",
			photos: [],
			installation,
			quantity: 9,
			guestList: {
				guests: "g.xlsx",
				sheet: "2",
				headerRow: 3,
				rows: [
					{ first: 17, last: 17 },
					{ first: 240, last: 245 },
				],
			},
		},
	});
	expect(read("d.json out --profile folienwerk")).toMatchObject({ value: { profile: "folienwerk" } });
	expect(read("d.json out")).toMatchObject({ value: expect.not.objectContaining({ guestList: undefined }) });
});

describe("is refused in words", () => {
	test.each([
		["d.json", /^Aufruf: /],
		["d.json out --rows 17", /brauchen --guests/],
		["d.json out --guests g.csv --rows 17..19", /^--rows: „17\.\.19“ ist keine Zeile/],
		["d.json out --guests g.csv --header-row 0", /^--header-row: „0“/],
		["d.json out --quantity 5001", /Stückzahl „5001“/],
		["d.json out --sheets 2", /--sheets[\s\S]*Aufruf: /],
	])("%s", (words, expected) => {
		const order = read(words);
		expect(order.ok ? "" : order.error).toMatch(expected);
	});
});
