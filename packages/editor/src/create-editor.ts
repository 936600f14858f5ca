import { err, ok, type Result } from "@offizin/base";
import {
	bailToMark,
	type DesignDocument,
	emptyHistory,
	findElement,
	markHistory,
	type PixelSize,
	recordChange,
	type SeenPhoto,
	stepBack,
	stepForward,
	withFacts,
} from "@offizin/design";
import type { Configurable } from "@offizin/solver";
import { asPlaced } from "./as-placed.ts";
import { asWritten } from "./as-written.ts";
import {
	type AppliedChange,
	applyChange,
	type Change,
	type ChangeError,
	type ChangeHistory,
	changeKey,
	isGrowing,
	type KnownPhotos,
	photosOf,
} from "./change.ts";
import type { Draft } from "./draft.ts";
import { type EditorState, type Growth, shownDocument } from "./editor-state.ts";
import { type IncomingPhoto, incomingPreview } from "./incoming-photo.ts";
import { type Rebased, rebase } from "./rebase.ts";
import { enqueue, type SyncState, startSync } from "./sync-state.ts";
import { beginsStep } from "./text-steps.ts";
import { isGesture, selectedElement, selectedElements, type Tool, type ToolEvent } from "./tool.ts";
import { stepTool } from "./tools/step-tool.ts";

export interface EditorOptions {
	readonly document: DesignDocument;
	/** Null: a template nobody has changed yet. */
	readonly design: { readonly id: string; readonly revision: number } | null;
	readonly product: Configurable;
	/** What this browser kept of the same design. */
	readonly draft?: Draft | undefined;
	/** Milliseconds; any origin. */
	readonly now: () => number;
}

/** The headless editor: one immutable state, ready for `useSyncExternalStore`. */
export interface Editor {
	readonly subscribe: (listener: () => void) => () => void;
	readonly getSnapshot: () => EditorState;
	/** Makes a change, notes it for undo and for saving. A refused change stays readable as `refusal`. */
	readonly dispatch: (change: Change) => Result<null, ChangeError>;
	/** Tells the tool what happens. */
	readonly send: (event: ToolEvent) => void;
	/** What follows is an undo step of its own. */
	readonly mark: () => void;
	/** Takes back everything since the last mark, leaving neither an undo nor a redo step. */
	readonly bail: () => void;
	/** Returns the change made, or undefined when there is nothing to take back (or again). */
	readonly undo: () => Change | undefined;
	readonly redo: () => Change | undefined;
	readonly showPage: (key: string) => void;
	readonly addPhoto: (
		photo: Omit<IncomingPhoto, "preview" | "progress" | "failure">,
		size: PixelSize | null,
	) => void;
	readonly updatePhoto: (key: string, news: Partial<Pick<IncomingPhoto, "progress" | "failure">>) => void;
	readonly dropPhoto: (key: string) => void;
	/** Photos of this person that the design does not show yet. */
	readonly knowPhotos: (photos: KnownPhotos) => void;
	/** How texts get as high as their lines need, as soon as that can be told; what is seen and held has grown by it. */
	readonly setGrowth: (growth: Growth) => void;
	/** The upload is complete: the photo lies in the tray, and in its slot if it has one. */
	readonly placePhoto: (key: string, upload: SeenPhoto & { readonly id: string }) => void;
	/** `saved`: the server has it so from now on. */
	readonly setSync: (sync: SyncState, saved?: DesignDocument) => void;
	/** Takes over another state of the design, with our changes already put onto it. */
	readonly adopt: (rebased: Rebased, sync: SyncState, saved: DesignDocument) => void;
}

