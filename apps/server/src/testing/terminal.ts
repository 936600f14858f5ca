import type { Terminal } from "../doors/commands/terminal.ts";

export interface TestTerminal extends Terminal {
	/** Everything written, complaints too. */
	readonly printed: string[];
	readonly questions: string[];
}

/** A terminal on which somebody types these answers, one after the other. */
export function terminalWith(answers: readonly string[] = [], isTyped = true): TestTerminal {
	const waiting = [...answers];
	const printed: string[] = [];
	const questions: string[] = [];
	const ask = async (question: string) => {
		questions.push(question);
		return waiting.shift();
	};
	return {
		printed,
		questions,
		isTyped,
		print: (line) => void printed.push(line),
		complain: (line) => void printed.push(line),
		ask,
		askSecretly: ask,
		close() {},
	};
}
