import type { DesignDocument } from "./document.ts";
import type { DesignElement } from "./element.ts";
import type { Ink } from "./ink.ts";

export function elementsOf(document: DesignDocument): DesignElement[] {
	return document.pages.flatMap((page) => page.elements);
}

export function findElement(document: DesignDocument, id: string): DesignElement | undefined {
	return elementsOf(document).find((element) => element.id === id);
}

/** Every ink an element paints with. */
export function inksOf(element: DesignElement): Ink[] {
	switch (element.type) {
		case "text":
			return [element.style.ink];
		case "artwork":
			return Object.values(element.inks);
		case "shape":
			return [element.fill, element.stroke?.ink].filter((ink) => ink !== undefined);
		case "photo":
			return [];
	}
}
