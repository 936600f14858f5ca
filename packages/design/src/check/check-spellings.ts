import { plainLetters } from "@offizin/base";
import type { DesignDocument } from "../document/document.ts";
import { type FeastFact, factKinds, feastFacts } from "../document/fact.ts";
import type { TextElement } from "../document/text-element.ts";
import { placeholdersIn } from "../facts/fill-placeholders.ts";
import type { Finding } from "./finding.ts";

/** Letters with which a name is long enough to be known by all but one of them. */
const LONG = 6;
const WORD = /\p{Lu}[\p{L}\p{M}]+/gu;

/**
 * Names in texts that are nearly, and not quite, what the facts say: "Zoe" beside "Zoë", "Jonatan" beside "Jonathan".
 * An ending is no other spelling ("Claras Bruder"), and neither is a name of its own ("Andrea" and "Andreas").
 */
export function checkSpellings(document: DesignDocument): Finding[] {
	const names = feastFacts.flatMap((fact) => namesOf(document, fact));
	if (names.length === 0) return [];
	const known = new Set(names);
	return document.pages.flatMap(({ key, elements }) =>
		elements.flatMap((element): Finding[] => {
			if (element.type !== "text" || placeholdersIn(element).length > 0) return [];
			const found = [...element.text.matchAll(WORD)].flatMap(([written]) => {
				const name = known.has(written) ? undefined : names.find((one) => isNearly(one, written));
				return name === undefined ? [] : [{ written, name }];
			});
			const [first] = found;
			if (!first) return [];
			const { id, label } = element;
			return [
				{
					rule: "name.differs",
					...first,
					severity: "confirm",
					page: key,
					element: id,
					label,
					...repairOf(element, found),
				},
			];
		}),
	);
}

function namesOf({ facts, fields }: DesignDocument, fact: FeastFact): string[] {
	const isName = factKinds[fact] === "name" || fact === "surname1" || fact === "surname2";
	if (!isName || fields.some(({ key }) => key === fact)) return [];
	return (facts?.[fact]?.normalize("NFC").match(WORD) ?? []).filter((name) => name.length >= 3);
}

function repairOf(
	{ id, text, editable }: TextElement,
	found: readonly { readonly written: string; readonly name: string }[],
): Pick<Finding, "repair"> {
	if (!editable) return {};
	const names = new Map(found.map(({ written, name }) => [written, name]));
	const mended = text.replace(WORD, (word) => names.get(word) ?? word);
	return { repair: { kind: "commands", commands: [{ type: "setText", element: id, text: mended }] } };
}

function isNearly(name: string, written: string): boolean {
	const [one, other] = [folded(name), folded(written)];
	if (one === other) return true;
	if (one.length < LONG || Math.abs(one.length - other.length) > 1) return false;
	let start = 0;
	while (start < one.length && one[start] === other[start]) start++;
	let tail = 0;
	while (tail < Math.min(one.length, other.length) - start && one.at(-1 - tail) === other.at(-1 - tail))
		tail++;
	// Two letters at either end have to be the same: what differs there is an ending, or another name.
	return start >= 2 && tail >= 2 && Math.max(one.length, other.length) - start - tail <= 1;
}

/** Without accents, and as it is typed without them; Polish has a letter that is none with an accent. */
function folded(name: string): string {
	return plainLetters(name).toLowerCase().replaceAll("\u0142", "l");
}