export function createEditor(options: EditorOptions): Editor {
	const { product, now, design, draft } = options;
	const listeners = new Set<() => void>();
	let grow: Growth = (document) => document;
	let state = initialState(options.document, product, design, draft, now());

	function set(patch: Partial<Omit<EditorState, "document" | "shown">>): void {
		const { written } = { ...state, ...patch };
		const wished = { ...state, ...patch, document: grow(withFacts(written)) };
		const next = { ...wished, page: pageAfter(state, wished) };
		const isSeenAnew =
			next.document !== state.document || next.incoming !== state.incoming || next.tool !== state.tool;
		state = isSeenAnew ? { ...next, shown: shownDocument(next, grow) } : next;
		for (const listener of [...listeners]) listener();
	}

	/** Makes a change, in one step with what comes with it: of itself it leaves nothing in the history. */
	function make(
		wish: Change,
		withIt: (applied: AppliedChange) => Partial<Pick<EditorState, "tool" | "history">> = () => ({}),
	): Result<AppliedChange, ChangeError> {
		const applied = applyChange(state.written, wish, state);
		if (!applied.ok) return applied;
		const { document: written, change } = applied.value;
		const sync = enqueue(state.sync, change, now());
		set({ written, refusal: null, sync, ...withIt(applied.value) });
		return applied;
	}

	function dispatch(change: Change, tool = state.tool): Result<null, ChangeError> {
		const arriving = state.incoming.find(({ element }) => "element" in change && element === change.element);
		if (change.type === "setCrop" && arriving?.preview) {
			const preview = { ...arriving.preview, crop: change.crop, isMoved: true };
			const incoming = state.incoming.map((photo) => (photo === arriving ? { ...photo, preview } : photo));
			set({ incoming, tool });
			return ok(null);
		}
		const made = make(
			asWritten(state.written, asPlaced(state.document, change)),
			({ change: redo, inverse: undo }) => {
				const grows = isGrowing(redo) && !isNewStep(state.history, redo, undo);
				return {
					tool,
					history: recordChange(state.history, { key: changeKey(redo), grows, redo, undo }, now()),
				};
			},
		);
		if (!made.ok) {
			set({ refusal: { change, error: made.error } });
			return err(made.error);
		}
		return ok(null);
	}

	/** Steps through the history, past entries that no longer change anything. */
	function travel(step: typeof stepBack<Change>, side: "undo" | "redo"): Change | undefined {
		for (let taken = step(state.history); taken; taken = step(state.history)) {
			const change = taken.entry[side];
			const before = JSON.stringify(state.written);
			set({ history: taken.history });
			const made = make(change);
			if (made.ok && JSON.stringify(state.written) !== before) {
				set({ tool: keptTool(state.tool, state.document) });
				return change;
			}
		}
		return undefined;
	}

	function bail(): void {
		const { history, undo } = bailToMark(state.history);
		for (const change of undo) make(change);
		set({ history, tool: keptTool(state.tool, state.document) });
	}

	const updateIncoming = (key: string, news: Partial<IncomingPhoto>) =>
		set({ incoming: state.incoming.map((photo) => (photo.key === key ? { ...photo, ...news } : photo)) });
	const dropPhoto = (key: string) => set({ incoming: state.incoming.filter((photo) => photo.key !== key) });

	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		getSnapshot: () => state,
		dispatch: (change) => dispatch(change),
		send(event: ToolEvent) {
			const step = stepTool(state.tool, event, state.shown);
			if (!step) return;
			const isElsewhere =
				step.tool.name !== state.tool.name ||
				selectedElement(step.tool) !== selectedElement(state.tool) ||
				event.type === "moveCaret";
			const history = isElsewhere ? markHistory(state.history) : state.history;
			if (!step.change) return set({ tool: step.tool, history });
			const endsGesture = isGesture(state.tool);
			if (endsGesture) set({ history });
			const made = dispatch(step.change, step.tool);
			if (!made.ok && endsGesture) set({ tool: step.tool });
			if (endsGesture) set({ history: markHistory(state.history) });
		},
		mark: () => set({ history: markHistory(state.history) }),
		bail,
		undo: () => travel(stepBack, "undo"),
		redo: () => travel(stepForward, "redo"),
		showPage(key) {
			const isThere = state.document.pages.some((page) => page.key === key);
			if (isThere && key !== state.page) set({ page: key, tool: nothingSelected });
		},
		addPhoto(photo, size) {
			const preview = size && incomingPreview(state.document, photo.element, size);
			const isInstead = ({ key, element }: IncomingPhoto) =>
				key === photo.key || (element !== null && element === photo.element);
			const others = state.incoming.filter((other) => !isInstead(other));
			set({ incoming: [...others, { ...photo, preview, progress: 0, failure: null }] });
		},
		updatePhoto: updateIncoming,
		dropPhoto,
		setGrowth(growth) {
			grow = growth;
			set({});
		},
		knowPhotos: (photos) => set({ photos: { ...state.photos, ...photos } }),
		placePhoto(key, upload) {
			const photo = state.incoming.find((candidate) => candidate.key === key);
			if (!photo) return;
			const { id, width, height, focus } = upload;
			set({ photos: { ...state.photos, [id]: { width, height, focus } } });
			dropPhoto(key);
			// It is there once and for all: undo takes it out of its slot, not out of the tray.
			const change: Change = { type: "addAssets", assets: [{ upload: id }] };
			const laid = make(change);
			if (!laid.ok) set({ refusal: { change, error: laid.error } });
			if (photo.element === null) return;
			const isSameSize = photo.preview?.width === width && photo.preview.height === height;
			const isMoved = isSameSize && photo.preview?.isMoved;
			const crop = isMoved ? { crop: photo.preview.crop } : {};
			dispatch({ type: "setPhoto", element: photo.element, upload: id, ...crop });
			set({ history: markHistory(state.history) });
		},
		setSync: (sync, saved = state.saved) => set({ sync, saved }),
		adopt({ document, kept, lost }, sync, saved) {
			set({
				written: document,
				saved,
				photos: { ...photosOf(document), ...state.photos },
				tool: keptTool(state.tool, withFacts(document)),
				sync: { ...sync, sending: [], pending: kept, lost: [...sync.lost, ...lost] },
			});
		},
	};
}

