import { wordsOf } from "@offizin/words";
import { type Box, lifted, rect, round, type SceneChoice, type Supplies, text } from "./svg.ts";

/** A pair of pages to write on, as they are ruled and what is printed on them. */
export function writingPages(
	box: Box,
	{ configuration, locale, supplies }: Pick<SceneChoice, "configuration" | "locale" | "supplies">,
): string {
	const { lineature, paper, entry } = configuration;
	const { x, y, width, height } = box;
	const half = width / 2;
	const page = lifted(rect(box, paper === "creme" ? "#f8f0dc" : "#fffefb"), "high");
	const gutter = rect({ x: x + half - 70, y, width: 140, height }, "url(#scene-gutter)", 'opacity=".7"');
	const { questions, entry: words } = wordsOf(locale).scene;
	const asked = (entry?.split("-") ?? []).flatMap((key) => {
		if (key === "name") return [words.name];
		if (key === "ort") return [words.place];
		return key === "worte" ? [words.words] : [];
	});
	const both = [x, x + half].map((left) => {
		const column = { x: left + half * 0.12, y, width: half * 0.76, height };
		if (asked.length > 0) return entries(supplies, column, asked, lineature === "liniert");
		if (lineature === "liniert") return lines(column, 0.14, 12);
		if (lineature !== "fragen") return "";
		return questions
			.map((question, index) => {
				const top = 0.16 + index * 0.27;
				return (
					text(supplies, question, column.x, y + height * top, { size: half * 0.062, face: "display" }) +
					lines(column, top + 0.07, 2)
				);
			})
			.join("");
	});
	return page + both.join("") + gutter;
}

/** Distance of lines, as a part of the height of a page. */
const LINE = 0.062;

/** Two entries a page: a line for each thing that is asked, and, on ruled pages, lines for what else is written. */
function entries(supplies: Supplies, column: Box, asked: readonly string[], isRuled: boolean): string {
	return [0.15, 0.57]
		.map((top) => {
			const labelled = asked.map((word, index) => {
				const foot = column.y + column.height * (top + index * LINE);
				const size = column.width * 0.058;
				const indent = column.width * 0.2;
				return `${text(supplies, word, column.x, foot, { size, fill: "#6b6963" })}${rule(column.x + indent, foot, column.width - indent)}`;
			});
			const more = isRuled ? lines(column, top + asked.length * LINE, 6 - asked.length) : "";
			return labelled.join("") + more;
		})
		.join("");
}

function lines({ x, y, width, height }: Box, top: number, count: number): string {
	return Array.from({ length: count }, (_, index) => rule(x, y + height * (top + index * LINE), width)).join(
		"",
	);
}

function rule(x: number, y: number, width: number): string {
	return `<path d="M${round(x)} ${round(y)}h${round(width)}" stroke="#c9c0af" stroke-width="1.2"/>`;
}
