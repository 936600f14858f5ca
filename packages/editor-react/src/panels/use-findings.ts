import {
	type CheckContext,
	checkDocument,
	checkUnlisted,
	type DesignDocument,
	type Finding,
	variableElements,
} from "@offizin/design";
import { useEffect, useMemo } from "react";
import { useDrawingKit, useEditor, useInkColors } from "../editor-context.tsx";
import { hasFonts } from "../has-fonts.ts";
import { judgedBy } from "../judged-by.ts";
import { withGuest } from "../sample-guest.ts";
import { useSettled } from "../use-settled.ts";

/**
 * What would stop or blemish the print, by the same rules as the cart and the print file: of what is written as soon as
 * nobody writes, or at once, where something is confirmed.
 */
export function useFindings(when: "settled" | "now" = "settled"): readonly Finding[] {
	const { format, shaper: drawing, qr, loadFonts, storedPhoto } = useDrawingKit();
	const colors = useInkColors();
	const current = useEditor(({ written }) => written);
	const settled = useSettled(current);
	// What was just opened is seen before it is judged.
	const settledDrawing = useSettled(drawing);
	const shaper = when === "now" ? drawing : settledDrawing;
	const document = when === "now" ? current : settled;
	const offered = document.choices.fonts;
	/** A font may be able to help out as soon as it is there. */
	const loaded = shaper ? offered.filter((font) => shaper.hasFont(font)).join() : "";
	const findings = useMemo(() => {
		const isDrawable = shaper && hasFonts(shaper, document);
		const colorLoss = (upload: string) => storedPhoto(upload)?.colorLoss ?? 0;
		if (!isDrawable) return [];
		const basis = [document, format, colors, shaper, qr, storedPhoto, loaded];
		return keptFor(basis, () =>
			findingsOf(document, { ...judgedBy(document, { format, colors, shaper, qr }), colorLoss }),
		);
	}, [document, format, colors, shaper, qr, storedPhoto, loaded]);
	const wantsFallback = findings.some(({ rule, repair }) => rule === "text.missingGlyph" && !repair);
	useEffect(() => {
		// Without them the finding only has no repair to offer.
		if (wantsFallback) loadFonts(offered).catch(() => undefined);
	}, [wantsFallback, offered, loadFonts]);
	return findings;
}

let kept: { readonly basis: readonly unknown[]; readonly findings: readonly Finding[] } | undefined;

/** What was found last, for as many as ask for the same. */
function keptFor(basis: readonly unknown[], find: () => readonly Finding[]): readonly Finding[] {
	if (kept?.basis.every((part, at) => part === basis[at])) return kept.findings;
	kept = { basis, findings: find() };
	return kept.findings;
}

/** Judged as the sample guest gets it; a repair of that text would write the guest's name over the placeholder. */
function findingsOf(document: DesignDocument, context: CheckContext): Finding[] {
	const written = variableElements(document);
	const unlisted = checkUnlisted(document);
	const isSaid = ({ rule, element }: Finding) =>
		unlisted.some((one) => one.rule === rule && one.element === element);
	const found = checkDocument(withGuest(document, 0, null), context).map((finding) => {
		const { repair, ...bare } = finding;
		const rewrites =
			repair?.kind === "commands" &&
			repair.commands.some(({ type }) => type === "setText") &&
			written.has(finding.element);
		return rewrites ? bare : finding;
	});
	return [...unlisted, ...found.filter((one) => !isSaid(one))];
}
