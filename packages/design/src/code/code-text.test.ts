import { um } from "@offizin/units";
import fc from "fast-check";
import jsqr from "jsqr";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { fixtureDocument } from "../design-fixtures.ts";
import type { Facts } from "../document/fact.ts";
import { loadQrEncoder } from "../draw/qr.ts";
import { withFacts } from "../facts/with-facts.ts";
import { codeKindOf, MAP, readEvent, writeEvent } from "./code-kind.ts";
import { codeText } from "./code-text.ts";

const pattern = writeEvent({
	title: "{{name1}} & {{name2}}",
	day: "{{date:iso}}",
	time: "{{time:numbers}}",
	end: "",
	place: "{{place}}, {{place-address}}",
});
const wedding: Facts = {
	name1: "Zoë",
	name2: "Jan; der Große",
	date: "2027-06-12",
	time: "14:30",
	place: "Gut Böckel",
	"place-address": "Am Rain 1, 78462 Konstanz",
};

/** What the code of a design with these facts is drawn from. */
function told(content: string, facts: Facts = wedding): string {
	const code = {
		...{ id: "code", label: "own-qr", type: "qr", content, level: "M", rotation: 0 },
		...{ box: { x: 0, y: 0, width: 30_000, height: 30_000 }, ink: { role: "process", swatch: "ink" } },
	};
	const [element] =
		withFacts({ ...fixtureDocument, pages: [{ key: "front", elements: [code as never] }], facts }).pages[0]
			?.elements ?? [];
	if (element?.type !== "qr") throw new Error("the code is gone");
	return element.content;
}

async function scanned(content: string): Promise<string | undefined> {
	const encode = await loadQrEncoder();
	const matrix = encode(content, "M");
	if (!matrix.ok) throw new Error(matrix.error.code);
	const pixels = (matrix.value.size + 8) * 4;
	const path = matrix.value.path(um(40_000));
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 40000 40000"><rect width="40000" height="40000" fill="#fff"/><path d="${path}"/></svg>`;
	const image = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
	return jsqr(new Uint8ClampedArray(image), pixels, pixels)?.data;
}

