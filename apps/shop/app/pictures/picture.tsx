import styles from "./picture.module.css";

/** Widths the server renders pictures in (`/img/w{width}/…`). */
const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const;

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
	const srcAt = addressesOf(picture.src);
	return (
		<img
			className={className ? `${styles.picture} ${className}` : styles.picture}
			src={srcAt(640)}
			srcSet={pictureWidths.map((width) => `${srcAt(width)} ${width}w`).join(", ")}
			sizes={sizes}
			width={picture.width}
			height={picture.height}
			alt={alt ?? picture.alt}
			loading={isFirst || isEager ? undefined : "lazy"}
			fetchPriority={isFirst ? "high" : undefined}
			decoding="async"
		/>
	);
}

/** The addresses of the same picture at other widths. */
function addressesOf(src: string): (width: (typeof pictureWidths)[number]) => string {
	const [, path] = /^\/img\/w\d+(\/.+)$/.exec(src) ?? [];
	if (path === undefined) throw new Error(`${src} is no address of a picture with a width`);
	return (width) => `/img/w${width}${path}`;
}
