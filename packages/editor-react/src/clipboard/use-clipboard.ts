import { importAgain } from "@offizin/base";
import { clipOf, type DesignDocument } from "@offizin/design";
import { type Editor, remove, wordsOf } from "@offizin/editor";
import { useMemo } from "react";
import { useDrawingKit, useEditing, useHost } from "../editor-context.tsx";
import { type Carried, readClipboard, writeClipboard } from "./carried.ts";
import { keepClip } from "./kept-clip.ts";

export interface Clipboard {
	/** What the ids stand for, to be handed to another program too; undefined where that is nothing. */
	readonly take: (ids: readonly string[], isCut: boolean) => { json: string; words: string } | undefined;
	readonly put: (carried: Carried) => Promise<void>;
	/** From a menu, which has no event to write into. */
	readonly copy: (ids: readonly string[]) => void;
	readonly cut: (ids: readonly string[]) => void;
	readonly paste: () => Promise<void>;
}

/** Copy, cut and paste across pages and designs; what reads foreign data is fetched with the first paste. */
export function useClipboard(): Clipboard {
	const editing = useEditing();
	const kit = useDrawingKit();
	const host = useHost();
	return useMemo(() => {
		const { editor, clipboardNotice } = editing;
		const { announce, t } = host;
		function take(ids: readonly string[], isCut: boolean) {
			const clip: DesignDocument | undefined = clipOf(editor.getSnapshot().written, ids);
			if (!clip) return undefined;
			const taken = { json: JSON.stringify(clip), words: wordsOf(clip) };
			keepClip(taken);
			if (isCut) takeAway(editor, ids);
			announce(t(isCut ? "clipboard.cutOut" : "clipboard.copied", { count: ids.length }));
			return taken;
		}
		async function put(carried: Carried): Promise<void> {
			clipboardNotice.set(null);
			const { putCarried } = await importAgain(async () => await import("./put-carried.ts"));
			await putCarried(carried, { ...editing, ...kit, ...host });
		}
		function write(ids: readonly string[], isCut: boolean): void {
			const taken = take(ids, isCut);
			if (taken) void writeClipboard(taken.json, taken.words);
		}
		return {
			take,
			put,
			copy: (ids) => write(ids, false),
			cut: (ids) => write(ids, true),
			paste: async () => await put(await readClipboard()),
		};
	}, [editing, kit, host]);
}

function takeAway(editor: Editor, ids: readonly string[]): void {
	const command = remove(editor.getSnapshot().document, ids);
	if (!command || !editor.dispatch(command).ok) return;
	editor.mark();
	editor.send({ type: "selectAll", elements: [] });
}
