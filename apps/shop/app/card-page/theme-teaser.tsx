import { buttonClass, Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { themePath } from "#app/paths.ts";
import { Picture, type PictureSource } from "#app/pictures/picture.tsx";
import styles from "./theme-teaser.module.css";

export interface ThemeTeaserProps {
	readonly theme: { readonly id: string; readonly name: string; readonly spread: PictureSource };
}

/** The way from a card to its whole collection, which lies beside it (spec 2.3-6). */
export function ThemeTeaser({ theme: { id, name, spread } }: ThemeTeaserProps) {
	const t = useTranslations("collection");
	return (
		<section className={styles.teaser}>
			<Picture picture={spread} sizes="(min-width: 64rem) 58vw, 100vw" />
			<div>
				<Title level={2} size="page">
					{t("teaser")}
				</Title>
				<Link className={buttonClass("secondary")} to={themePath(id)}>
					{t("open", { name })}
				</Link>
			</div>
		</section>
	);
}
