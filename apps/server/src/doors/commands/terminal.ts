import { createInterface, type Interface } from "node:readline";
import { Writable } from "node:stream";

/** Where a command reads answers and writes lines. */
export interface Terminal {
	print(line: string): void;
	/** Beside what a program would read. */
	complain(line: string): void;
	/** The next line; undefined when there is none. */
	ask(question: string): Promise<string | undefined>;
	/** The same, and nobody who looks on sees it. */
	askSecretly(question: string): Promise<string | undefined>;
	/** Whether a person types. */
	readonly isTyped: boolean;
	close(): void;
}

/** The terminal of this process; what is piped in is read line by line. */
export function processTerminal(): Terminal {
	const isTyped = process.stdin.isTTY === true;
	let isHidden = false;
	const echo = new Writable({
		write(chunk, _encoding, done) {
			if (!isHidden) process.stderr.write(chunk);
			done();
		},
	});
	/** Made with the first question: it takes Ctrl+C for itself. */
	let lines: Interface | undefined;
	let answers: AsyncIterator<string> | undefined;
	async function ask(question: string, hidden: boolean): Promise<string | undefined> {
		lines ??= createInterface({ input: process.stdin, output: echo, terminal: isTyped });
		answers ??= lines[Symbol.asyncIterator]();
		if (isTyped) process.stderr.write(question);
		isHidden = hidden;
		const { value, done } = await answers.next();
		isHidden = false;
		if (isTyped && hidden) process.stderr.write("\n");
		return done ? undefined : value;
	}
	return {
		print: (line) => console.log(plain(line)),
		complain: (line) => console.error(plain(line)),
		ask: (question) => ask(question, false),
		askSecretly: (question) => ask(question, true),
		isTyped,
		close: () => lines?.close(),
	};
}

/** Names come from strangers; a terminal would obey their control characters. */
function plain(line: string): string {
	return line.replace(/[^\P{Cc}\n]/gu, "\ufffd");
}
