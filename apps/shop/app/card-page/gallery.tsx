import { useState } from "react";
import { useTranslations } from "use-intl";
import { useWord } from "#app/messages/use-word.ts";
import { Picture, type PictureSource } from "#app/pictures/picture.tsx";
import styles from "./gallery.module.css";

export interface GalleryPicture extends PictureSource {
	/** Page key, or the name of a scene. */
	readonly page: string;
}

/** One large picture and thumbnails of all. Without script the other pictures stand beside it, in a row to swipe. */
export function Gallery({ pictures }: { readonly pictures: readonly GalleryPicture[] }) {
	const t = useTranslations("gallery");
	const word = useWord();
	const [shown, setShown] = useState(0);
	// Another choice turns to the picture that shows all of it.
	const [foremost, setForemost] = useState(pictures[0]?.src);
	if (foremost !== pictures[0]?.src) {
		setForemost(pictures[0]?.src);
		setShown(0);
	}
	const current = pictures[shown] ?? pictures[0];
	if (!current) return null;
	const nameOf = ({ page, src }: GalleryPicture) => word(src.includes("/page/") ? "page" : "view", page);
	return (
		<section className={styles.gallery} aria-label={t("label")}>
			<div className={styles.row}>
				{/* The same picture of another choice takes the place of the former once it has come. */}
				<Stage key={placeOf(current)} picture={current} isFirst />
				<noscript>
					{pictures.slice(1).map((picture) => (
						<Stage key={placeOf(picture)} picture={picture} />
					))}
				</noscript>
			</div>
			<ul className={styles.thumbs}>
				{pictures.map((picture, index) => (
					<li key={placeOf(picture)}>
						<button
							type="button"
							className={lookOf(picture) === "flat" ? styles.sheet : undefined}
							aria-pressed={index === shown}
							aria-label={t("show", { name: nameOf(picture) })}
							onClick={() => setShown(index)}
						>
							<Picture picture={picture} sizes="6rem" alt="" isEager />
							<span>{nameOf(picture)}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}

function Stage({
	picture,
	isFirst = false,
}: {
	readonly picture: PictureSource;
	readonly isFirst?: boolean;
}) {
	return (
		<div className={`${styles.stage} ${styles[lookOf(picture)]}`}>
			<Picture picture={picture} sizes="(min-width: 64rem) 55vw, 100vw" isFirst={isFirst} />
		</div>
	);
}

/** What a picture shows, whatever is chosen. */
function placeOf({ src }: PictureSource): string {
	return src.split("?")[0] ?? src;
}

/** Scenes fill the stage, unless they are wide: those and flat pages are shown whole. */
function lookOf({ src, width, height }: PictureSource): "flat" | "wide" | "full" {
	if (src.includes("/page/")) return "flat";
	return width > height ? "wide" : "full";
}
