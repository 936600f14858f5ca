import type { Change } from "./change.ts";
import { changeKey } from "./change.ts";
import type { LostChange } from "./rebase.ts";

/** What the server does not have yet, and how that goes. Pure; `autosave.ts` acts on it. */
export interface SyncState {
	/** Null until the server has made the design. */
	readonly design: { readonly id: string; readonly revision: number } | null;
	/** On their way; kept until the answer is there. */
	readonly sending: readonly Change[];
	readonly pending: readonly Change[];
	/** How many of the unsaved ones, oldest first, were in each sending nobody has answered: one of them may have arrived. */
	readonly unanswered: readonly number[];
	/** When the oldest pending change was made. */
	readonly dirtySince: number | null;
	readonly savedAt: number | null;
	/** Failed tries since the last answer. */
	readonly attempts: number;
	/** "offline": nobody answers, it will be tried again. "gone": the design is no longer there or not ours. */
	readonly failure: "offline" | "gone" | null;
	/** After a refusal changes go one by one, to find the one that is refused. */
	readonly isSingleFile: boolean;
	/** Edits that could not be kept; shown until somebody has read them. */
	readonly lost: readonly LostChange[];
}

/** What is not confirmed by the server, oldest first. */
export interface Unsaved {
	readonly unsaved: readonly Change[];
	/** As in `SyncState`. */
	readonly unanswered: readonly number[];
}

export type SaveStatus = "saved" | "saving" | "unsaved" | "offline" | "conflict" | "gone";

/** At most this many commands go in one request (contract: 500). */
const BATCH = 400;

export function startSync(
	design: SyncState["design"],
	{ unsaved: pending, unanswered }: Unsaved,
	now: number,
): SyncState {
	return {
		design,
		sending: [],
		pending,
		unanswered,
		dirtySince: pending.length > 0 ? now : null,
		savedAt: null,
		attempts: 0,
		failure: null,
		isSingleFile: false,
		lost: [],
	};
}

export function saveStatus(sync: SyncState): SaveStatus {
	if (sync.failure === "gone") return "gone";
	if (sync.failure === "offline") return "offline";
	if (sync.sending.length > 0) return "saving";
	if (sync.pending.length > 0) return "unsaved";
	return sync.lost.length > 0 ? "conflict" : "saved";
}

/** Everything not confirmed by the server, oldest first: what has to survive a crash. */
export function unsavedChanges(sync: SyncState): readonly Change[] {
	return [...sync.sending, ...sync.pending];
}

/** The sendings that may have arrived, the one under way among them. */
export function waitingFor({ sending, unanswered }: SyncState): readonly number[] {
	return sending.length > 0 ? [...unanswered, sending.length] : unanswered;
}

/** Adds a change; one that makes the newest pending one meaningless takes its place. */
export function enqueue(sync: SyncState, change: Change, now: number): SyncState {
	const last = sync.pending.at(-1);
	const key = changeKey(change);
	// What may have arrived stays as it was sent.
	const isSent = sync.unanswered.includes(unsavedChanges(sync).length);
	const replaces = last !== undefined && key !== null && changeKey(last) === key && !isSent;
	const kept = replaces ? sync.pending.slice(0, -1) : sync.pending;
	return { ...sync, pending: [...kept, change], dirtySince: sync.dirtySince ?? now };
}

export function beginSending(sync: SyncState): SyncState {
	const size = sync.isSingleFile ? 1 : batchSize(sync.pending);
	return {
		...sync,
		sending: sync.pending.slice(0, size),
		pending: sync.pending.slice(size),
		dirtySince: null,
	};
}

/** How many changes go in one request; the commands of a transaction stay together. */
function batchSize(pending: readonly Change[]): number {
	let commands = 0;
	const over = pending.findIndex((change) => {
		commands += "commands" in change ? change.commands.length : 1;
		return commands > BATCH;
	});
	return over < 0 ? pending.length : Math.max(1, over);
}

export function confirmed(sync: SyncState, design: NonNullable<SyncState["design"]>, now: number): SyncState {
	const { pending } = sync;
	return {
		...sync,
		design,
		sending: [],
		unanswered: [],
		savedAt: now,
		attempts: 0,
		failure: null,
		isSingleFile: sync.isSingleFile && pending.length > 0,
		dirtySince: pending.length > 0 ? (sync.dirtySince ?? now) : null,
	};
}

/** Sent on leaving, with nobody to hear the answer. */
export function left(sync: SyncState): SyncState {
	return { ...sync, unanswered: [...sync.unanswered, unsavedChanges(sync).length] };
}

/** Nothing was saved: what was on its way waits again, before what came later. */
export function returned(sync: SyncState, failure: SyncState["failure"], now: number): SyncState {
	const pending = unsavedChanges(sync);
	return {
		...sync,
		sending: [],
		pending,
		unanswered: failure === "offline" ? waitingFor(sync) : sync.unanswered,
		dirtySince: pending.length > 0 ? (sync.dirtySince ?? now) : null,
		attempts: sync.attempts + 1,
		failure,
	};
}
