import type { CardForm } from "./card-format.ts";
import type { Format } from "./format.ts";

/** Spec 3.7-8: a die-cut outline; "ohne" is none. */
export const punchings = ["ohne", "herzecken", "rundeecken", "welle"] as const;
export type Punching = (typeof punchings)[number];

/** Forms that lie in the die as a plain rectangle of one sheet; the others have an outline or an edge of their own. */
const punchable: ReadonlySet<string> = new Set<CardForm>([
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
export function formatTakes(format: Pick<Format, "form">, punching: Punching): boolean {
	return punching === "ohne" || punchable.has(format.form);
}
