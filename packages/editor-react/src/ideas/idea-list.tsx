import type { TextElementStyle } from "@offizin/design";
import type { Language } from "@offizin/words";
import { useMemo } from "react";
import { faceOf, useFontFaces } from "../use-font-faces.ts";
import styles from "./ideas.module.css";
import type { ToldIdea } from "./told-ideas.ts";

export interface IdeaListProps {
	readonly ideas: readonly ToldIdea[];
	/** Of the text they are for. */
	readonly style: TextElementStyle;
	readonly language: Language;
	readonly onTake: (idea: ToldIdea) => void;
}

/** The texts as they would read on the card, in its font; each is a button that puts it in. */
export function IdeaList({ ideas, style, language, onTake }: IdeaListProps) {
	const fonts = useMemo(() => [style.font], [style.font]);
	const hasFace = useFontFaces(fonts, true).has(style.font);
	const look = {
		textAlign: style.align,
		textTransform: style.caps === "all" ? "uppercase" : "none",
		...(hasFace && { fontFamily: `"${faceOf(style.font)}"` }),
	} as const;
	return (
		<ul className={styles.ideas} lang={language}>
			{ideas.map((one) => (
				<li key={one.idea.id}>
					<button type="button" className={styles.idea} style={look} onClick={() => onTake(one)}>
						{one.told}
						{one.author ? <span className={styles.author}>{one.idea.by}</span> : null}
					</button>
				</li>
			))}
		</ul>
	);
}
