import { sizeForPhoto } from "@offizin/assortment";
import { definitions, galleryWall, sceneSvg } from "@offizin/scenes";

/** Where a page draws its wall; its drawing is within. */
const WALL = "[data-wall]";
const DRAWING = "[data-drawing]";

export interface Shown {
	/** Puts back what hung there before. */
	readonly undo: () => void;
}

/** What a photo is hung as: everything but its size is as it is chosen. */
interface Chosen {
	readonly configuration: Readonly<Record<string, string>>;
	/** Sizes that are offered. */
	readonly sizes: readonly string[];
	readonly ground: { readonly value: string };
}

/** The size a photo of so many pixels hangs in: the chosen one, where that suits it as well as any that is offered. */
export function sizeOnWall(
	photo: { readonly width: number; readonly height: number },
	{ configuration, sizes }: Chosen,
): string {
	const { format = "" } = configuration;
	return sizeForPhoto(photo, [...sizes, format], configuration);
}

/**
 * Hangs a photo on the wall of the page before it is sent, as the server will draw it. A browser that cannot show the file
 * leaves the wall as it is: the server reads more kinds of photos.
 */
export async function showAtOnce(
	file: File,
	chosen: Chosen,
	onHung: (format: string) => void,
): Promise<Shown> {
	const wall = document.querySelector(WALL);
	const drawing = wall?.querySelector(DRAWING);
	const href = URL.createObjectURL(file);
	const image = new Image();
	image.src = href;
	const isShown = await image.decode().then(
		() => true,
		() => false,
	);
	if (!wall || !drawing || !isShown) return { undo: () => URL.revokeObjectURL(href) };
	const { naturalWidth: width, naturalHeight: height } = image;
	const format = sizeOnWall({ width, height }, chosen);
	const before = drawing.innerHTML;
	const own = { href, width, height, crop: { x: 0, y: 0, width, height } };
	drawing.innerHTML = sceneSvg(
		`${definitions}${galleryWall({ configuration: { ...chosen.configuration, format }, own, ground: chosen.ground.value })}`,
		drawing.firstElementChild?.getAttribute("aria-label") ?? "",
	);
	wall.toggleAttribute("data-hung", true);
	onHung(format);
	return {
		undo() {
			drawing.innerHTML = before;
			wall.toggleAttribute("data-hung", false);
			URL.revokeObjectURL(href);
		},
	};
}

/** What the server shows of a photo is there before it is drawn, so that nothing blinks. */
export async function fetched(address: string): Promise<void> {
	const image = new Image();
	image.src = address;
	await image.decode().catch(() => undefined);
}
