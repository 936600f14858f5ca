import { buttonClass, Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import styles from "./theme-teaser.module.css";

export interface ThemeTeaserProps {
	readonly name: string;
	readonly story: string;
	readonly to: string;
}

/** The way from a card to its whole collection (spec 2.3-6). */
export function ThemeTeaser({ name, story, to }: ThemeTeaserProps) {
	const t = useTranslations("collection");
	return (
		<section className={styles.teaser}>
			<Title level={2} size="page">
				{t("teaser")}
			</Title>
			<p>{story}</p>
			<Link className={buttonClass("secondary")} to={to}>
				{t("open", { name })}
			</Link>
		</section>
	);
}
