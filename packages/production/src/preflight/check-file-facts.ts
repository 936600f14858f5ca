import type { OutputIntentFacts, PdfFacts } from "@offizin/pdf";
import { type Size, um } from "@offizin/units";
import type { ExpectedFile } from "./expected-file.ts";
import type { FindingList } from "./file-finding.ts";

/** Boxes are written in points with four decimals: nearer than this is the same, in µm. */
const SAME = 5;

/** Rules about the file as a whole and about its pages without their content. */
export function checkFileFacts(facts: PdfFacts, expected: ExpectedFile, list: FindingList): void {
	if (facts.pageCount !== expected.pages) {
		list.add("error", { rule: "pageCount.wrong", pages: facts.pageCount, expected: expected.pages });
	}
	checkStandard(facts, expected, list);
	if (facts.trapped?.type !== "name") list.add("error", { rule: "trapped.missing" });
	const active = [
		...facts.actions,
		...(facts.hasForm ? ["AcroForm"] : []),
		...facts.layers.filter(({ step }) => !step).map(({ name }) => `OCG ${name}`),
	];
	for (const kind of active) list.add("error", { rule: "content.active", kind });
	for (const page of facts.pages) {
		const number = page.index + 1;
		checkBoxes(page, expected, list);
		for (const { embedded, name } of page.fonts) {
			if (!embedded) list.add("error", { rule: "font.notEmbedded", font: name }, number);
		}
		for (const kind of page.transparency) list.add("error", { rule: "transparency.used", kind }, number);
		for (const kind of [...page.annotations, ...page.actions]) {
			list.add("error", { rule: "content.active", kind }, number);
		}
	}
}

function checkStandard(facts: PdfFacts, { profile, icc }: ExpectedFile, list: FindingList): void {
	const { standard, color } = profile;
	const intents = facts.outputIntents.filter(({ subtype }) => subtype === "GTS_PDFX");
	if (standard === "PDF 1.6" || color.policy === "rgb") {
		// A claim that is not meant is as wrong as one that lacks.
		for (const { condition = "?" } of intents) list.add("error", { rule: "outputIntent.other", condition });
		return;
	}
	const [intent] = intents;
	const { condition } = color;
	if (!intent) list.add("error", { rule: "outputIntent.missing", condition });
	else if (!isIntent(intent, condition, icc)) list.add("error", { rule: "outputIntent.other", condition });
	if (facts.xmp?.pdfxVersion !== standard) list.add("error", { rule: "standard.missing", standard });
}

/** Portals compare the embedded profile by its bytes, not by its name (editor-print.md §2.1). */
function isIntent(intent: OutputIntentFacts, condition: string, icc: Uint8Array | undefined): boolean {
	const bytes = intent.profile?.bytes;
	const isProfile =
		icc === undefined || (bytes?.length === icc.length && bytes.every((byte, at) => byte === icc[at]));
	return intent.condition === condition && intent.profile?.components === 4 && isProfile;
}

function checkBoxes(
	page: PdfFacts["pages"][number],
	{ sides, profile }: ExpectedFile,
	list: FindingList,
): void {
	const side = sides[page.index % sides.length];
	if (!side) return;
	const { trim, bleed } = page.boxes;
	if (!trim || !isSize(trim, side.trim)) {
		list.add(
			"error",
			{ rule: "box.trim", found: trim && sizeOf(trim), expected: sizeOf(side.trim) },
			page.index + 1,
		);
	}
	const around = {
		width: um(side.trim.width + 2 * profile.bleed),
		height: um(side.trim.height + 2 * profile.bleed),
	};
	const isCentred =
		trim &&
		bleed &&
		Math.abs(trim.x - bleed.x - profile.bleed) <= SAME &&
		Math.abs(trim.y - bleed.y - profile.bleed) <= SAME;
	if (!isCentred || !isSize(bleed, around)) {
		list.add("error", { rule: "box.bleed", found: bleed && sizeOf(bleed), expected: around }, page.index + 1);
	}
}

function isSize(box: Size, { width, height }: Size): boolean {
	return Math.abs(box.width - width) <= SAME && Math.abs(box.height - height) <= SAME;
}

function sizeOf({ width, height }: Size): Size {
	return { width, height };
}
