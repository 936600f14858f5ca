import { ContentImage } from "#app/pictures/content-image.tsx";
import styles from "./slide.module.css";
import type { SlideImage } from "./view.server.ts";

export interface SlidePictureProps {
	readonly images: readonly SlideImage[];
	readonly isFirst: boolean;
}

const medias = { mobile: "(max-width: 63.99rem)", desktop: "(min-width: 64rem)" } as const;

/** Pictures of a slide by the width of the window; the first slide's are told to the browser before all else (spec 2.4-6). */
export function SlidePicture({ images, isFirst }: SlidePictureProps) {
	const find = (wanted: SlideImage["media"]) => images.find(({ media }) => media === wanted);
	const all = find("all");
	const wide = find("desktop") ?? all ?? find("mobile");
	const narrow = find("mobile") ?? all ?? wide;
	if (!wide || !narrow) return null;
	const isLater = !isFirst;
	if (wide === narrow)
		return (
			<div className={styles.picture} {...wide.editable}>
				<ContentImage images={[directed(wide)]} isFirst={isFirst} isLater={isLater} />
			</div>
		);
	return (
		<div className={styles.picture} {...wide.editable}>
			{import.meta.env.SSR && isFirst ? (
				<>
					<Preload image={narrow} media={medias.mobile} />
					<Preload image={wide} media={medias.desktop} />
				</>
			) : null}
			<ContentImage
				images={[directed(narrow, medias.mobile), directed(wide)]}
				isFirst={isFirst}
				isLater={isLater}
			/>
		</div>
	);
}

function directed({ source, sizes }: SlideImage, media?: string) {
	return { source, sizes, media };
}

interface PreloadProps {
	readonly image: SlideImage;
	/** Windows that show it, and no others. */
	readonly media: string;
}

function Preload({ image: { source, sizes }, media }: PreloadProps) {
	return (
		<link
			rel="preload"
			as="image"
			href={source.src}
			imageSrcSet={source.srcSet}
			imageSizes={sizes}
			media={media}
			fetchPriority="high"
		/>
	);
}
