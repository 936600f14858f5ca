import type { DesignDocument, Ink } from "@offizin/design";
import {
	type Autosave,
	createEditor,
	type Draft,
	type Editor,
	loadCommands,
	type SavedDesign,
	startAutosave,
} from "@offizin/editor";
import type { Configurable, Configuration } from "@offizin/solver";
import { useEffect, useRef, useState } from "react";
import { localDrafts, readDraft } from "./browser/local-drafts.ts";
import { browserScheduler } from "./browser/scheduler.ts";
import { openTabChannel } from "./browser/tab-channel.ts";
import { claimTabName } from "./browser/tab-name.ts";
import type { EditorServices } from "./services.ts";

const LOAD_AGAIN_MS = 1000;

// Asked for beside the page being made alive. A failure is met when it is needed.
if (typeof window !== "undefined") claimTabName().catch(() => undefined);

export interface Opening {
	readonly document: DesignDocument;
	readonly design: { readonly id: string; readonly revision: number } | null;
	/** What the design is made as: the product as its template can be had. */
	readonly product: Configurable;
	/** Written by a newer version: nothing can be changed, so nothing is kept or saved. */
	readonly isReadOnly: boolean;
	/** What `document` is seen as, where that is chosen anew: the first thing that is saved. */
	readonly chosen?: Configuration | undefined;
	/** What it is printed on from now on, where an address says so: saved behind it. */
	readonly ground?: GroundChoice | undefined;
}

/** The flat colour below everything on a page. */
interface GroundChoice {
	readonly page: string;
	readonly ink: Ink;
}

/**
 * The editor of one opening of the page: as the server sent it at first, and with what this browser had kept of the
 * design as soon as that is read. `autosave` is null until then, and nothing can be changed. `isAsSent`: this browser had
 * kept nothing that is not in what the server sent.
 */
export function useSession(
	opening: Opening,
	services: EditorServices,
): { editor: Editor; autosave: Autosave | null; isAsSent: boolean } {
	const [editor, setEditor] = useState(() => createEditor({ ...opening, now: browserScheduler.now }));
	const [autosave, setAutosave] = useState<Autosave | null>(null);
	const [isAsSent, setIsAsSent] = useState(false);
	const opened = useRef(opening);

	useEffect(() => {
		const closing: (() => void)[] = [];
		let isClosed = false;

		async function open(): Promise<void> {
			const { product, ...sent } = opened.current;
			const id = sent.design?.id ?? null;
			const tab = await claimTabName();
			const [draft, kept] = await Promise.all([
				readDraft({ template: sent.document.template, design: id, tab }),
				id === null ? null : (services.kept?.read(id) ?? null),
			]);
			while (draft && !isClosed && !(await knowsAll())) await pause(LOAD_AGAIN_MS);
			if (isClosed) return;
			const { document, design } = stateUnder(draft, sent, kept);
			const own = createEditor({ document, design, product, draft, now: browserScheduler.now });
			const saving = startAutosave({
				editor: own,
				doors: services.designs,
				scheduler: browserScheduler,
				drafts: localDrafts(tab),
				onSaved: (saved) => {
					if (!own.getSnapshot().sync.savedAt && !design && !isClosed) services.onDesignMade(saved.id);
					channel.post(saved);
				},
			});
			const channel = openTabChannel(({ id, revision }) => {
				if (id === own.getSnapshot().sync.design?.id) saving.noticeRevision(revision);
			});
			const keeping = keepStates(own, services);
			closing.push(saving.leave, saving.stop, channel.close, keeping, listenToPage(own, saving));
			setEditor(own);
			setIsAsSent(own.getSnapshot().written === sent.document);
			setAutosave(saving);
			const { chosen: configuration, ground } = opened.current;
			if (configuration) own.dispatch({ type: "setConfiguration", configuration });
			if (ground)
				void loadCommands().then(() => isClosed || own.dispatch({ type: "setPageBackground", ...ground }));
			// What another tab has saved while this one was opened nobody has told of.
			if (design) void saving.look();
		}

		if (!opened.current.isReadOnly) void open();
		return () => {
			isClosed = true;
			for (const close of closing) close();
		};
	}, [services]);

	return { editor, autosave, isAsSent };
}

/** What was kept may be of any kind: nothing can be done before it is done again, and without a network that waits. */
const knowsAll = () =>
	loadCommands().then(
		() => true,
		() => false,
	);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * What unsaved changes were made on, as some of them may be in what the server sends now. And a page that was kept for when
 * there is no network is older than what was saved from it.
 */
function stateUnder(
	draft: Draft | undefined,
	sent: Pick<Opening, "document" | "design">,
	kept: SavedDesign | null,
): typeof sent {
	if (!kept || !sent.design) return sent;
	const isUnder = kept.revision === draft?.revision && draft.unsaved.length > 0;
	if (!isUnder && kept.revision <= sent.design.revision) return sent;
	return { document: kept.document, design: { id: kept.id, revision: kept.revision } };
}

/** Every state the server is known to have, whoever saved it. */
function keepStates(editor: Editor, { kept }: EditorServices): () => void {
	let last: unknown = null;
	return editor.subscribe(() => {
		const { sync, saved } = editor.getSnapshot();
		if (!sync.design || sync.design === last) return;
		last = sync.design;
		kept?.write({ ...sync.design, document: saved });
	});
}

/** Saves when the page is hidden, left or back online; looks for what others have saved when it is seen again. */
function listenToPage(editor: Editor, autosave: Autosave): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	addEventListener("pagehide", autosave.leave, { signal });
	addEventListener("focus", () => void autosave.look(), { signal });
	addEventListener(
		"online",
		() => {
			if (editor.getSnapshot().sync.pending.length > 0) void autosave.flush();
			else void autosave.look();
		},
		{ signal },
	);
	document.addEventListener(
		"visibilitychange",
		() => {
			if (document.visibilityState === "hidden") autosave.leave();
			else void autosave.look();
		},
		{ signal },
	);
	return () => listening.abort();
}
