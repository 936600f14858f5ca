import { err, ok, type Result } from "@offizin/base";
import type { DesignDocument, DesignPage } from "../../document/document.ts";
import { locateElement } from "../../document/document-elements.ts";
import { ownLabels } from "../../document/own-label.ts";
import type { PhotoElement } from "../../document/photo-element.ts";
import { rights } from "../../document/right.ts";
import type { TextElement } from "../../document/text-element.ts";
import { coverCrop, uprightSlot } from "../../draw/crop.ts";
import type { CommandOf } from "../command.ts";
import type { CommandError, PhotoLookup } from "./applied.ts";
import { checkCrop, refitCrop } from "./change-photo.ts";

type Places = CommandOf<"applyLayout">["places"];
type Place = Places[number];

interface Frame {
	/** Place from the back, among what stays on the page and the frames before it. */
	readonly index: number;
	readonly value: PhotoElement;
}

/**
 * The frames of a page as a layout places them, those that are there where they lie among the others, new ones of the
 * same shape and look in front of them; where there are none, behind the first text, so that it can be read.
 */
export function framesFor(
	document: DesignDocument,
	{ page, places, without }: { page: DesignPage; places: Places; without: readonly string[] },
	photos: PhotoLookup,
): Result<Frame[], CommandError> {
	const model = page.elements.find((element) => element.type === "photo");
	const elements = page.elements.filter(({ id }) => !without.includes(id));
	const there: Frame[] = [];
	const added: PhotoElement[] = [];
	for (const place of places) {
		const found = locateElement(document, place.element);
		if (found && found.page.key !== page.key) return err({ code: "element_exists", element: place.element });
		if (found && found.element.type !== "photo")
			return err({ code: "element_wrong_type", element: place.element, expected: ["photo"] });
		const stood = found?.element.type === "photo" ? found.element : undefined;
		const placed = filled(stood ?? newFrame(place, model), place, photos);
		if (!placed.ok) return placed;
		const index = elements.findIndex(({ id }) => id === place.element);
		if (index >= 0) there.push({ index, value: placed.value });
		else added.push(placed.value);
	}
	there.sort((one, other) => one.index - other.index);
	const last = elements.findLastIndex((element) => element.type === "photo");
	const text = elements.findIndex((element) => element.type === "text");
	const front = last >= 0 ? last + 1 : text >= 0 ? text : elements.length;
	return ok([...there, ...added.map((value, at) => ({ index: front + at, value }))]);
}

/** What `fillPages` puts onto each page: its frames and texts are numbered from page to page. */
export function pageFillings({
	name,
	layouts,
	texts: worded = [],
	models = [],
	pages,
}: Pick<CommandOf<"fillPages">, "name" | "layouts" | "texts" | "models" | "pages">) {
	let [number, words] = [0, 0];
	return pages.map(({ page, layout, photos }) => {
		const places = (layouts[layout] ?? []).map((box, at): Place => {
			const upload = photos[at];
			return { element: `${name}-${++number}`, box, ...(upload !== undefined && { upload }) };
		});
		const wanted = worded[layout] ?? [];
		const texts = wanted.flatMap(({ box, model }): TextElement[] => {
			const text = models[model];
			return text ? [{ ...text, id: `${name}-text-${++words}`, box }] : [];
		});
		const isFit = places.length > 0 && places.length >= photos.length && texts.length === wanted.length;
		return { page, places, texts, isFit };
	});
}

function newFrame({ element, box }: Place, model: PhotoElement | undefined): PhotoElement {
	return {
		id: element,
		label: ownLabels.photo,
		type: "photo",
		shape: model?.shape ?? "rect",
		box,
		rotation: 0,
		may: [...rights],
		photo: null,
		...(model?.look && { look: model.look }),
	};
}

/** The frame in its place, with the photo that is to be in it: its own, seen as it was, or another one. */
function filled(
	frame: PhotoElement,
	{ element: id, box, upload }: Place,
	photos: PhotoLookup,
): Result<PhotoElement, CommandError> {
	const placed: PhotoElement = { ...frame, box, rotation: 0 };
	if (upload !== undefined) {
		const size = photos(upload);
		if (!size) return err({ code: "upload_unknown", element: id, upload });
		const { width, height } = size;
		placed.photo = { upload, width, height, crop: coverCrop(size, uprightSlot(box, undefined)) };
	} else if (frame.photo) {
		placed.photo = { ...frame.photo, crop: refitCrop(frame.photo, frame.box, box) };
	}
	const broken = placed.photo ? checkCrop(placed.photo, placed) : undefined;
	return broken ? err(broken) : ok(placed);
}
