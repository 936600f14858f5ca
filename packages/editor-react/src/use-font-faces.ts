import { fontFileName } from "@offizin/text";
import { useEffect, useState } from "react";
import { useHost } from "./editor-context.tsx";

/** The family a font of designs has among those of the page. */
export function faceOf(font: string): string {
	return `offizin ${font}`;
}

/** Fonts as page fonts, for names and samples; designs are drawn from outlines. */
export function useFontFaces(fonts: readonly string[], isWanted: boolean): ReadonlySet<string> {
	const { services } = useHost();
	const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
	useEffect(() => {
		if (!isWanted) return;
		for (const font of fonts) {
			const isKnown = [...document.fonts].some(({ family }) => family.replaceAll('"', "") === faceOf(font));
			const face = new FontFace(faceOf(font), `url("${services.fontUrl(fontFileName(font, "basic"))}")`);
			if (!isKnown) document.fonts.add(face);
			const note = () => setShown((known) => new Set(known).add(font));
			// Without its font a text stays in the font of the page.
			void (isKnown ? document.fonts.load(`16px "${faceOf(font)}"`) : face.load()).then(
				note,
				() => undefined,
			);
		}
	}, [fonts, isWanted, services]);
	return shown;
}
