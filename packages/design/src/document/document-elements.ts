import type { DesignDocument, DesignPage } from "./document.ts";
import type { DesignElement } from "./element.ts";
import type { Ink } from "./ink.ts";
import type { Asset, PlacedPhoto } from "./photo-element.ts";

export function elementsOf(document: DesignDocument): DesignElement[] {
	return document.pages.flatMap((page) => page.elements);
}

const indexes = new WeakMap<DesignDocument["pages"], Map<string, Found>>();

interface Found {
	readonly page: DesignPage;
	readonly element: DesignElement;
}

/** An element with its page. Documents never change in place, so each is looked through once. */
export function locateElement(document: Pick<DesignDocument, "pages">, id: string): Found | undefined {
	let index = indexes.get(document.pages);
	if (!index) {
		index = new Map(
			document.pages.flatMap((page) => page.elements.map((element) => [element.id, { page, element }])),
		);
		indexes.set(document.pages, index);
	}
	return index.get(id);
}

export function findElement(document: Pick<DesignDocument, "pages">, id: string): DesignElement | undefined {
	return locateElement(document, id)?.element;
}

/** Everything inside a group, members of its groups too. */
export function membersOf(elements: readonly DesignElement[], group: string): DesignElement[] {
	const direct = elements.filter((element) => element.group === group);
	return [...direct, ...direct.flatMap(({ id, type }) => (type === "group" ? membersOf(elements, id) : []))];
}

/** Every ink an element paints with. */
export function inksOf(element: DesignElement): Ink[] {
	switch (element.type) {
		case "text":
			return [element.style.ink, ...(element.runs ?? []).flatMap(({ style }) => style.ink ?? [])];
		case "artwork":
			return Object.values(element.inks);
		case "shape":
			return [element.fill, element.stroke?.ink].filter((ink) => ink !== undefined);
		case "line":
			return [element.stroke.ink];
		case "qr":
			return [element.ink, element.background].filter((ink) => ink !== undefined);
		case "photo":
		case "group":
			return [];
	}
}

/** The fonts some elements are set in, each once. */
export function fontsOf(elements: readonly DesignElement[]): string[] {
	const fonts = elements.flatMap((element) =>
		element.type === "text"
			? [
					element.style.font,
					...(element.style.fallback ? [element.style.fallback] : []),
					...(element.runs ?? []).flatMap(({ style }) => style.font ?? []),
				]
			: [],
	);
	return [...new Set(fonts)];
}

/** The photos a document prints. */
export function photosOf(document: DesignDocument): PlacedPhoto[] {
	return elementsOf(document).flatMap((one) => (one.type === "photo" && one.photo ? [one.photo] : []));
}

/** Every photo a document knows, those at hand first, by upload: where it is placed several times once. */
export function knownPhotosOf(document: DesignDocument): ReadonlyMap<string, Asset> {
	const known = [...(document.assets ?? []), ...photosOf(document)];
	return new Map(known.map(({ upload, width, height }) => [upload, { upload, width, height }]));
}
