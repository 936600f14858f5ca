import type { ImageSource } from "@offizin/content";
import { ShownImage } from "./shown-image.tsx";

/** The picture for windows that a media query names (spec 3.10-2, `responsiveImages`). */
export interface DirectedImage {
	readonly source: ImageSource;
	/** A media query; without one it is for all windows that none before it names. */
	readonly media: string | undefined;
	/** CSS `sizes`. */
	readonly sizes: string;
}

export interface ContentImageProps {
	/** The first whose media query fits is shown; the last one is for all others. */
	readonly images: readonly [...DirectedImage[], DirectedImage];
	readonly isFirst?: boolean;
	readonly isEager?: boolean;
	readonly isLater?: boolean;
	/** Replaces the alternative text, "" for decoration. */
	readonly alt?: string;
	readonly className?: string | undefined;
}

/** A picture of a story in all its widths, another one where the window has another shape. */
export function ContentImage({ images, alt, ...more }: ContentImageProps) {
	const usual = images.at(-1) ?? images[0];
	const sources = images
		.slice(0, -1)
		.map(({ source: { src, srcSet, width, height }, media, sizes }) => (
			<source key={media ?? src} {...{ media, sizes, width, height }} srcSet={srcSet ?? src} />
		));
	const { source, sizes } = usual;
	const shown = { ...source, sizes, alt: alt ?? source.alt };
	return <ShownImage {...more} {...shown} sources={sources.length > 0 ? sources : undefined} />;
}