/** Whether typing goes on in a step of its own: of a whole paragraph undo would leave nothing. */
function isNewStep({ past }: ChangeHistory, redo: Change, undo: Change): boolean {
	const start = past.at(-1)?.undo;
	if (redo.type !== "setText" || undo.type !== "setText" || start?.type !== "setText") return false;
	return start.element === redo.element && beginsStep(start.text, undo.text, redo.text);
}

/** The page on the table; where it has gone the one that lies in its place. */
function pageAfter(before: EditorState, { document: { pages }, page }: EditorState): string {
	if (pages.some(({ key }) => key === page)) return page;
	const place = before.document.pages.findIndex(({ key }) => key === page);
	return pages[Math.min(Math.max(place, 0), pages.length - 1)]?.key ?? page;
}

const nothingSelected: Tool = { name: "idle", selected: [] };

/** A tool for another state of the same design: its elements must be there, its caret inside the text. */
function keptTool(tool: Tool, document: DesignDocument): Tool {
	if (tool.name === "idle") {
		const selected = tool.selected.filter((id) => findElement(document, id));
		return selected.length === tool.selected.length ? tool : { name: "idle", selected };
	}
	if (tool.name !== "editingText") {
		return selectedElements(tool).every((id) => findElement(document, id)) ? tool : nothingSelected;
	}
	const element = findElement(document, tool.element);
	if (element?.type !== "text") return nothingSelected;
	const clamp = (index: number) => Math.min(index, element.text.length);
	return { ...tool, range: { anchor: clamp(tool.range.anchor), caret: clamp(tool.range.caret) } };
}

function initialState(
	base: DesignDocument,
	product: Configurable,
	design: EditorOptions["design"],
	draft: Draft | undefined,
	now: number,
): EditorState {
	const photos = { ...photosOf(base), ...draft?.photos };
	const { document: written, kept, lost } = rebase(base, draft?.unsaved ?? [], { photos, product });
	const document = withFacts(written);
	return {
		written,
		document,
		saved: base,
		shown: document,
		page: document.pages[0]?.key ?? "",
		tool: nothingSelected,
		history: markHistory<Change>(draft?.history ?? emptyHistory),
		photos,
		incoming: [],
		refusal: null,
		// Where some did not fit nobody knows any more what a sending held.
		sync: {
			...startSync(
				design,
				{ unsaved: kept, unanswered: lost.length > 0 ? [] : (draft?.unanswered ?? []) },
				now,
			),
			lost,
		},
		product,
	};
}
