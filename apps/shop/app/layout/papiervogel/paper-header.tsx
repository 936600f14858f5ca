import { Icon } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Finder } from "#app/finder/finder.tsx";
import { Link, NavLink } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { useOptionalShop } from "#app/site.ts";
import { CartCounter, WishCounter } from "../counters.tsx";
import { useCustomer } from "../customer.tsx";
import { BirdMark } from "../marks.tsx";
import { MenuBar } from "../menu/menu-bar.tsx";
import { MenuDrawer } from "../menu/menu-drawer.tsx";
import { SisterLink } from "../sister-link.tsx";
import { DraftLink } from "./draft-link.tsx";
import styles from "./paper-header.module.css";

/** Header of the card brand (spec 2.3-1). Cart, wishlist and the last draft arrive after the page. */
export function PaperHeader() {
	const t = useTranslations("nav");
	const label = useTranslations("layout");
	const { drafts } = useCustomer();
	const menus = useOptionalShop()?.menus ?? [];
	const service = [
		{ to: paths.samples, name: t("samples") },
		{ to: paths.magazine, name: t("magazine") },
		{ to: paths.contact, name: t("contact") },
		{ to: paths.myDesigns, name: t("myDesigns") },
	];
	const counters = (
		<>
			<WishCounter />
			<CartCounter />
		</>
	);
	return (
		<header className={styles.header}>
			<Link className={styles.brand} to={paths.home} aria-label={label("home", { name: "Papiervogel" })}>
				<BirdMark size={46} />
				<span className={styles.name}>Papiervogel</span>
			</Link>
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
				{drafts[0] ? <DraftLink draft={drafts[0]} /> : null}
				{counters}
				<MenuDrawer menus={menus} links={service} counters={counters} foot={<SisterLink />} />
			</nav>
			<MenuBar className={styles.menus} menus={menus} />
		</header>
	);
}
