import { describe, expect, test } from "vitest";
import { namesElement } from "../design-fixtures.ts";
import type { DesignDocument } from "../document/document.ts";
import type { TextElement } from "../document/text-element.ts";
import { checkDocument } from "./check.ts";
import { boxMm, check, dark, documentWith, formatNamed, shaper } from "./check-fixtures.ts";
import { confirmationKey } from "./finding.ts";
import { isSameDay, writtenDays } from "./written-days.ts";

type Personal = NonNullable<TextElement["personal"]>;

function text(id: string, written: string, kind: Personal["kind"], sample: string): TextElement {
	const style = { ...namesElement.style, size: 4000 as TextElement["style"]["size"], ink: dark };
	const place = boxMm([15, 20, 75, 20]);
	return { ...namesElement, id, label: id, text: written, box: place, style, personal: { kind, sample } };
}

describe("text.sample and names.missing", () => {
	test("[design.C4] what is still as the theme says it is to be confirmed, by a key", () => {
		const [finding] = check([text("names", "Clara & Jonas", "name", "Clara & Jonas")]);
		expect(finding).toMatchObject({ rule: "text.sample", severity: "confirm", text: "Clara & Jonas" });
		expect(finding && confirmationKey(finding)).toBe("text.sample:names");
	});

	test("neither capitals nor spaces make it another text; a changed letter does", () => {
		const rules = (written: string) =>
			check([text("names", written, "detail", "Gartenweg 7\n78464 Konstanz")]).map(({ rule }) => rule);
		expect(rules("GARTENWEG 7 78464 Konstanz ")).toEqual(["text.sample"]);
		expect(rules("Gartenweg 8\n78464 Konstanz")).toEqual([]);
		expect(rules("")).toEqual([]);
	});

	test("[20] an emptied name stops the order, a text without mark is nobody's business", () => {
		expect(check([text("names", " ", "name", "Clara")])).toMatchObject([
			{ rule: "names.missing", severity: "error", element: "names" },
		]);
		const { personal: _personal, ...plain } = text("names", "", "name", "Clara");
		expect(check([plain])).toEqual([]);
	});

	test("what a guest list fills in is no sample", () => {
		const fields = [{ key: "name", label: "Name", sample: "Anna" }];
		const found = check([text("names", "Für {{name}}", "name", "Für {{name}}")], { document: { fields } });
		expect(found.map(({ rule }) => rule)).toEqual(["field.unlisted"]);
	});
});

describe("date.differs", () => {
	/** One day on the front, another text inside. */
	function found(front: string, inside: string, kind: Personal["kind"] = "day") {
		const { pages, ...document } = documentWith([text("front-day", front, "day", "")]);
		const inner = { ...text("inner-day", inside, kind, ""), box: boxMm([15, 20, 80, 20]) };
		const both: DesignDocument = {
			...document,
			pages: pages.map((page) => (page.key === "inner" ? { ...page, elements: [inner] } : page)),
		};
		const format = formatNamed("klappkarte-a6");
		return checkDocument(both, { format, refinement: "ohne", paperType: "matt", shaper });
	}

	test("[12] two days of one feast are to be confirmed, where the second stands", () => {
		const [finding, ...others] = found("19. JUNI", "Samstag, 12.\u00a0Juni");
		expect(others).toEqual([]);
		expect(finding).toMatchObject({
			rule: "date.differs",
			severity: "confirm",
			page: "inner",
			element: "inner-day",
			date: "12. Juni",
			other: "19. JUNI",
			where: "front-day",
		});
		expect(finding && confirmationKey(finding)).toBe("date.differs:inner-day:12. Juni:19. JUNI");
		expect(found("12. Juni 2027", "12. Juni 2028").map(({ rule }) => rule)).toEqual(["date.differs"]);
	});

	test("[12] the same day written otherwise, a day to answer by and a second feast are no contradiction", () => {
		expect(found("12. JUNI 2027", "Samstag, 12.\u00a0Juni")).toEqual([]);
		expect(found("12 | 06 | 2027", "12.6.")).toEqual([]);
		expect(found("12. Juni 2027", "Bitte bis 28. März 2027", "detail")).toEqual([]);
		expect(found("12. Juni 2027", "Am 3. Mai 2019 das erste Treffen, am 12. Juni das Fest")).toEqual([]);
		expect(found("12. Juni 2027", "um 14.30 Uhr")).toEqual([]);
	});
});

test("days are found with and without their year; what is no day is none", () => {
	const days = writtenDays("12. Juni, 3.10.2027, 40. Mai, 5.13., 14.30 Uhr, 1 · 2 · 2028");
	expect(days.map(({ day, month, year }) => [day, month, year])).toEqual([
		[12, 6, undefined],
		[3, 10, 2027],
		[1, 2, 2028],
	]);
	const [first, second] = writtenDays("24. Dezember 2027 und 24.12.");
	expect(first && second && isSameDay(first, second)).toBe(true);
});
