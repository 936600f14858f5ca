import type { Result } from "@offizin/base";
import { type Command, type DesignDocument, together } from "@offizin/design";
import type { Configuration } from "@offizin/solver";
import { type Change, photosOf } from "./change.ts";
import type { Editor } from "./create-editor.ts";
import { type DraftStore, draftOf } from "./draft.ts";
import type { EditorState } from "./editor-state.ts";
import { loadCommands } from "./load-commands.ts";
import { rebase } from "./rebase.ts";
import {
	beginSending,
	confirmed,
	left,
	returned,
	type SaveStatus,
	type SyncState,
	saveStatus,
	unsavedChanges,
} from "./sync-state.ts";

export interface Scheduler {
	/** Milliseconds, the same clock as the editor's. */
	readonly now: () => number;
	/** Runs something later; the answer calls it off. */
	readonly after: (delayMs: number, run: () => void) => () => void;
}

/** Names one state of a design. */
interface SavedRevision {
	readonly id: string;
	readonly revision: number;
}

export interface SavedDesign extends SavedRevision {
	readonly document: DesignDocument;
}

export interface Edit {
	readonly commands: readonly Command[];
	readonly configuration?: Configuration;
}

export type DoorError =
	| { readonly code: "unreachable" }
	/** Another revision is newer; here it is. */
	| { readonly code: "stale"; readonly current: SavedDesign }
	| { readonly code: "gone" }
	| { readonly code: "refused"; readonly message: string };

/** The server's doors for designs. `isLeaving`: the page may be gone before the answer comes. */
export interface DesignDoors {
	create(template: string, configuration: Configuration): Promise<Result<SavedDesign, DoorError>>;
	load(id: string): Promise<Result<SavedDesign, DoorError>>;
	/** The newest state, or null when the one named is the newest. */
	newer(design: SavedRevision): Promise<Result<SavedDesign | null, DoorError>>;
	/** Answers the revision that was made; it is the named one with the edit. */
	save(design: SavedRevision, edit: Edit, isLeaving: boolean): Promise<Result<SavedRevision, DoorError>>;
}

export interface Autosave {
	/** Saves now, makes the design if there is none, and says how it went. */
	readonly flush: () => Promise<SaveStatus>;
	/** The page goes away: sends what is left without waiting. */
	readonly leave: () => void;
	/** Another tab has saved this revision: takes it over as soon as nothing is being done here. */
	readonly noticeRevision: (revision: number) => void;
	/** Asks whether somebody has saved a newer state, and takes it over as soon as nothing is being done here. */
	readonly look: () => Promise<void>;
	readonly stop: () => void;
}

/** Saved this long after the last change, and never later than this after the first (issue: within 2 s). */
const QUIET_MS = 800;
const LONGEST_MS = 1500;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;
const FLUSH_ROUNDS = 6;

export interface AutosaveOptions {
	readonly editor: Editor;
	readonly doors: DesignDoors;
	readonly scheduler: Scheduler;
	readonly drafts: DraftStore;
	/** After every answer that brought a new revision. */
	readonly onSaved?: (design: SavedRevision) => void;
}

