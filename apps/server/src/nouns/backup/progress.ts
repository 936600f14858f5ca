const PAUSE_MS = 5000;

/** Says how far long work has come, every few seconds and not for every piece. */
export type Progress = (done: number, total?: number) => void;

export function progressOf(what: string, say: (line: string) => void): Progress {
	let last = performance.now();
	return (done, total) => {
		if (performance.now() - last < PAUSE_MS) return;
		last = performance.now();
		say(`${done}${total === undefined ? "" : ` of ${total}`} ${what} …`);
	};
}
