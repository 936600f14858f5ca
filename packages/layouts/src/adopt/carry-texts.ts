import { type DesignDocument, elementsOf, type TextElement, withFacts } from "@offizin/design";
import { type Adoption, type Carrier, themed } from "./carrier.ts";

/**
 * Texts the person wrote go to the text of the same id, else of the same name, on the page of the same name first. The
 * type follows where the other theme offers it. What is as the theme says it stays behind.
 */
export function carryTexts(adoption: Adoption, carrier: Carrier): void {
	const taken = new Set<string>();
	for (const { own, theirs } of themed(adoption)) {
		if (own.type !== "text" || theirs.type !== "text" || own.text === theirs.text) continue;
		const target = placeFor(own, pageOf(adoption.document, own.id), carrier.current(), taken);
		if (!target) {
			if (own.text.trim() !== "") carrier.leave(own);
			continue;
		}
		taken.add(target.id);
		const isWritten = carrier.make({ type: "setText", element: target.id, text: own.text });
		if (!isWritten) carrier.leave(own);
		else carryType(own, theirs, target, carrier);
	}
}

/** Font and ink, where they were chosen and the theme has them; its sizes fit its own card. */
function carryType(own: TextElement, theirs: TextElement, target: TextElement, carrier: Carrier): void {
	const { font, ink } = own.style;
	if (font !== theirs.style.font) carrier.make({ type: "setTextStyle", element: target.id, style: { font } });
	if (JSON.stringify(ink) !== JSON.stringify(theirs.style.ink))
		carrier.make({ type: "setTextStyle", element: target.id, style: { ink } });
}

function placeFor(
	own: TextElement,
	page: string | undefined,
	document: DesignDocument,
	taken: ReadonlySet<string>,
): TextElement | undefined {
	const free = elementsOf(document).filter(
		(one): one is TextElement => one.type === "text" && one.editable && !taken.has(one.id),
	);
	const sameName = free.filter(({ label }) => label === own.label);
	return (
		free.find(({ id, label }) => id === own.id && label === own.label) ??
		sameName.find(({ id }) => pageOf(document, id) === page) ??
		sameName[0] ??
		sameFacts(own, document, free)
	);
}

/** The text that tells the same: what was written over in place of names belongs where names are told. */
function sameFacts(
	{ pattern }: TextElement,
	document: DesignDocument,
	free: readonly TextElement[],
): TextElement | undefined {
	const told = withFacts(document);
	return pattern === undefined || !told.facts ? undefined : free.find((one) => one.pattern === pattern);
}

function pageOf(document: DesignDocument, id: string): string | undefined {
	return document.pages.find(({ elements }) => elements.some((element) => element.id === id))?.key;
}
