import { type DesignDocument, withGrownTexts } from "@offizin/design";
import type { Editor } from "@offizin/editor";
import { useEffect, useMemo } from "react";
import { type DrawingTools, isHyphenated } from "./drawing-needs.ts";
import { type DrawingKit, useDrawingKit } from "./editor-context.tsx";

/** The texts of a document as high as their lines need: those of a guest have grown by other words. */
export function useGrown(document: DesignDocument): DesignDocument {
	const { format, shaper } = useDrawingKit();
	return useMemo(
		() => (shaper ? withGrownTexts(document, format, shaper) : document),
		[document, format, shaper],
	);
}

/** Tells the editor how texts grow, anew with each format and each font that comes. */
export function useGrowth(editor: Editor, tools: DrawingTools | null, format: DrawingKit["format"]): void {
	useEffect(() => {
		if (!tools) return;
		editor.setGrowth((document) =>
			tools.hyphenates || !isHyphenated(document) ? withGrownTexts(document, format, tools.shaper) : document,
		);
	}, [editor, tools, format]);
}
