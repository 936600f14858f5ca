import type { CardForm, CardFormat } from "./card-format.ts";

/** Spec 3.7-8: a die-cut outline; "ohne" is none. */
export const punchings = ["ohne", "herzecken", "rundeecken", "welle"] as const;
export type Punching = (typeof punchings)[number];

/** Forms whose sheets are plain rectangles that lie in the die flat; the others have an outline of their own. */
const punchable: ReadonlySet<CardForm> = new Set(["klappkarte", "din-lang-quer", "postkarte"]);

/** Whether a format takes a punching. */
export function formatTakes(format: Pick<CardFormat, "form">, punching: Punching): boolean {
	return punching === "ohne" || punchable.has(format.form);
}
