import type { CardForm, CardFormat } from "./card-format.ts";

/** Spec 3.7-8: a die-cut outline; "ohne" is none. */
export const punchings = ["ohne", "herzecken", "rundeecken", "welle"] as const;
export type Punching = (typeof punchings)[number];

/** Forms that lie in the die as a plain rectangle of one sheet; the others have an outline or an edge of their own. */
const punchable: ReadonlySet<CardForm> = new Set([
	"ballonkarte",
	"din-lang-quer",
	"doppelklappkarte",
	"einlegekarte",
	"klappkarte",
	"leporello",
	"menuekarte",
	"polaroid",
	"postkarte",
	"tischkarte",
]);

/** Whether a format takes a punching. */
export function formatTakes(format: Pick<CardFormat, "form">, punching: Punching): boolean {
	return punching === "ohne" || punchable.has(format.form);
}
