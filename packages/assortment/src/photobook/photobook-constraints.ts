import type { Choice, Constraint, ReasonValue, Values } from "@offizin/solver";
import { bookPapers } from "./book-materials.ts";
import { photobookCovers } from "./photobook-choices.ts";
import { type PhotobookRow, photobookMatrix, photobookTypes } from "./photobook-matrix.ts";

function names(option: string, values: readonly string[]): ReasonValue {
	return { option, values };
}

/** What a reason calls a book by: type and cover, or the type alone where it has one cover. */
function bookOf(row: PhotobookRow): Readonly<Record<string, ReasonValue>> {
	const isOnly = photobookMatrix.every((other) => other === row || other.type !== row.type);
	return {
		type: names("type", [row.type]),
		cover: names("cover", [row.cover]),
		isOnly: String(isOnly),
	};
}

const coversOfTypes: readonly Constraint[] = photobookTypes.map(({ key }) => {
	const covers = photobookMatrix.filter(({ type }) => type === key).map(({ cover }) => cover);
	return {
		code: `photobook.${key}-covers`,
		source: "market",
		when: { type: [key] },
		then: { option: "cover", values: covers },
		reason: {
			code: "photobook.covers",
			values: { type: names("type", [key]), covers: { option: "cover", values: covers, isChoice: true } },
		},
	};
});

/** What one row of the matrix says about every other option. */
function rulesOf(row: PhotobookRow): readonly Constraint[] {
	const rule = (
		what: string,
		option: string,
		values: Values,
		told: Readonly<Record<string, ReasonValue>> = {},
	): Constraint => ({
		code: `photobook.${row.type}-${row.cover}-${what}`,
		source: row.source,
		when: { type: [row.type], cover: [row.cover] },
		then: { option, values },
		reason: { code: `photobook.${what}`, values: { ...bookOf(row), ...told } },
	});
	return [
		rule("binding", "binding", [row.binding], { binding: names("binding", [row.binding]) }),
		rule("formats", "format", row.formats),
		rule("papers", "paper", row.papers),
		rule("pages", "pageCount", row.pages, row.pages),
		rule("printing", "printing", [row.printing], { printing: names("printing", [row.printing]) }),
	];
}

/** Only a board takes the pressure of the foil; ours. */
const foilNeedsBoard: Constraint = {
	code: "photobook.foil-needs-hard-cover",
	source: "market",
	when: { cover: ["soft"] },
	then: { option: "refinementType", values: ["ohne"] },
};

/** Where everything of a kind can be had there is nothing to rule, and no reason to give. */
function rulesSomethingOut({ then: { option, values } }: Constraint): boolean {
	const choices = new Map<string, readonly Choice[]>([
		["cover", photobookCovers],
		["paper", bookPapers],
	]).get(option);
	return choices === undefined || !Array.isArray(values) || values.length < choices.length;
}

export const photobookConstraints: readonly Constraint[] = [
	...coversOfTypes,
	...photobookMatrix.flatMap(rulesOf),
	foilNeedsBoard,
].filter(rulesSomethingOut);
