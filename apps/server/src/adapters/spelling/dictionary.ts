import { spawn } from "node:child_process";

/** A dictionary of a program that is installed beside this server; each answer is null when there is none. */
export interface Dictionary {
	readonly unknown: (words: readonly string[]) => Promise<ReadonlySet<string> | null>;
	/** What may be meant by words it does not know. */
	readonly suggestions: (words: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]> | null>;
}

/** For a whole design some tenths of a second; to suggest for a word that resembles many takes as long. */
const TIMEOUT_MS = 10_000;
const MOST_REMEMBERED = 50_000;
/** Of questions to one dictionary, the one that is asked among them: each is a process that keeps a core busy. */
const MOST_WAITING = 6;
/** A program takes what is not read by ispell's own rules for letters and commands. */
const LOOKED_UP = /^\p{L}[\p{L}\p{M}'\u2019]{0,60}$/u;

/**
 * Asks hunspell for one of its dictionaries: which words it does not know (`-l`), and apart from that what may be meant
 * (`-a`), which takes a hundred times as long. A process for each question, one after the other; what it said is
 * remembered. Where too many wait there is no answer, as without the program.
 */
export function hunspellDictionary(program: string, name: string): Dictionary {
	const known = new Map<string, boolean>();
	const meant = new Map<string, readonly string[]>();

	let last: Promise<unknown> = Promise.resolve();
	let waiting = 0;

	function ask(mode: "-l" | "-a", words: readonly string[]): Promise<readonly string[] | null> {
		if (waiting >= MOST_WAITING) return Promise.resolve(null);
		waiting += 1;
		const answer = last.then(() => askProgram(mode, words));
		last = answer.then(() => {
			waiting -= 1;
		});
		return answer;
	}

	/** The lines it answers; null without the program or the dictionary, and when it takes too long. */
	function askProgram(mode: "-l" | "-a", words: readonly string[]): Promise<readonly string[] | null> {
		return new Promise((resolve) => {
			const child = spawn(program, [mode, "-i", "UTF-8", "-d", name], { timeout: TIMEOUT_MS });
			let said = "";
			child.stdout.setEncoding("utf8").on("data", (part: string) => {
				said += part;
			});
			child.once("error", () => resolve(null));
			child.once("close", (code) => resolve(code === 0 ? said.split("\n") : null));
			// It may be gone before it has read all: "close" tells.
			child.stdin.on("error", () => undefined);
			child.stdin.end(words.map((word) => `${mode === "-a" ? "^" : ""}${word}\n`).join(""));
		});
	}

	return {
		async unknown(words) {
			const unheard = [...new Set(words)].filter((word) => LOOKED_UP.test(word) && !known.has(word));
			if (unheard.length > 0) {
				const lines = await ask("-l", unheard);
				if (!lines) return null;
				if (known.size > MOST_REMEMBERED) known.clear();
				const strange = new Set(lines);
				for (const word of unheard) known.set(word, !strange.has(word));
			}
			return new Set(words.filter((word) => known.get(word) === false));
		},
		async suggestions(words) {
			const unheard = [...new Set(words)].filter((word) => LOOKED_UP.test(word) && !meant.has(word));
			if (unheard.length > 0) {
				const lines = await ask("-a", unheard);
				if (!lines) return null;
				if (meant.size > MOST_REMEMBERED) meant.clear();
				for (const [word, listed] of lines.flatMap(suggestionsOf)) meant.set(word, listed);
			}
			return new Map(words.map((word) => [word, meant.get(word) ?? []]));
		},
	};
}

/** "& Hochziet 2 0: Hochzeit, Hochzieht"; words without any suggestion have no such line. */
function suggestionsOf(line: string): [word: string, listed: readonly string[]][] {
	const match = /^& (\S+) \d+ \d+: (.*)$/.exec(line);
	return match?.[1] && match[2] ? [[match[1], match[2].split(", ")]] : [];
}
