import type { DesignDocument } from "../document/document.ts";
import type { TextElement } from "../document/text-element.ts";
import { placeholdersIn } from "../facts/fill-placeholders.ts";
import { findingAbout, type Placed, type Scene } from "./check-scene.ts";
import type { Finding } from "./finding.ts";
import { isSameDay, type WrittenDay, writtenDays } from "./written-days.ts";

/** What only the persons of a card can say, and still is as the theme says it, or is gone. */
export function checkPersonal(scene: Scene, placed: Placed, element: TextElement): Finding[] {
	const { personal, text } = element;
	if (!personal || placeholdersIn(element).length > 0) return [];
	const written = plain(text);
	if (written === "") {
		return personal.kind === "name" ? [findingAbout(scene, placed, "error", { rule: "names.missing" })] : [];
	}
	if (written !== plain(personal.sample)) return [];
	return [findingAbout(scene, placed, "confirm", { rule: "text.sample", text: text.trim() })];
}

/** Neither spaces nor capitals make a text another one. */
export function plain(text: string): string {
	return text.replace(/\s+/g, " ").trim().toLowerCase();
}

interface Said {
	readonly page: string;
	readonly element: TextElement;
	readonly days: readonly WrittenDay[];
}

/**
 * Texts that tell the day of the feast (`personal.kind` "day") and name another day than the first of them does.
 * A date anywhere else is another matter: an answer is asked for by it, or a second feast is held. A text with
 * several dates agrees when one of them does.
 */
export function checkDays(document: DesignDocument): Finding[] {
	const [first, ...others] = document.pages.flatMap(({ key, elements }) =>
		elements.flatMap((element): Said[] => {
			const isTold = element.type === "text" && element.personal?.kind === "day";
			const days = isTold ? writtenDays(element.text) : [];
			return isTold && days.length > 0 ? [{ page: key, element, days }] : [];
		}),
	);
	const [day] = first?.days ?? [];
	if (!first || !day) return [];
	return others.flatMap(({ page, element, days: [other, ...more] }): Finding[] => {
		const agrees = [other, ...more].some((one) => one && first.days.some((known) => isSameDay(one, known)));
		if (!other || agrees) return [];
		const rule = {
			rule: "date.differs",
			date: other.text,
			other: day.text,
			where: first.element.label,
		} as const;
		const { id, label } = element;
		return [{ ...rule, severity: "confirm", page, element: id, label }];
	});
}
