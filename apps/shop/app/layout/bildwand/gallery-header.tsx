import { Icon } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Finder } from "#app/finder/finder.tsx";
import { Link, NavLink } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { useOptionalShop } from "#app/site.ts";
import { CartCounter } from "../counters.tsx";
import { CornerMark } from "../marks.tsx";
import { MenuBar } from "../menu/menu-bar.tsx";
import { MenuDrawer } from "../menu/menu-drawer.tsx";
import { SisterLink } from "../sister-link.tsx";
import styles from "./gallery-header.module.css";

/** Header of the wall-art brand: one strict line, as on the frame of a door. */
export function GalleryHeader() {
	const t = useTranslations("nav");
	const label = useTranslations("layout");
	const menus = useOptionalShop()?.menus ?? [];
	const service = [
		{ to: paths.magazine, name: t("magazine") },
		{ to: paths.contact, name: t("contact") },
		{ to: paths.myDesigns, name: t("myDesigns") },
	];
	return (
		<header className={styles.header} data-night="">
			<Link className={styles.brand} to={paths.home} aria-label={label("home", { name: "Bildwand" })}>
				<CornerMark size={22} />
				<span>Bildwand</span>
			</Link>
			<MenuBar className={styles.menus} menus={menus} />
			<Finder className={styles.finder} />
			<nav className={styles.service} aria-label={t("service")}>
				{service.map(({ to, name }) => (
					<NavLink key={to} to={to} className={styles.serviceLink}>
						{name}
					</NavLink>
				))}
				<NavLink to={paths.search} className={styles.toSearch} aria-label={t("search")}>
					<Icon name="search" size={22} />
				</NavLink>
				<CartCounter />
				<MenuDrawer menus={menus} links={service} counters={<CartCounter />} foot={<SisterLink />} />
			</nav>
		</header>
	);
}
