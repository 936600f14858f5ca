import type { DesignDocument, DesignPage } from "../document/document.ts";
import { inksOf } from "../document/document-elements.ts";
import type { DesignElement } from "../document/element.ts";
import { withPagesCounted } from "../document/page-rule.ts";

/** What was mended while a document was opened; `isLossy` tells what would be printed otherwise than it was meant. */
export type DocumentRepair =
	| { readonly code: "member_dropped"; readonly path: string }
	| {
			readonly code: "element_dropped";
			readonly path: string;
			readonly element: string;
			readonly label: string;
			readonly reason: string;
	  }
	| { readonly code: "id_renamed"; readonly element: string; readonly to: string }
	| { readonly code: "group_left"; readonly element: string; readonly group: string }
	| { readonly code: "runs_mended"; readonly element: string }
	| { readonly code: "pages_counted"; readonly option: string };

interface Repaired {
	readonly document: DesignDocument;
	readonly repairs: readonly DocumentRepair[];
}

/** Mends references inside a document of the right shape: ids, groups, runs, drawings, colours, the count of its pages. */
export function repairReferences(document: DesignDocument): Repaired {
	const repairs: DocumentRepair[] = [];
	const ids = new Set<string>();
	const pages = document.pages.map((page, pageIndex): DesignPage => {
		const elements = page.elements.flatMap((element, index): DesignElement[] => {
			const reason = missingReference(document, element) ?? brokenText(element);
			if (reason) {
				const path = `pages.${pageIndex}.elements.${index}`;
				const { id, label } = element;
				repairs.push({ code: "element_dropped", path, element: id, label, reason });
				return [];
			}
			return [withMendedRuns(withOwnId(element, ids, repairs), repairs)];
		});
		return { ...page, elements: withSoundGroups(elements, repairs) };
	});
	const mended = repairs.length === 0 ? document : { ...document, pages };
	const counted = withPagesCounted(mended);
	const { option } = document.choices.pages ?? {};
	if (counted !== mended && option !== undefined) repairs.push({ code: "pages_counted", option });
	return { document: counted, repairs };
}

function missingReference(document: DesignDocument, element: DesignElement): string | undefined {
	if (element.type === "artwork" && !Object.hasOwn(document.artworks, element.artwork)) {
		return `artwork ${element.artwork} is not in the document`;
	}
	const lost = inksOf(element).find((ink) => !Object.hasOwn(document.swatches, ink.swatch));
	return lost && `swatch ${lost.swatch} is not in the document`;
}

/** Half a surrogate pair is no character, in a text as in a code. */
function brokenText(element: DesignElement): string | undefined {
	const words = element.type === "text" ? element.text : element.type === "qr" ? element.content : "";
	return words.isWellFormed() ? undefined : "its text is not well-formed Unicode";
}

function withOwnId(element: DesignElement, ids: Set<string>, repairs: DocumentRepair[]): DesignElement {
	let id = element.id;
	for (let copy = 2; ids.has(id); copy++) id = `${element.id.slice(0, 56)}-${copy}`;
	ids.add(id);
	if (id === element.id) return element;
	repairs.push({ code: "id_renamed", element: element.id, to: id });
	return { ...element, id };
}

function withMendedRuns(element: DesignElement, repairs: DocumentRepair[]): DesignElement {
	if (element.type !== "text" || !element.runs) return element;
	let last = 0;
	const runs = element.runs.filter(({ start, end }) => {
		const isSound = start >= last && start < end && end <= element.text.length;
		if (isSound) last = end;
		return isSound;
	});
	if (runs.length === element.runs.length) return element;
	repairs.push({ code: "runs_mended", element: element.id });
	return { ...element, runs };
}

/** Members of groups that are not there, are no groups, or go round in a circle leave them. */
function withSoundGroups(elements: readonly DesignElement[], repairs: DocumentRepair[]): DesignElement[] {
	const groupOf = new Map(elements.map(({ id, group }) => [id, group]));
	const groups = new Set(elements.filter(({ type }) => type === "group").map(({ id }) => id));
	return elements.map((element) => {
		const { group, ...alone } = element;
		if (group === undefined || (groups.has(group) && !leadsBack(element.id, groupOf))) return element;
		repairs.push({ code: "group_left", element: element.id, group });
		groupOf.set(element.id, undefined);
		return alone as DesignElement;
	});
}

/** Whether the groups an element is in lead back to it. */
export function leadsBack(id: string, groupOf: ReadonlyMap<string, string | undefined>): boolean {
	const seen = new Set<string>();
	for (let next = groupOf.get(id); next !== undefined && !seen.has(next); next = groupOf.get(next)) {
		if (next === id) return true;
		seen.add(next);
	}
	return false;
}
