import type { DesignDocument } from "../document/document.ts";
import { declareFields, fieldsIn, personalise } from "../guest/personalise.ts";
import type { Finding } from "./finding.ts";

/**
 * What differs from guest to guest, while there is no guest list: whoever judges a design by the sample of its fields sees
 * none of it. What each guest needs, as an envelope its address, may be left empty and written by hand; any other text does
 * without its fields.
 */
export function checkUnlisted(seen: DesignDocument): Finding[] {
	if (seen.guests !== undefined) return [];
	// What could be a fact is none of a guest's, told or not.
	const document = declareFields({ ...seen, facts: seen.facts ?? {} });
	if (document.fields.length === 0) return [];
	const bare = personalise(document, {});
	return document.pages.flatMap(({ key, elements }, page) =>
		elements.flatMap((element, at): Finding[] => {
			const keys = fieldsIn(element, document);
			if (keys.length === 0 || (element.type !== "text" && element.type !== "qr")) return [];
			const isText = element.type === "text";
			const isNeeded = isText && element.needed === true;
			const without = bare.pages[page]?.elements[at];
			const text = without?.type === "text" && !isNeeded ? without.text : "";
			const fields = document.fields.flatMap((field) => (keys.includes(field.key) ? [field.label] : []));
			return [
				{
					...(isNeeded ? { rule: "field.noGuests" } : { rule: "field.unlisted", fields }),
					...{ severity: "error", page: key, element: element.id, label: element.label },
					...(isText &&
						element.editable && {
							repair: { kind: "commands", commands: [{ type: "setText", element: element.id, text }] },
						}),
				},
			];
		}),
	);
}
