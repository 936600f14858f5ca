// npm run render -- <design.json> <out-dir> [--profile p] [--guests file.xlsx|csv [--sheet s] [--header-row n]
// [--rows 17,240-245]] [--photos folder] [--quantity n]
// Writes the print files of a design without a server. The design file is what GET /web-api/designs/{id} answers.
import { OPERATOR_LOCALE } from "@offizin/sites";
import { say as sayWords, wordsOf } from "@offizin/words";
import { readLocations } from "../../config.ts";
import { noteWords } from "../../nouns/print/print-words.ts";
import { readArguments } from "./render-arguments.ts";
import { renderDesign } from "./render-design.ts";

const progressWords = (done: number, total: number) =>
	sayWords(wordsOf(OPERATOR_LOCALE).render.progress, { done, total }, OPERATOR_LOCALE);

/** Words of strangers are quoted in what is said; a terminal would obey their control characters. */
function say(words: string): void {
	console.error(words.replace(/[^\P{Cc}\n]/gu, "\ufffd"));
}

const order = readArguments(process.argv.slice(2), readLocations());
if (!order.ok) {
	say(order.error);
	process.exitCode = 2;
} else {
	const isTerminal = process.stderr.isTTY;
	const rendered = await renderDesign(order.value, (done, total) => {
		if (isTerminal) process.stderr.write(`\r${progressWords(done, total)}`);
	});
	if (isTerminal && order.value.guestList) process.stderr.write("\n");
	if (rendered.ok) {
		for (const { name, bytes, sha256 } of rendered.value.files)
			console.log(`${sha256.slice(0, 12)}  ${bytes}  ${name}`);
		for (const note of rendered.value.notes) say(noteWords(note));
	} else {
		say(rendered.error);
		process.exitCode = 1;
	}
}
