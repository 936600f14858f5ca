import { Icon } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link, NavLink } from "#app/layout/link.tsx";
import { paths } from "#app/paths.ts";
import { useWishlist } from "#app/wishlist/wishlist-store.ts";
import { BirdMark } from "../marks.tsx";
import { useCartCount } from "../use-cart-count.ts";
import { MenuSheet } from "./menu-sheet.tsx";
import styles from "./paper-header.module.css";

const shelves = [
	{ to: paths.wedding, key: "wedding" },
	{ to: paths.themes, key: "themes" },
	{ to: paths.papers, key: "papers" },
] as const;
const service = [
	{ to: paths.samples, key: "samples" },
	{ to: paths.magazine, key: "magazine" },
	{ to: paths.contact, key: "contact" },
] as const;

/** Header of the card brand (spec 2.3-1). Cart and wishlist figures arrive after the page. */
export function PaperHeader() {
	const t = useTranslations("nav");
	const cartCount = useCartCount();
	const wishCount = useWishlist().length;
	return (
		<header className={styles.header}>
			<Link className={styles.brand} to={paths.home} aria-label="Papiervogel, Startseite">
				<BirdMark size={46} />
				<span className={styles.name}>Papiervogel</span>
			</Link>
			<nav className={styles.shelves} aria-label={t("main")}>
				{shelves.map(({ to, key }) => (
					<NavLink key={key} to={to}>
						{t(key)}
					</NavLink>
				))}
			</nav>
			<nav className={styles.service} aria-label={t("service")}>
				{service.map(({ to, key }) => (
					<NavLink key={key} to={to} className={styles.serviceLink}>
						{t(key)}
					</NavLink>
				))}
				<NavLink
					to={paths.wishlist}
					className={styles.counter}
					aria-label={t("wishlistCount", { count: wishCount })}
				>
					<Icon name="heart" size={22} />
					<span className={styles.badge}>{wishCount > 0 ? wishCount : null}</span>
				</NavLink>
				<NavLink to={paths.cart} className={styles.counter} aria-label={t("cartCount", { count: cartCount })}>
					<Icon name="bag" size={22} />
					<span className={styles.badge}>{cartCount > 0 ? cartCount : null}</span>
				</NavLink>
				<MenuSheet links={[...shelves, ...service]} />
			</nav>
		</header>
	);
}
