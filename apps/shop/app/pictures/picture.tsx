import { pictureWidths } from "@offizin/contract/browser";
import { ShownImage } from "./shown-image.tsx";

export interface PictureSource {
	readonly src: string;
	readonly width: number;
	readonly height: number;
	readonly alt: string;
}

export interface PictureProps {
	readonly picture: PictureSource;
	/** CSS `sizes`: how wide the picture stands on the page. */
	readonly sizes: string;
	/** Seen before any scrolling: loaded at once, with high priority (spec 2.4-6). */
	readonly isFirst?: boolean;
	/** Loaded at once, but after the first ones. */
	readonly isEager?: boolean;
	/** Replaces the alternative text, "" for decoration. */
	readonly alt?: string;
	readonly className?: string | undefined;
}

/** A picture of the server in all its widths; its place is kept free from the start. */
export function Picture({ picture, alt = picture.alt, ...more }: PictureProps) {
	return <ShownImage {...more} {...renderedImage(picture)} alt={alt} />;
}

/** A picture that the server renders, as the attributes that show it. */
export function renderedImage({ src, width, height, alt }: PictureSource) {
	const srcAt = addressesOf(src);
	const srcSet = pictureWidths.map((wide) => `${srcAt(wide)} ${wide}w`).join(", ");
	return { src: srcAt(640), srcSet, width, height, alt };
}

/** The addresses of the same picture at other widths. */
function addressesOf(src: string): (width: (typeof pictureWidths)[number]) => string {
	const [, path] = /^\/img\/w\d+(\/.+)$/.exec(src) ?? [];
	if (path === undefined) throw new Error(`${src} is no address of a picture with a width`);
	return (width) => `/img/w${width}${path}`;
}
