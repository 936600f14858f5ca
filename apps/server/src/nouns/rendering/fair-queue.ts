/** Whose turn a task is for, and whether it may take seconds or hundreds of megabytes. */
export interface Turn {
	/** Network of the client that asked, or a name of our own. */
	readonly client: string;
	readonly isHeavy: boolean;
}

interface FairQueueLimits {
	/** Heavy tasks that run at a time; of one client only one ever does. */
	readonly heavyAtOnce: number;
	/** Tasks of one client that run at a time. */
	readonly runningPerClient: number;
	/** Tasks of one client that wait; another one is not taken. */
	readonly waitingPerClient: number;
}

/** Tasks that wait for a process. Clients take turns, however many tasks each of them has. */
export interface FairQueue<Task extends Turn> {
	/** False when too many tasks of this client wait already. */
	add(task: Task): boolean;
	/** The task whose turn it is, which now counts as running; undefined when none may run. */
	take(): Task | undefined;
	/** A running task has ended. */
	end(task: Task): void;
	/** A task that waits is no longer wanted. */
	remove(task: Task): void;
}

interface Line<Task> {
	readonly light: Task[];
	readonly heavy: Task[];
	running: number;
	isHeavyRunning: boolean;
}

/** Of one client light tasks go before heavy ones, each in the order they came. */
export function fairQueue<Task extends Turn>(limits: FairQueueLimits): FairQueue<Task> {
	// In the order of turns: whoever was served last is last.
	const lines = new Map<string, Line<Task>>();
	let heavyRunning = 0;

	function lineOf(client: string): Line<Task> {
		const known = lines.get(client);
		if (known) return known;
		const line: Line<Task> = { light: [], heavy: [], running: 0, isHeavyRunning: false };
		lines.set(client, line);
		return line;
	}

	function forgetIfEmpty(client: string, { light, heavy, running }: Line<Task>): void {
		if (light.length + heavy.length + running === 0) lines.delete(client);
	}

	function nextOf({ light, heavy, running, isHeavyRunning }: Line<Task>): Task | undefined {
		if (running >= limits.runningPerClient) return undefined;
		if (light.length > 0) return light.shift();
		return isHeavyRunning || heavyRunning >= limits.heavyAtOnce ? undefined : heavy.shift();
	}

	return {
		add(task) {
			const line = lineOf(task.client);
			if (line.light.length + line.heavy.length >= limits.waitingPerClient) return false;
			(task.isHeavy ? line.heavy : line.light).push(task);
			return true;
		},
		take() {
			for (const [client, line] of lines) {
				const task = nextOf(line);
				if (!task) continue;
				line.running += 1;
				if (task.isHeavy) {
					line.isHeavyRunning = true;
					heavyRunning += 1;
				}
				lines.delete(client);
				lines.set(client, line);
				return task;
			}
			return undefined;
		},
		end({ client, isHeavy }) {
			const line = lineOf(client);
			line.running -= 1;
			if (isHeavy) {
				line.isHeavyRunning = false;
				heavyRunning -= 1;
			}
			forgetIfEmpty(client, line);
		},
		remove(task) {
			const line = lineOf(task.client);
			const tasks = task.isHeavy ? line.heavy : line.light;
			const at = tasks.indexOf(task);
			if (at >= 0) tasks.splice(at, 1);
			forgetIfEmpty(task.client, line);
		},
	};
}
