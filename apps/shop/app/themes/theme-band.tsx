import { buttonClass, Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { themePath } from "#app/paths.ts";
import { Picture, type PictureSource } from "#app/pictures/picture.tsx";
import styles from "./theme-band.module.css";

export interface ThemeView {
	readonly id: string;
	readonly name: string;
	readonly story: string;
	readonly colorways: readonly {
		readonly key: string;
		readonly name: string;
		readonly color: string;
		readonly facet: string;
	}[];
	readonly scene: PictureSource;
	/** All its cards lying together. */
	readonly spread: PictureSource;
}

export interface ThemeBandProps {
	readonly theme: ThemeView;
	/** Picture on the right instead of the left. */
	readonly isMirrored?: boolean;
	/** 2 right under the title of a page. */
	readonly level?: 2 | 3;
	/** Id of its link. */
	readonly anchor?: string;
}

/** A collection as an uneven pair: a large picture and a few lines. */
export function ThemeBand({ theme, isMirrored = false, level = 3, anchor }: ThemeBandProps) {
	const t = useTranslations("collection");
	return (
		<article className={isMirrored ? `${styles.band} ${styles.mirrored}` : styles.band}>
			<Picture picture={theme.scene} sizes="(min-width: 64rem) 58vw, 100vw" />
			<div>
				<Title level={level} size="section">
					{theme.name}
				</Title>
				<p>{theme.story}</p>
				<p className={styles.colors}>{theme.colorways.map(({ name }) => name).join(" · ")}</p>
				<Link className={buttonClass("secondary")} id={anchor} to={themePath(theme.id)}>
					{t("open", { name: theme.name })}
				</Link>
			</div>
		</article>
	);
}
