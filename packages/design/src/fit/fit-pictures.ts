import type { Format } from "@offizin/formats";
import type { Box } from "@offizin/units";
import type { DesignDocument, DesignPage } from "../document/document.ts";
import type { DesignElement } from "../document/element.ts";
import { withFacts } from "../facts/with-facts.ts";
import { fitPlaces } from "./fit-places.ts";
import { photoIn } from "./photo-in.ts";

/**
 * The document as it is seen and printed: its facts in every text that asks for one, and photos that fill the picture of
 * their page or one of its places (`PhotoElement.fills`) as large as that is in the format, showing what they showed as nearly
 * as its shape allows. What is written stays as it is, so that another size and back again leads to the same part of the photo.
 */
export function asMade(document: DesignDocument, format: Pick<Format, "pages">): DesignDocument {
	return withPicturesFitted(withFacts(document), format);
}

/** The same with its facts still asked for: what a command is applied to, and what is shown to whoever makes one. */
export function withPicturesFitted(document: DesignDocument, format: Pick<Format, "pages">): DesignDocument {
	const pictured = withPages(document, (page) => {
		const picture = format.pages.find(({ key }) => key === page.key)?.picture;
		return picture ? withElements(page, (element) => inPicture(element, picture)) : page;
	});
	return fitPlaces(pictured, format);
}

function withPages(document: DesignDocument, change: (page: DesignPage) => DesignPage): DesignDocument {
	const pages = document.pages.map(change);
	return pages.some((page, index) => page !== document.pages[index]) ? { ...document, pages } : document;
}

function withElements(page: DesignPage, change: (element: DesignElement) => DesignElement): DesignPage {
	const elements = page.elements.map(change);
	return elements.some((element, index) => element !== page.elements[index]) ? { ...page, elements } : page;
}

function inPicture(element: DesignElement, picture: Box): DesignElement {
	return element.type === "photo" && element.fills === "picture" ? photoIn(element, picture) : element;
}
