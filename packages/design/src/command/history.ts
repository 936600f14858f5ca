/** One step of undo. */
export interface HistoryEntry<Change> {
	/** Equal for changes of the same thing; null for one that stands for itself. */
	readonly key: string | null;
	/** When it was last added to, milliseconds. */
	readonly at: number;
	/** Characters of both changes as JSON. */
	readonly size: number;
	readonly undo: Change;
	readonly redo: Change;
}

/** Undo and redo of changes of any kind. Plain data, so that it survives a reload. */
export interface History<Change> {
	readonly past: readonly HistoryEntry<Change>[];
	/** Nearest step last. */
	readonly future: readonly HistoryEntry<Change>[];
	/** How many steps of the past lie before the newest mark; what follows a mark is a step of its own. */
	readonly mark: number;
}

export const emptyHistory = { past: [], future: [], mark: 0 } as const satisfies History<never>;

export interface HistoryLimits {
	readonly steps: number;
	/** Characters of all steps together as JSON; the newest step is kept however large it is. */
	readonly size: number;
	/** Changes of one thing that follow each other within this time are one step, milliseconds. */
	readonly pauseMs: number;
}

export const HISTORY_LIMITS: HistoryLimits = { steps: 200, size: 1_000_000, pauseMs: 800 };

/** A change that was made and the one that takes it back. */
export interface MadeChange<Change> {
	/** As in `HistoryEntry`. */
	readonly key: string | null;
	/** Comes in streams, like keystrokes, arrow keys and sliders. */
	readonly grows: boolean;
	readonly redo: Change;
	readonly undo: Change;
}

/** Notes a change that was made. What had been undone can no longer be redone. */
export function recordChange<Change>(
	{ past, mark }: History<Change>,
	{ key, grows, redo, undo }: MadeChange<Change>,
	now: number,
	limits: HistoryLimits = HISTORY_LIMITS,
): History<Change> {
	const last = past.length > mark ? past.at(-1) : undefined;
	const joins = grows && key !== null && last?.key === key && now - last.at <= limits.pauseMs;
	const first = joins && last ? last.undo : undo;
	const size = JSON.stringify(first).length + JSON.stringify(redo).length;
	const entry = { key, at: now, size, undo: first, redo };
	const grown = [...(joins ? past.slice(0, -1) : past), entry];
	const dropped = excess(grown, limits);
	return { past: grown.slice(dropped), future: [], mark: Math.max(0, mark - dropped) };
}

/** How many of the oldest steps there is no room for. */
function excess(past: readonly HistoryEntry<unknown>[], limits: HistoryLimits): number {
	let room = limits.size;
	const oldest = past.findLastIndex(({ size }, index) => {
		room -= size;
		return index < past.length - 1 && (room < 0 || past.length - index > limits.steps);
	});
	return oldest + 1;
}

/** Closes the newest step: whatever comes next is a step of its own, and `bailToMark` leads back to here. */
export function markHistory<Change>(history: History<Change>): History<Change> {
	const { past } = history;
	return history.mark === past.length ? history : { ...history, mark: past.length };
}

/** Takes the newest step back; the caller applies its `undo`. */
export function stepBack<Change>(
	history: History<Change>,
): { history: History<Change>; entry: HistoryEntry<Change> } | undefined {
	const entry = history.past.at(-1);
	if (!entry) return undefined;
	const past = history.past.slice(0, -1);
	return { history: { past, future: [...history.future, entry], mark: past.length }, entry };
}

/** Takes the nearest undone step again; the caller applies its `redo`. */
export function stepForward<Change>(
	history: History<Change>,
): { history: History<Change>; entry: HistoryEntry<Change> } | undefined {
	const entry = history.future.at(-1);
	if (!entry) return undefined;
	const past = [...history.past, entry];
	return { history: { past, future: history.future.slice(0, -1), mark: past.length }, entry };
}

/** Forgets everything since the newest mark, as if it had never been done; the caller applies `undo` in order. */
export function bailToMark<Change>({ past, future, mark }: History<Change>): {
	history: History<Change>;
	undo: Change[];
} {
	const undo = past
		.slice(mark)
		.reverse()
		.map((entry) => entry.undo);
	return { history: { past: past.slice(0, mark), future, mark }, undo };
}
