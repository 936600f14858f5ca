import type { Choice, Constraint, Values } from "@offizin/solver";
import { listDe } from "../list-de.ts";
import { bookBindings, bookPapers } from "./book-materials.ts";
import { photobookCovers, photobookPrintings } from "./photobook-choices.ts";
import { type PhotobookRow, photobookMatrix, photobookTypes } from "./photobook-matrix.ts";

function nameOf(choices: readonly { readonly key: string; readonly nameDe: string }[], key: string): string {
	return choices.find((choice) => choice.key === key)?.nameDe ?? key;
}

/** "Fotobuch im Hardcover", or the type alone where it has one cover. */
function bookOf(row: PhotobookRow): string {
	const type = nameOf(photobookTypes, row.type);
	const isOnly = photobookMatrix.every((other) => other === row || other.type !== row.type);
	return isOnly ? type : `${type} im ${nameOf(photobookCovers, row.cover)}`;
}

const coversOfTypes: readonly Constraint[] = photobookTypes.map(({ key, nameDe }) => {
	const covers = photobookMatrix.filter(({ type }) => type === key).map(({ cover }) => cover);
	return {
		code: `photobook.${key}-covers`,
		source: "market",
		when: { type: [key] },
		then: { option: "cover", values: covers },
		reasonDe: `Ein ${nameDe} gibt es nur als ${listDe(
			covers.map((cover) => nameOf(photobookCovers, cover)),
			"oder",
		)}.`,
	};
});

/** What one row of the matrix says about every other option. */
function rulesOf(row: PhotobookRow): readonly Constraint[] {
	const { min, max, step } = row.pages;
	const rule = (what: string, option: string, values: Values, reasonDe: string): Constraint => ({
		code: `photobook.${row.type}-${row.cover}-${what}`,
		source: row.source,
		when: { type: [row.type], cover: [row.cover] },
		then: { option, values },
		reasonDe,
	});
	const book = bookOf(row);
	return [
		rule(
			"binding",
			"binding",
			[row.binding],
			`Ein ${book} binden wir nur mit ${nameOf(bookBindings, row.binding)}.`,
		),
		rule("formats", "format", row.formats, `Ein ${book} fertigen wir in diesem Format nicht.`),
		rule("papers", "paper", row.papers, `Ein ${book} drucken wir auf diesem Papier nicht.`),
		rule(
			"pages",
			"pageCount",
			row.pages,
			`Ein ${book} hat ${min} bis ${max} Seiten, in Schritten von ${step} Seiten.`,
		),
		rule(
			"printing",
			"printing",
			[row.printing],
			`Ein ${book} entsteht im Verfahren ${nameOf(photobookPrintings, row.printing)}.`,
		),
	];
}

/** Only a board takes the pressure of the foil; ours. */
const foilNeedsBoard: Constraint = {
	code: "photobook.foil-needs-hard-cover",
	source: "market",
	when: { cover: ["soft"] },
	then: { option: "refinementType", values: ["ohne"] },
	reasonDe: "Heißfolie prägen wir nur auf festen Einbänden.",
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
