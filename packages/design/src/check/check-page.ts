import type { Page } from "@offizin/formats";
import type { DesignDocument, DesignPage } from "../document/document.ts";
import { fontsOf } from "../document/document-elements.ts";
import type { CheckContext } from "./check-scene.ts";
import type { Finding } from "./finding.ts";

interface Remembered {
	/** All that the findings come from besides the page. */
	readonly basis: readonly unknown[];
	readonly findings: readonly Finding[];
}

const remembered = new WeakMap<DesignPage, Remembered>();

/** Judges pages of one document; what was found about a page is known as long as neither it nor its basis is another. */
export function pageChecker(
	document: DesignDocument,
	context: CheckContext,
	judge: (designPage: DesignPage, page: Page) => readonly Finding[],
): (designPage: DesignPage, page: Page) => readonly Finding[] {
	// A few elements are judged by themselves, once.
	if (context.only) return judge;
	const shared = sharedBasis(document, context);
	return (designPage, page) => {
		const basis = [...shared, page, lossesOf(designPage, context)];
		const known = remembered.get(designPage);
		if (known && isSame(known.basis, basis)) return known.findings;
		const findings = judge(designPage, page);
		remembered.set(designPage, { basis, findings });
		return findings;
	};
}

function sharedBasis(document: DesignDocument, context: CheckContext): readonly unknown[] {
	const { swatches, artworks, fields, choices } = document;
	const { refinement, paperType, colors, shaper, qr } = context;
	const fonts = [
		...new Set([...choices.fonts, ...fontsOf(document.pages.flatMap(({ elements }) => elements))]),
	];
	// A font may help out as soon as the shaper has it.
	const offered = fonts.map((font) => `${font} ${shaper.hasFont(font)}`).join();
	return [swatches, artworks, fields, choices, refinement, paperType, colors, shaper, qr, offered];
}

/** Told by a function that may be another one every time. */
function lossesOf({ elements }: DesignPage, { colorLoss }: CheckContext): string {
	if (!colorLoss) return "";
	return elements
		.flatMap((element) =>
			element.type === "photo" && element.photo ? [colorLoss(element.photo.upload)] : [],
		)
		.join();
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
	return one.length === other.length && one.every((part, at) => part === other[at]);
}
