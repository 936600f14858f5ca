import { type Page, pageOf } from "@offizin/formats";
import type { Box } from "@offizin/units";
import type { DesignDocument } from "../document/document.ts";
import { asMade } from "../fit/as-made.ts";
import { asFirstGuest } from "../guest/personalise.ts";
import { checkBleed } from "./check-bleed.ts";
import { checkCode } from "./check-code.ts";
import { checkFacts, checkOwnWords } from "./check-facts.ts";
import { checkFoilArea, checkFoilPlace, checkReliefPlace } from "./check-foil.ts";
import { checkInk } from "./check-ink.ts";
import { pageChecker } from "./check-page.ts";
import { checkDays, checkPersonal } from "./check-personal.ts";
import { checkPhoto } from "./check-photo.ts";
import { type CheckContext, type Placed, type Scene, sceneOf } from "./check-scene.ts";
import { checkSpellings } from "./check-spellings.ts";
import { checkText } from "./check-text.ts";
import { checkVanishing } from "./check-vanishing.ts";
import type { Finding } from "./finding.ts";

/**
 * Checks a whole document against its format: the same rules in the editor, at the cart and before printing. Errors
 * come first, then what is to be confirmed and the warnings, each by page and in reading order. A document with a guest
 * list is checked as the first guest gets it, the others by `checkRecords`; unfilled fields are errors. Throws for a font the
 * shaper does not have. Pages that were judged before by the same facts are not judged again.
 */
export function checkDocument(written: DesignDocument, context: CheckContext): Finding[] {
	const document = asMade(asFirstGuest(written), context.format);
	const check = pageChecker(document, context, (designPage, page) =>
		checkScene(sceneOf(document, designPage, page, context), context.only),
	);
	const found = document.pages.flatMap((designPage) => {
		const page = pageOf(context.format, designPage.key);
		return page ? check(designPage, page) : [];
	});
	const told = context.only
		? []
		: [...checkFacts(written), ...checkOwnWords(written), ...checkSpellings(written), ...checkDays(document)];
	return [...found, ...told].sort((one, other) => rank(one) - rank(other));
}

const ranks = ["error", "confirm", "warning"] as const satisfies readonly Finding["severity"][];

function rank({ severity }: Finding): number {
	return ranks.indexOf(severity);
}

/** In reading order: panel by panel, from top to bottom, and from left to right where two start at one height. */
function checkScene(scene: Scene, only: CheckContext["only"]): Finding[] {
	const checked = only ? scene.placed.filter(({ element }) => only.has(element.id)) : scene.placed;
	const own = checked.flatMap((placed) => [...checkElement(scene, placed), ...checkVanishing(scene, placed)]);
	const foil = [
		...checkFoilPlace(scene, checked),
		...checkReliefPlace(scene, checked),
		...(only ? [] : checkFoilArea(scene)),
	];
	const found = [...own, ...foil.filter((finding) => !isSaid(finding, own))];
	const places = new Map(
		scene.placed.map(({ element, bounds }) => [element.id, readingPlace(scene.page, bounds)]),
	);
	const placeOf = ({ element }: Finding) => places.get(element) ?? [];
	return found.sort((one, other) => compare(placeOf(one), placeOf(other)));
}

/** What an element is sorted by: the creases before its middle, then where it starts. */
function readingPlace({ folds }: Page, { x, y, width, height }: Box): readonly number[] {
	const middle = { x: x + width / 2, y: y + height / 2 };
	return [folds.filter(({ axis, at }) => at <= middle[axis]).length, y, x];
}

function compare(one: readonly number[], other: readonly number[]): number {
	const at = one.findIndex((place, index) => place !== other[index]);
	return (one[at] ?? 0) - (other[at] ?? 0);
}

const misplaced: ReadonlySet<Finding["rule"]> = new Set([
	"text.overflow",
	"text.outsideTrim",
	"text.outsideSafe",
	"text.overFold",
	"text.overDie",
	"qr.outsideTrim",
	"qr.outsideSafe",
	"qr.overFold",
	"qr.overDie",
]);

/** Type or a code too near to the edge is too near for its foil or varnish as well, which need not be said twice. */
function isSaid({ rule, element }: Finding, own: readonly Finding[]): boolean {
	return (
		(rule === "foil.nearEdge" || rule === "relief.nearFold") &&
		own.some((other) => other.element === element && misplaced.has(other.rule))
	);
}

function checkElement(scene: Scene, placed: Placed): Finding[] {
	const { element } = placed;
	switch (element.type) {
		case "text":
			return [...checkText(scene, placed, element), ...checkPersonal(scene, placed, element)];
		case "photo":
			return [...checkPhoto(scene, placed, element), ...checkBleed(scene, placed)];
		case "artwork":
		case "shape":
		case "line":
			return [...checkInk(scene, placed, element), ...checkBleed(scene, placed)];
		case "qr":
			return checkCode(scene, placed, element);
		case "group":
			return [];
	}
}
