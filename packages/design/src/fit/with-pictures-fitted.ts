import type { Format } from "@offizin/formats";
import { type Box, pt, toPt } from "@offizin/units";
import type { DesignDocument, DesignPage } from "../document/document.ts";
import type { DesignElement } from "../document/element.ts";
import type { PhotoElement } from "../document/photo-element.ts";
import type { TextElement } from "../document/text-element.ts";
import { isSameBox } from "./is-same-box.ts";
import { photoIn, uncutPhotoIn, wholePhotoIn } from "./photo-in.ts";

/**
 * The document with a frame in each place of its pages, in order: those there are move, with their photos; those that are
 * missing are new and empty; photos of those there is no place for lie in the tray. Words lie in what is left for them. Of a page with one picture the photo that fills it is the only one.
 */
export function withPicturesFitted(document: DesignDocument, format: Pick<Format, "pages">): DesignDocument {
	const spare: PhotoElement[] = [];
	const pages = document.pages.map((page) => {
		const { picture, whole, places, words, traced, die } =
			format.pages.find(({ key }) => key === page.key) ?? {};
		if (places) return withWords(withPlaces(page, places.map(filled), spare), words, document.choices);
		if (!picture || !page.elements.some(fillsPlace)) return page;
		return withPlaces(
			page,
			[{ picture, whole: whole ?? picture, isUncut: traced && die !== undefined }],
			spare,
		);
	});
	if (pages.every((page, index) => page === document.pages[index])) return document;
	return withSpare({ ...document, pages }, spare);
}

/** Where one photo lies that fills it, and one that is seen whole. */
interface Place {
	readonly picture: Box;
	readonly whole: Box;
	/** It is cut out around what its photo shows: all of that lies there as it is. */
	readonly isUncut?: boolean | undefined;
}

function withPlaces(page: DesignPage, places: readonly Place[], spare: PhotoElement[]): DesignPage {
	let next = 0;
	const kept: DesignElement[] = [];
	for (const element of page.elements) {
		if (!fillsPlace(element)) {
			kept.push(element);
			continue;
		}
		const place = places[next++];
		if (place) kept.push(inPlace(element, place));
		else spare.push(element);
	}
	const missing = places
		.slice(next)
		.map(({ picture }, index) => frameIn(page.key, picture, next + index + 1));
	const isAsItWas = missing.length === 0 && kept.length === page.elements.length;
	if (isAsItWas && kept.every((element, index) => element === page.elements[index])) return page;
	// Below everything a person has put there.
	const last = kept.findLastIndex(fillsPlace) + 1;
	return { ...page, elements: [...kept.slice(0, last), ...missing, ...kept.slice(last)] };
}

function filled(place: Box): Place {
	return { picture: place, whole: place };
}

function inPlace(element: PhotoElement, { picture, whole, isUncut }: Place): PhotoElement {
	if (isUncut) return uncutPhotoIn(element, picture);
	return element.fills === "whole" ? wholePhotoIn(element, whole) : photoIn(element, picture);
}

function fillsPlace(element: DesignElement): element is PhotoElement {
	return element.type === "photo" && element.fills !== undefined;
}

/** Empty, and always called the same: whoever makes it makes the same one. */
function frameIn(page: string, box: Box, number: number): PhotoElement {
	return {
		id: `${page}-place-${number}`,
		label: `photo-${number}`,
		type: "photo",
		shape: "rect",
		box,
		rotation: 0,
		photo: null,
		fills: "picture",
		may: ["content"],
	};
}

function withSpare(document: DesignDocument, spare: readonly PhotoElement[]): DesignDocument {
	const assets = [...(document.assets ?? [])];
	const isPlaced = new Set(
		document.pages.flatMap(({ elements }) =>
			elements.flatMap((element) => (element.type === "photo" ? (element.photo?.upload ?? []) : [])),
		),
	);
	for (const { photo } of spare) {
		if (!photo || isPlaced.has(photo.upload) || assets.some(({ upload }) => upload === photo.upload))
			continue;
		const { upload, width, height } = photo;
		assets.push({ upload, width, height });
	}
	return assets.length === (document.assets ?? []).length ? document : { ...document, assets };
}

/** Of the height of their box. */
const WORDS_SIZE = 0.3;

function withWords(page: DesignPage, box: Box | undefined, choices: DesignDocument["choices"]): DesignPage {
	const own = page.elements.find(
		(element): element is TextElement => element.type === "text" && element.fills === "words",
	);
	if (!own) {
		const { fonts: [font] = [], inks: [ink] = [] } = box ? choices : {};
		if (!box || font === undefined || ink === undefined) return page;
		return { ...page, elements: [...page.elements, wordsIn(page.key, box, { font, ink })] };
	}
	// What is written stays where it is, for whoever wrote it to say what becomes of it.
	if (!box && own.text !== "") return page;
	if (box && isSameBox(own.box, box)) return page;
	const elements = page.elements.flatMap((element) => {
		if (element !== own) return [element];
		return box ? [{ ...own, box, style: { ...own.style, size: sizeIn(box) } }] : [];
	});
	return { ...page, elements };
}

function wordsIn(
	page: string,
	box: Box,
	{ font, ink }: { readonly font: string; readonly ink: TextElement["style"]["ink"] },
): TextElement {
	return {
		id: `${page}-words`,
		label: "words",
		type: "text",
		fills: "words",
		box,
		rotation: 0,
		text: "",
		maxLength: 400,
		style: { font, size: sizeIn(box), leading: 120, tracking: 0, align: "center", ink },
		verticalAlign: "middle",
		fitMin: pt(6),
		editable: true,
		may: ["content", "style"],
	};
}

function sizeIn({ height }: Box) {
	return pt(Math.max(6, Math.round(toPt(height) * WORDS_SIZE)));
}
