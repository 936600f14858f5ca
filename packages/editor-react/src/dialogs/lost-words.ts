import { type DesignDocument, factValues, filledText, fillingsOf } from "@offizin/design";
import type { Change } from "@offizin/editor";
import { toPt } from "@offizin/units";
import type { EditorNames } from "../editor-context.tsx";
import type { Translate } from "../translator.ts";

/** Longer texts are recognised by how they begin. */
const MOST_LETTERS = 120;

type Told = Pick<DesignDocument, "facts" | "fields" | "language">;

/** The value a change would set, as a person knows it; undefined where its kind says enough. */
export function valueInWords(
	change: Change,
	names: Pick<EditorNames, "paper" | "refinement" | "punching" | "font">,
	{ t, document }: { readonly t: Translate; readonly document: Told },
): string | undefined {
	switch (change.type) {
		case "setText": {
			const text = asRead(change.text, document).replace(/\s*\n\s*/g, " / ");
			if (text === "") return t("lost.emptyText");
			return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)} …` : text;
		}
		case "setTextStyle": {
			const { font, size } = change.style;
			const points = size === undefined ? undefined : Math.round(toPt(size) * 10) / 10;
			const parts = [
				font === undefined ? undefined : (names.font[font] ?? font),
				points === undefined ? undefined : t("style.points", { size: points }),
			].filter((part) => part !== undefined);
			return parts.length > 0 ? parts.join(", ") : undefined;
		}
		case "setConfiguration": {
			const { paperType = "", refinementType = "", punching = "" } = change.configuration;
			return [names.paper[paperType], names.refinement[refinementType], names.punching[punching]]
				.filter((name) => name !== undefined)
				.join(", ");
		}
		default:
			return undefined;
	}
}

/** With what is told in it, and what a guest's is called, in place of what asks for that. */
function asRead(text: string, document: Told): string {
	const facts = factValues(document);
	const labels = new Map(document.fields.map(({ key, label }) => [key, label]));
	return filledText(
		text,
		fillingsOf(text, (key, form) => facts(key, form) ?? (form === undefined ? labels.get(key) : undefined)),
	);
}
