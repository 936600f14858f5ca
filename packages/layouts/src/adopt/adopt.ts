import {
	type DesignDocument,
	feastFacts,
	findElement,
	knownPhotosOf,
	mergeDocuments,
	ownSwatches,
} from "@offizin/design";
import { adoptedGuests } from "./adopted-guests.ts";
import { type Adopted, type Adoption, type Carrier, createCarrier } from "./carrier.ts";
import { carryOwn } from "./carry-own.ts";
import { carryPhotos } from "./carry-photos.ts";
import { carryTexts } from "./carry-texts.ts";

/**
 * A design made anew from another template, with everything the person has made of it: facts, texts, photos, things of
 * their own. In other colours of the same card each element is known by its id, and what the person changed stays as it
 * is. On another card texts go to those of the same name, photos into its slots, and what finds no place is named.
 */
export function adopt({ from, to, ...given }: Adoption): Adopted {
	const document = withTheirTexts(given.document, from);
	const adoption = { document, from, to };
	if (isSameCard(from, to)) {
		const merged = mergeDocuments(from, document, to).document;
		return { document: { ...merged, configuration: document.configuration }, unplaced: [] };
	}
	const carrier = createCarrier(withFacts(adoption), document);
	carryColors(document, carrier);
	carryTexts(adoption, carrier);
	carryPhotos(adoption, carrier);
	carryOwn(adoption, carrier);
	return carrier.adopted();
}

/** The colours the person has mixed are at hand there too, used or not; one that finds no room is replaced where it is used. */
function carryColors(document: DesignDocument, carrier: Carrier): void {
	for (const key of ownSwatches(document)) {
		const swatch = document.swatches[key];
		if (swatch) carrier.make({ type: "addSwatch", swatch });
	}
}

/**
 * What goes with a design, such as its envelopes: it tells of the same feast and is for the same guests. Nothing else of
 * the design belongs there.
 */
export function accompany({ document, from, to }: Adoption): DesignDocument {
	const { assets: _assets, ...accompanying } = withFacts({ document, from, to });
	return accompanying;
}

/**
 * What is still as the theme said it is the theme's as it says it today: a design begun before its texts asked for facts
 * would keep a stranger's name, and nobody would notice it beside another theme's sample.
 */
function withTheirTexts(document: DesignDocument, from: DesignDocument): DesignDocument {
	const pages = document.pages.map((page) => ({
		...page,
		elements: page.elements.map((own) => {
			if (own.type !== "text" || own.text !== own.personal?.sample) return own;
			const theirs = findElement(from, own.id);
			if (theirs?.type !== "text") return own;
			const { runs: _runs, ...rest } = own;
			return { ...rest, text: theirs.text, ...(theirs.runs && { runs: theirs.runs }) };
		}),
	}));
	return { ...document, pages };
}

/** The same card in other colours: every element of the one is there in the other. */
function isSameCard(from: DesignDocument, to: DesignDocument): boolean {
	const places = ({ pages }: DesignDocument) =>
		pages.flatMap(({ key, elements }) => elements.map(({ id, type }) => `${key}/${id}/${type}`)).sort();
	const isOneFormat = from.configuration.formatType === to.configuration.formatType;
	return isOneFormat && from.product === to.product && places(from).join() === places(to).join();
}

/** What was told is known there too, also what the other template does not ask for: another one may. */
function withFacts({ document, from, to }: Adoption): DesignDocument {
	const told = feastFacts.flatMap((fact) => {
		const value = document.facts?.[fact];
		return value !== undefined && value !== from.facts?.[fact] ? [[fact, value] as const] : [];
	});
	const language = document.language ?? to.language;
	// What finds no slot there lies in the tray, so that nobody has to look for it.
	const assets = [...knownPhotosOf(document).values()];
	return {
		...to,
		...adoptedGuests(document, to),
		...(assets.length > 0 && { assets }),
		...(to.facts && { facts: { ...to.facts, ...Object.fromEntries(told) } }),
		...(language && { language }),
	};
}
