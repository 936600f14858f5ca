import { createHash } from "node:crypto";
import { createContext, type RouterContextProvider } from "react-router";
import type { Drawing } from "./drawn.tsx";

/** The markup of what loaders draw for a page, by its id; null where only the data of a page are asked for. */
export const drawingsContext = createContext<Map<string, string> | null>(null);

/** Markup of our own as a loader tells it: a page gets it once, not in its data again. */
export function toDrawing(context: Readonly<RouterContextProvider>, markup: string): Drawing {
	const whole = wholeDrawing(markup);
	const drawings = context.get(drawingsContext);
	if (!drawings) return whole;
	drawings.set(whole.id, markup);
	return { id: whole.id };
}

/** A drawing with its markup, for who may not have it yet: what an editor adds to a page is not in it. */
export function wholeDrawing(markup: string): Drawing {
	return { id: createHash("sha256").update(markup).digest("base64url").slice(0, 12), markup };
}