/** Keeps the server and the browser's draft in step with the editor, from now until `stop`. */
export function startAutosave({ editor, doors, scheduler, drafts, onSaved }: AutosaveOptions): Autosave {
	let busy: Promise<void> | null = null;
	let callOff: (() => void) | null = null;
	let seen: EditorState | null = null;
	/** The newest revision others may have saved, until it has been asked for. */
	let heard = 0;
	const syncNow = () => editor.getSnapshot().sync;

	function plan(): void {
		const sync = syncNow();
		// While nobody answers, typing on must not put the next try off.
		if (callOff && sync.failure === "offline") return;
		callOff?.();
		callOff = null;
		if (busy || sync.failure === "gone") return;
		if (isNews()) void work();
		if (sync.pending.length === 0) return;
		callOff = scheduler.after(delayOf(sync, scheduler.now()), () => {
			callOff = null;
			void work();
		});
	}

	function work(): Promise<void> {
		busy ??= round().finally(() => {
			busy = null;
			plan();
		});
		return busy;
	}

	async function round(): Promise<void> {
		if (syncNow().failure === "gone") return;
		if (!syncNow().design && !(await create())) return;
		const { design } = syncNow();
		if (!design) return;
		if (syncNow().pending.length === 0) return isNews() ? takeNews(design) : undefined;
		editor.setSync(beginSending(syncNow()));
		const { sending } = syncNow();
		const { saved, photos, product } = editor.getSnapshot();
		const sent = rebase(saved, sending, { photos, product }).document;
		const answer = await doors.save(design, editOf(sending), false);
		if (answer.ok) return note(answer.value, sent);
		if (answer.error.code === "stale") return meet(answer.error.current);
		if (answer.error.code === "refused") return refused(sending);
		editor.setSync(returned(syncNow(), answer.error.code === "gone" ? "gone" : "offline", scheduler.now()));
	}

	async function create(): Promise<boolean> {
		// As it was opened: what has been done since comes after it, pages that were added among it.
		const { saved } = editor.getSnapshot();
		const made = await doors.create(saved.template, saved.configuration);
		if (made.ok) {
			const { id, revision } = made.value;
			editor.setSync(
				{ ...syncNow(), design: { id, revision }, attempts: 0, failure: null },
				made.value.document,
			);
			onSaved?.({ id, revision });
			return true;
		}
		editor.setSync(
			returned(syncNow(), made.error.code === "unreachable" ? "offline" : "gone", scheduler.now()),
		);
		return false;
	}

	function note({ id, revision }: SavedRevision, sent: DesignDocument): void {
		editor.setSync(confirmed(syncNow(), { id, revision }, scheduler.now()), sent);
		onSaved?.({ id, revision });
	}

	/** Brings everything unsaved together with a state that came from the server. */
	async function meet(design: SavedDesign): Promise<void> {
		const merging = await loadCommands().catch(() => null);
		// The connection broke before the merge was there.
		if (!merging) return editor.setSync(returned(syncNow(), "offline", scheduler.now()));
		const { sync, saved, photos, product } = editor.getSnapshot();
		const { id, revision } = design;
		const current = design.document;
		const unsaved = unsavedChanges(sync);
		const unanswered = sync.unanswered.map(
			(count) => rebase(saved, unsaved.slice(0, count), { photos, product }).document,
		);
		const meeting = { saved, unsaved, current, unanswered, product };
		const rebased = merging.takeOver({ ...meeting, photos: { ...photos, ...photosOf(current) } });
		const next = { ...returned(sync, null, scheduler.now()), design: { id, revision }, unanswered: [] };
		editor.adopt(rebased, next, current);
	}

	/** Finds the one change the server does not take, gives it up by name and keeps the rest. */
	async function refused(sending: readonly Change[]): Promise<void> {
		const [only] = sending;
		if (sending.length > 1 || !only) {
			editor.setSync({ ...returned(syncNow(), null, scheduler.now()), isSingleFile: true });
			return;
		}
		const lost = [...syncNow().lost, { change: only, code: "refused" as const }];
		editor.setSync({ ...syncNow(), sending: [], lost });
		const { design } = syncNow();
		const current = design && (await doors.load(design.id));
		if (current?.ok) await meet(current.value);
	}

	/** Whether there may be something newer, and nothing is being done here that it would disturb. */
	function isNews(): boolean {
		const { sync, tool } = editor.getSnapshot();
		const isIdle = tool.name === "idle" && unsavedChanges(sync).length === 0;
		return isIdle && sync.design !== null && sync.failure !== "gone" && heard > sync.design.revision;
	}

	/** Without an answer it is asked again the next time somebody looks; a save would meet the newer state anyway. */
	async function takeNews(design: SavedRevision): Promise<void> {
		heard = 0;
		const news = await doors.newer(design);
		if (!news.ok || !news.value) return;
		// Somebody has begun to write meanwhile.
		if (editor.getSnapshot().tool.name !== "idle") heard = Math.max(heard, news.value.revision);
		else await meet(news.value);
	}

	function watch(): void {
		const state = editor.getSnapshot();
		const isUnsavedNew = state.sync.pending !== seen?.sync.pending;
		const isToolNew = state.tool.name !== seen?.tool.name;
		if (isUnsavedNew || state.sync.sending !== seen?.sync.sending || state.history !== seen?.history) {
			drafts.write(draftOf(state));
		}
		seen = state;
		if (isUnsavedNew || isToolNew) plan();
	}

	const stopWatching = editor.subscribe(watch);
	plan();
	return {
		async flush() {
			for (let rounds = 0; rounds < FLUSH_ROUNDS; rounds++) {
				await work();
				const sync = syncNow();
				if (sync.failure || (sync.design && unsavedChanges(sync).length === 0)) break;
			}
			return saveStatus(syncNow());
		},
		leave() {
			const { design, sending, pending } = syncNow();
			// With an answer still under way the revision is not known; the draft has it all.
			if (design && sending.length === 0 && pending.length > 0) {
				editor.setSync(left(syncNow()));
				drafts.write(draftOf(editor.getSnapshot()));
				void doors.save(design, editOf(pending), true);
			}
			drafts.leave();
		},
		noticeRevision(revision) {
			heard = Math.max(heard, revision);
			plan();
		},
		async look() {
			heard = Number.POSITIVE_INFINITY;
			while (isNews()) await work();
		},
		stop() {
			callOff?.();
			stopWatching();
		},
	};
}

function delayOf({ failure, attempts, dirtySince }: SyncState, now: number): number {
	if (failure === "offline") return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
	if (attempts > 0) return attempts === 1 ? 0 : FIRST_RETRY_MS;
	const latest = (dirtySince ?? now) + LONGEST_MS;
	return Math.max(0, Math.min(QUIET_MS, latest - now));
}

function editOf(changes: readonly Change[]): Edit {
	const commands = changes.flatMap((change): readonly Command[] => {
		if (change.type !== "bringBack") return change.type === "setConfiguration" ? [] : [change];
		const all = together(change.commands);
		return all ? [all] : [];
	});
	const last = changes.findLast((change) => "configuration" in change);
	return { commands, ...(last ? { configuration: last.configuration } : {}) };
}
