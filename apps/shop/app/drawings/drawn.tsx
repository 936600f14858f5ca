import { createContext, use } from "react";

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
export function Drawn({ drawing: { id, markup }, className, as: Frame = "div" }: DrawnProps) {
	const drawings = use(Drawings);
	const __html = markup ?? (drawings ? drawings.get(id) : written(id));
	if (__html === undefined) throw new Error(`Drawing ${id} is neither in the data nor in the page`);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own loaders, all words in it are ours
	return <Frame className={className} data-drawing={id} dangerouslySetInnerHTML={{ __html }} />;
}

/** What has been looked up: it can be drawn again when it no longer stands there. */
const found = new Map<string, string>();

function written(id: string): string | undefined {
	const known = found.get(id) ?? document.querySelector(`[data-drawing="${id}"]`)?.innerHTML;
	if (known !== undefined) found.set(id, known);
	return known;
}
