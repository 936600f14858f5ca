import { ContentImage, type ContentImageProps } from "#app/pictures/content-image.tsx";
import styles from "./slide.module.css";
import type { SlideImage } from "./view.server.ts";

export interface SlidePictureProps {
	readonly images: readonly SlideImage[];
	readonly isFirst: boolean;
}

const medias = { all: undefined, mobile: "(max-width: 63.99rem)", desktop: "(min-width: 64rem)" } as const;

/** Pictures of a slide by the width of the window; the first slide's are told to the browser before all else (spec 2.4-6). */
export function SlidePicture({ images, isFirst }: SlidePictureProps) {
	const usual = images.find(({ media }) => media === "all") ?? images.at(-1);
	if (!usual) return null;
	const others = images.filter((image) => image !== usual);
	const shown: ContentImageProps["images"] = [
		...others.map(({ source, media, sizes }) => ({ source, media: medias[media], sizes })),
		{ source: usual.source, media: medias[usual.media], sizes: usual.sizes },
	];
	return (
		<div className={styles.picture} {...usual.editable}>
			{import.meta.env.SSR && isFirst && others.length > 0
				? images.map(({ uid, source: { src, srcSet }, media, sizes }) => (
						<link
							key={uid}
							rel="preload"
							as="image"
							href={src}
							imageSrcSet={srcSet}
							imageSizes={sizes}
							media={medias[media]}
							fetchPriority="high"
						/>
					))
				: null}
			<ContentImage images={shown} isFirst={isFirst} />
		</div>
	);
}
