import { withMember } from "../command/with-member.ts";
import type { DesignDocument, DesignPage } from "../document/document.ts";
import type { DesignElement } from "../document/element.ts";
import { flatten, unflatten } from "./merge-element.ts";
import type { MergeConflict } from "./merge-members.ts";

/** A merged document with the lost value of one conflict in it; as it is where the value belongs to no element or page. */
export function withLost(document: DesignDocument, conflict: MergeConflict): DesignDocument {
	const pages = document.pages.map((page) => {
		if (conflict.element !== undefined) return { ...page, elements: elementsWithLost(page, conflict) };
		return page.key === conflict.page ? pageWithLost(page, conflict) : page;
	});
	return {
		...document,
		...(conflict.member === "configuration" && {
			configuration: conflict.lost as DesignDocument["configuration"],
		}),
		pages,
		fields: fieldsWithLost(document.fields, conflict),
	};
}

function elementsWithLost({ key, elements }: DesignPage, conflict: MergeConflict): DesignElement[] {
	const { page, element: id, member, lost } = conflict;
	if (member === "element") {
		const others = elements.filter((element) => element.id !== id);
		return lost !== undefined && page === key ? [...others, lost as DesignElement] : others;
	}
	return elements.map((element) =>
		element.id === id ? unflatten(withMember(flatten(element), member, lost)) : element,
	);
}

function pageWithLost(page: DesignPage, { member, lost }: MergeConflict): DesignPage {
	if (member === "background") return withMember(page, "background", lost as DesignPage["background"]);
	if (member === "baselineGrid") return withMember(page, "baselineGrid", lost as DesignPage["baselineGrid"]);
	if (member !== "order") return page;
	const order = lost as readonly string[];
	const elements = page.elements.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
	return { ...page, elements };
}

function fieldsWithLost(
	fields: DesignDocument["fields"],
	{ element, page, member, lost }: MergeConflict,
): DesignDocument["fields"] {
	const [list, key, name] = member.split(".");
	if (element !== undefined || page !== undefined || list !== "fields") return fields;
	if (key === "order" && Array.isArray(lost)) {
		return fields.toSorted((one, other) => lost.indexOf(one.key) - lost.indexOf(other.key));
	}
	if (name !== undefined)
		return fields.map((field) => (field.key === key ? { ...field, [name]: lost } : field));
	return fields.filter((field) => field.key !== key);
}
