import styles from "./picture.module.css";

/** Widths the server renders pictures in (`/img/w{width}/…`). */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const;

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
export function Picture({ picture, sizes, isFirst = false, isEager = false, alt, className }: PictureProps) {
	return (
		<img
			className={className ? `${styles.picture} ${className}` : styles.picture}
			src={atWidth(picture.src, 640)}
			srcSet={pictureWidths.map((width) => `${atWidth(picture.src, width)} ${width}w`).join(", ")}
			sizes={sizes}
			width={picture.width}
			height={picture.height}
			alt={alt ?? picture.alt}
			loading={isFirst || isEager ? "eager" : "lazy"}
			fetchPriority={isFirst ? "high" : "auto"}
			decoding="async"
		/>
	);
}

/** The same picture, `width` pixels wide. */
export function atWidth(src: string, width: (typeof pictureWidths)[number]): string {
	return src.replace(/^\/img\/w\d+\//, `/img/w${width}/`);
}
