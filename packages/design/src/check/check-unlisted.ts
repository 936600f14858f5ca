import type { DesignDocument } from "../document/document.ts";
import type { DesignElement } from "../document/element.ts";
import { fieldsIn } from "../guest/personalise.ts";
import type { Finding } from "./finding.ts";

/**
 * What each guest needs, as an envelope its address, while there is no guest list: whoever judges a design by the sample of
 * its fields sees none of it. Without a list it may be left empty, and is written by hand.
 */
export function checkUnlisted(document: DesignDocument): Finding[] {
	return document.pages.flatMap(({ key, elements }) =>
		elements.flatMap((element) => (isUnlisted(element, document) ? [unlisted(key, element)] : [])),
	);
}

function isUnlisted(
	element: DesignElement,
	document: Pick<DesignDocument, "fields" | "guests">,
): element is Extract<DesignElement, { type: "text" }> {
	const isNeeded = element.type === "text" && element.needed === true;
	return isNeeded && document.guests === undefined && fieldsIn(element, document).length > 0;
}

function unlisted(page: string, element: Extract<DesignElement, { type: "text" }>): Finding {
	const { id, label, editable } = element;
	return {
		...{ rule: "field.noGuests", severity: "error", page, element: id, label },
		...(editable && {
			repair: { kind: "commands", commands: [{ type: "setText", element: id, text: "" }] },
		}),
	};
}
