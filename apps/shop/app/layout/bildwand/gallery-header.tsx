import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { CornerMark } from "../marks.tsx";
import styles from "./gallery-header.module.css";

/** Header of the wall-art brand: one strict line, as on the frame of a door. */
export function GalleryHeader() {
	const t = useTranslations("nav");
	const label = useTranslations("layout");
	return (
		<header className={styles.header} data-night="">
			<Link className={styles.brand} to={paths.home} aria-label={label("home", { name: "Bildwand" })}>
				<CornerMark size={22} />
				<span>Bildwand</span>
			</Link>
			<nav className={styles.nav} aria-label={t("main")}>
				<Link to={`${paths.home}#formate`}>{label("formats")}</Link>
				<Link to={`${paths.home}#materialien`}>{t("materials")}</Link>
				<Link to={`${paths.home}#aufloesung`}>{t("resolution")}</Link>
				<Link to={paths.wallPictures} isFetchedAhead>
					{t("prices")}
				</Link>
				<Link to={paths.contact} isFetchedAhead>
					{t("contact")}
				</Link>
			</nav>
		</header>
	);
}
