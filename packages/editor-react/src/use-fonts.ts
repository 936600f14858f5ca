import { elementsOf, fontsOf } from "@offizin/design";
import type { Editor } from "@offizin/editor";
import type { Shaper } from "@offizin/text";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type FontLibrary, openFontLibrary } from "./browser/font-library.ts";

export interface Fonts {
	/** Null until every font of the document has come: then nothing is ever drawn in another. */
	readonly shaper: Shaper | null;
	readonly hasFailed: boolean;
	readonly load: (fonts: readonly string[]) => Promise<void>;
	readonly retry: () => void;
}

/** Shaping and the fonts of the design, loaded as bytes; others join when they are chosen. */
export function useFonts(editor: Editor, fontUrl: (font: string) => string): Fonts {
	const library = useRef<Promise<FontLibrary> | null>(null);
	const [shaper, setShaper] = useState<Shaper | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);

	const load = useCallback(
		async (fonts: readonly string[]) => {
			library.current ??= openFontLibrary(fontUrl);
			try {
				const opened = await library.current;
				await opened.load(fonts);
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
		const look = () => {
			const wanted = fontsOf(elementsOf(editor.getSnapshot().content.document));
			void load(wanted).then(
				async () => setShaper((await library.current)?.shaper ?? null),
				() => undefined,
			);
		};
		look();
		// Undo or another tab may bring a font this page has not loaded yet.
		return editor.subscribe(() => {
			const wanted = fontsOf(elementsOf(editor.getSnapshot().content.document));
			if (shaper && wanted.some((font) => !shaper.hasFont(font))) look();
		});
	}, [editor, load, attempt, shaper]);

	return useMemo(
		() => ({
			shaper,
			hasFailed,
			load,
			retry: () => {
				library.current = null;
				setAttempt((count) => count + 1);
			},
		}),
		[shaper, hasFailed, load],
	);
}
