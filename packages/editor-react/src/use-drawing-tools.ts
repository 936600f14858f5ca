import type { Editor } from "@offizin/editor";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type DrawingLibrary, openDrawingLibrary } from "./browser/drawing-library.ts";
import { type DrawingTools, isEnough, needsOf } from "./drawing-needs.ts";
import type { EditorServices } from "./services.ts";

export interface LoadedTools {
	/** Null until everything the document needs has come: then nothing is ever drawn otherwise than printed. */
	readonly tools: DrawingTools | null;
	readonly hasFailed: boolean;
	readonly loadFonts: (fonts: readonly string[]) => Promise<void>;
	readonly retry: () => void;
}

/** Shaping, fonts, codes and hyphenation, as far as the design uses them; others join when they are chosen. */
export function useDrawingTools(editor: Editor, fontUrl: EditorServices["fontUrl"]): LoadedTools {
	const library = useRef<Promise<DrawingLibrary> | null>(null);
	const [tools, setTools] = useState<DrawingTools | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);

	const load = useCallback(
		async (needs: ReturnType<typeof needsOf>) => {
			library.current ??= openDrawingLibrary(fontUrl);
			try {
				const opened = await library.current;
				await opened.load(needs);
				setTools(opened.tools());
				setHasFailed(false);
			} catch (error) {
				setHasFailed(true);
				throw error;
			}
		},
		[fontUrl],
	);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts all over
	useEffect(() => {
		// `hasFailed` says it on the page.
		const look = (needs: ReturnType<typeof needsOf>) => void load(needs).catch(() => undefined);
		const needsNow = () => needsOf(editor.getSnapshot().document);
		look(needsNow());
		let seen = editor.getSnapshot().document;
		// Undo or another tab may bring a font this page has not loaded yet.
		return editor.subscribe(() => {
			const { document } = editor.getSnapshot();
			if (document === seen) return;
			seen = document;
			const needs = needsNow();
			if (tools && !isEnough(tools, needs)) look(needs);
		});
	}, [editor, load, attempt, tools]);

	return useMemo(
		() => ({
			tools,
			hasFailed,
			loadFonts: (fonts) => {
				const { extent } = needsOf(editor.getSnapshot().document);
				return load({ fonts, extent, qr: false, hyphenation: false });
			},
			retry: () => {
				library.current = null;
				setAttempt((count) => count + 1);
			},
		}),
		[editor, tools, hasFailed, load],
	);
}
