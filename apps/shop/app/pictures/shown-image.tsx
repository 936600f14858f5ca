import { type CSSProperties, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import styles from "./picture.module.css";

export interface ShownImageProps {
	readonly src: string;
	readonly srcSet?: string | undefined;
	/** CSS `sizes`: how wide the picture stands on the page. */
	readonly sizes?: string | undefined;
	/** Their ratio keeps the place free until the picture has come. */
	readonly width: number | undefined;
	readonly height: number | undefined;
	/** "" for decoration. */
	readonly alt: string;
	/** A tiny blurred picture that is seen until then; else the place has a colour (spec 3.14-1). */
	readonly placeholder?: string | undefined;
	/** Seen before any scrolling: loaded at once, with high priority (spec 2.4-6). */
	readonly isFirst?: boolean;
	/** Loaded at once, but after the first ones. */
	readonly isEager?: boolean;
	/** Seen only when somebody turns to it: loaded after all else. */
	readonly isLater?: boolean;
	readonly className?: string | undefined;
	/** Other pictures for other windows: `source` elements. */
	readonly sources?: ReactNode;
}

/** A picture in a place that never changes its size; says so in words when it does not come (spec 4-14). */
export function ShownImage(props: ShownImageProps) {
	const { src, srcSet, sizes, width, height, alt, placeholder, className, sources } = props;
	const { isFirst = false, isEager = false, isLater = false } = props;
	// By its address, so that another picture gets its own chance.
	const [missing, setMissing] = useState<string>();
	const look = className ? `${styles.picture} ${className}` : styles.picture;
	if (missing === src) return <MissingPicture {...{ width, height, alt }} className={look} />;

	/** Before this script ran, nobody heard that a picture had come or not. */
	function notice(image: HTMLImageElement | null): void {
		if (!image?.complete) return;
		if (image.naturalWidth > 0) showAlone(image);
		else image.decode().catch(() => setMissing(src));
	}

	const image = (
		<img
			ref={notice}
			className={look}
			style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
			src={src}
			srcSet={srcSet}
			sizes={sizes}
			width={width}
			height={height}
			alt={alt}
			loading={isFirst || isEager ? undefined : "lazy"}
			fetchPriority={isFirst ? "high" : isLater ? "low" : undefined}
			decoding="async"
			onLoad={({ currentTarget }) => showAlone(currentTarget)}
			onError={() => setMissing(src)}
		/>
	);
	if (!sources) return image;
	return (
		<picture className={styles.sources}>
			{sources}
			{image}
		</picture>
	);
}

/** Without what stood in its place: some pictures are transparent. */
function showAlone(image: HTMLImageElement): void {
	image.dataset.loaded = "";
	image.style.backgroundImage = "";
}

function MissingPicture({
	width,
	height,
	alt,
	className,
}: Pick<ShownImageProps, "width" | "height" | "alt" | "className">) {
	const t = useTranslations("picture");
	const shape: CSSProperties = width && height ? { aspectRatio: `${width} / ${height}` } : {};
	return (
		<span className={`${styles.missing} ${className}`} style={shape} aria-hidden={alt === "" || undefined}>
			{alt === "" ? t("missing") : t("missingNamed", { alt })}
		</span>
	);
}
