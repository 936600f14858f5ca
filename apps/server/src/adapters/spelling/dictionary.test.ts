import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hunspellDictionary } from "./dictionary.ts";

/** Knows no word, and writes down when it begins and ends. */
function slowProgram() {
	const folder = mkdtempSync(join(tmpdir(), "dictionary-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const [program, log] = [join(folder, "program"), join(folder, "log")];
	writeFileSync(program, `#!/bin/sh\necho begin >> ${log}\ncat\nsleep 0.1\necho end >> ${log}\n`);
	chmodSync(program, 0o755);
	return { program, log: () => readFileSync(log, "utf8").trim().split("\n") };
}

test("a program is asked once at a time, and not at all where too many wait", async () => {
	const { program, log } = slowProgram();
	const { unknown } = hunspellDictionary(program, "de_DE");
	const words = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
	const answers = await Promise.all(words.map((word) => unknown([word])));
	expect(answers.map((answer) => answer && [...answer])).toEqual([
		...words.slice(0, 6).map((word) => [word]),
		null,
		null,
	]);
	expect(log()).toEqual(Array.from({ length: 6 }, () => ["begin", "end"]).flat());
	// Whoever was turned away is answered later.
	expect(await unknown(["acht"])).toEqual(new Set(["acht"]));
});
