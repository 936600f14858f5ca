/** Runs tasks in the order they come, so many at a time; each deals with its own errors. */
export function fewAtOnce(most: number): (task: () => Promise<void>) => void {
	const waiting: (() => Promise<void>)[] = [];
	let running = 0;
	async function run(): Promise<void> {
		const task = waiting.shift();
		if (!task || running >= most) {
			if (task) waiting.unshift(task);
			return;
		}
		running += 1;
		try {
			await task();
		} finally {
			running -= 1;
			void run();
		}
	}
	return (task) => {
		waiting.push(task);
		void run();
	};
}

/** The part of the browser's `navigator.connection` that is read; not every browser has it. */
export interface Connection {
	readonly saveData?: boolean;
	readonly effectiveType?: string;
}

/** Whether anything may be fetched that nobody has asked for (spec 2.2-5). */
export function mayFetchAhead(connection: Connection | undefined): boolean {
	return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? "");
}