describe("[14] a calendar entry in a code", () => {
	test("is read by a decoder as the facts tell it: UTC, escaped, folded; another day makes another code", async () => {
		const read = (await scanned(told(pattern)))?.split("\r\n") ?? [];
		expect(read.filter((line) => !line.startsWith("UID:"))).toEqual([
			...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Offizin//EN", "BEGIN:VEVENT"],
			...["DTSTAMP:20270612T000000Z", "DTSTART:20270612T123000Z", "SUMMARY:Zoë & Jan\\; der Große"],
			...["LOCATION:Gut Böckel\\, Am Rain 1\\, 78462 Konstanz", "END:VEVENT", "END:VCALENDAR"],
		]);
		expect(codeText(told(pattern, { ...wedding, date: "2027-12-12" }))).toContain("DTSTART:20271212T133000Z");
	});

	test("lasts the whole day without a time, and tells no place that is not known", () => {
		const { time: _time, place: _place, "place-address": _address, ...rest } = wedding;
		const text = codeText(told(pattern, rest));
		expect(text).toContain("DTSTART;VALUE=DATE:20270612\r\n");
		expect(text).not.toContain("LOCATION");
		expect(codeText(told(pattern, { ...wedding, "place-address": "" }))).toContain("LOCATION:Gut Böckel\r\n");
		// What is no day is no event yet, and found by the checks.
		expect(codeText(told(pattern, { ...wedding, date: "Sommer 2027" }))).toContain("Sommer 2027");
	});

	const ending = (day: string, time: string, end: string) => {
		const text = codeText(writeEvent({ title: "x", day, time, end, place: "" }));
		return ["DTSTART", "DTEND"].map((name) => new RegExp(`${name}:(\\S+)`).exec(text)?.[1]);
	};

	test.each([
		["2027-06-12", "14:30", "23:00", ["20270612T123000Z", "20270612T210000Z"]],
		// After midnight.
		["2027-06-12", "14:30", "02:00", ["20270612T123000Z", "20270613T000000Z"]],
		["2027-12-31", "19:00", "01:30", ["20271231T180000Z", "20280101T003000Z"]],
		// Over the night in which clocks go back, and on.
		["2027-10-30", "20:00", "04:00", ["20271030T180000Z", "20271031T030000Z"]],
		["2027-03-27", "20:00", "04:00", ["20270327T190000Z", "20270328T020000Z"]],
		["2027-06-12", "14:30", "", ["20270612T123000Z", undefined]],
		["2027-06-12", "14:30", "spät", ["20270612T123000Z", undefined]],
		// A whole day has no time at which it ends.
		["2027-06-12", "", "23:00", [undefined, undefined]],
	])("on %s from %j to %j is %j", (day, time, end, expected) => {
		expect(ending(day, time, end)).toEqual(expected);
	});

	test("with an end is read by a decoder, and without one is printed as it always was", async () => {
		const event = { title: "Fest", day: "2027-06-12", time: "14:30", end: "01:00", place: "" };
		expect(await scanned(writeEvent(event))).toContain("DTEND:20270612T230000Z\r\n");
		const before = "BEGIN:VCALENDAR\nSUMMARY:Fest\nDTSTART:2027-06-12\nTIME:14:30\nLOCATION:\nEND:VCALENDAR";
		expect(writeEvent({ ...event, end: "" })).toBe(before);
		expect(codeText(before)).toContain("UID:2852a10a83b439f8\r\n");
	});

	test("[law] every time of day is the one on the clocks of Berlin", () => {
		const berlin = new Intl.DateTimeFormat("sv", {
			...{ timeZone: "Europe/Berlin", dateStyle: "short", timeStyle: "short" },
		});
		const instant = fc.date({
			min: new Date("2000-01-01T00:00Z"),
			max: new Date("2037-12-30T00:00Z"),
			noInvalidDate: true,
		});
		const turns = fc
			.tuple(fc.integer({ min: 2000, max: 2037 }), fc.constantFrom(2, 9), fc.integer({ min: -180, max: 180 }))
			.map(([year, month, minutes]) => {
				const last = new Date(Date.UTC(year, month + 1, 0, 1, minutes));
				last.setUTCDate(last.getUTCDate() - new Date(Date.UTC(year, month + 1, 0)).getUTCDay());
				return last;
			});
		fc.assert(
			fc.property(fc.oneof(instant, turns), (at) => {
				const [day = "", time = ""] = berlin.format(at).split(" ");
				const [, start = ""] =
					/DTSTART:(\S+)/.exec(codeText(writeEvent({ title: "x", day, time, end: "", place: "" }))) ?? [];
				const iso = start.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, "$1-$2-$3:$4:$5");
				expect(berlin.format(new Date(iso))).toBe(`${day} ${time}`);
			}),
			{ numRuns: 400 },
		);
	});

	test("[law] no line is longer than 75 octets, and unfolded it says what was written", () => {
		const words = fc
			.string({ unit: "grapheme", maxLength: 120 })
			.filter((text) => !/[\n\r\\;,\0]/.test(text));
		fc.assert(
			fc.property(words, (title) => {
				const text = codeText(writeEvent({ title, day: "2027-06-12", time: "", end: "", place: "" }));
				for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
				const [, read] = /SUMMARY:(.*)/.exec(text.replaceAll("\r\n ", "")) ?? [];
				expect(read).toBe(title.trim());
			}),
		);
	});
});

describe("[14] the other kinds", () => {
	test.each([
		["https://example.org/ä b?c=%20", "link", "https://example.org/ä b?c=%20"],
		["https://photos.app.goo.gl/abc", "album", "https://photos.app.goo.gl/abc"],
		[`${MAP}Gut Böckel, Müller & Sohn`, "map", `${MAP}Gut+B%C3%B6ckel,+M%C3%BCller+%26+Sohn`],
		[`${MAP}Gut%20B%C3%B6ckel&query_place_id=x`, "map", `${MAP}Gut%20B%C3%B6ckel&query_place_id=x`],
		["tel:+49 171 / 23-4 5", "phone", "tel:+491712345"],
		[
			"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR",
			"link",
			"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR",
		],
	])("%j is told to be %s by what stands in it", (content, kind, printed) => {
		expect(codeKindOf(content)).toBe(kind);
		expect(codeText(content)).toBe(printed);
	});

	test("a place is looked for by the facts", () => {
		expect(codeText(told(`${MAP}{{place}}, {{town}}`))).toBe(`${MAP}Gut+B%C3%B6ckel`);
	});

	test("[law] an event is read back as it was written", () => {
		const words = fc.string({ maxLength: 40 }).map((text) => text.replace(/[\n\r]/g, "").trim());
		const event = fc.record({ title: words, day: words, time: words, end: words, place: words });
		fc.assert(
			fc.property(event, (one) => {
				expect(readEvent(writeEvent(one))).toEqual(one);
			}),
		);
	});
});
