import { createContext, use } from "react";
import styles from "./drawn.module.css";
import { showWhenNear, withLatePhotos } from "./late-photos.ts";

/** A picture that the server draws as markup. A browser has it from the page, or with the data of a page change. */
export interface Drawing {
	/** Named by what it is. */
	readonly id: string;
	/** Only in the data of a page change: in a page it stands already. */
	readonly markup?: string;
}

/** The markup of drawings by their ids. Only the server has it: a browser finds it in the page. */
export const Drawings = createContext<ReadonlyMap<string, string> | null>(null);

interface DrawnProps {
	readonly drawing: Drawing;
	readonly className: string | undefined;
	/** `span` inside of a sentence or a link. */
	readonly as?: "div" | "span";
}

/** The element that a drawing fills. */
export function Drawn({ drawing, className, as: Frame = "div" }: DrawnProps) {
	const __html = useMarkup(drawing);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own loaders, all words in it are ours
	return <Frame className={className} data-drawing={drawing.id} dangerouslySetInnerHTML={{ __html }} />;
}

function useMarkup({ id, markup }: Drawing): string {
	const drawings = use(Drawings);
	const found = markup ?? (drawings ? drawings.get(id) : written(id));
	if (found === undefined) throw new Error(`Drawing ${id} is neither in the data nor in the page`);
	return found;
}

/** The same far below the first screen: its photographs are asked for when it is near, without script at once. */
export function DrawnLater(props: Omit<DrawnProps, "as">) {
	const { drawing, className } = props;
	const __html = useMarkup(drawing);
	return (
		<>
			{/* First, as both have the same ids inside. */}
			<noscript>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
				<span className={`${className} ${styles.unscripted}`} dangerouslySetInnerHTML={{ __html }} />
			</noscript>
			<span
				// What is drawn anew in its place has photographs of its own to wait for.
				key={drawing.id}
				ref={showWhenNear}
				className={`${className} ${styles.later}`}
				data-drawing={drawing.id}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: as above
				dangerouslySetInnerHTML={{ __html: withLatePhotos(__html) }}
			/>
		</>
	);
}

/** What has been looked up: it can be drawn again when it no longer stands there. */
const found = new Map<string, string>();

function written(id: string): string | undefined {
	const known = found.get(id) ?? document.querySelector(`[data-drawing="${id}"]`)?.innerHTML;
	if (known !== undefined) found.set(id, known);
	return known;
}
