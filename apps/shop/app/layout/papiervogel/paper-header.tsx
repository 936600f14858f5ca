import { Count, Icon } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link, NavLink } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { useWishlist } from "#app/wishlist/wishlist-store.ts";
import { useCustomer } from "../customer.tsx";
import { BirdMark } from "../marks.tsx";
import { DraftLink } from "./draft-link.tsx";
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

/** Header of the card brand (spec 2.3-1). Cart, wishlist and the last draft arrive after the page. */
export function PaperHeader() {
	const t = useTranslations("nav");
	const label = useTranslations("layout");
	const { cartItems: cartCount, drafts } = useCustomer();
	const wishCount = useWishlist().length;
	return (
		<header className={styles.header}>
			<Link className={styles.brand} to={paths.home} aria-label={label("home", { name: "Papiervogel" })}>
				<BirdMark size={46} />
				<span className={styles.name}>Papiervogel</span>
			</Link>
			<nav className={styles.shelves} aria-label={t("main")}>
				{shelves.map(({ to, key }) => (
					<NavLink key={key} to={to} isFetchedAhead>
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
				{drafts[0] ? <DraftLink draft={drafts[0]} /> : null}
				<NavLink
					to={paths.wishlist}
					className={styles.counter}
					aria-label={t("wishlistCount", { count: wishCount })}
				>
					<Icon name="heart" size={22} />
					<Count kind="news" className={styles.badge}>
						{wishCount > 0 ? wishCount : null}
					</Count>
				</NavLink>
				<NavLink to={paths.cart} className={styles.counter} aria-label={t("cartCount", { count: cartCount })}>
					<Icon name="bag" size={22} />
					<Count kind="news" className={styles.badge}>
						{cartCount > 0 ? cartCount : null}
					</Count>
				</NavLink>
				<MenuSheet links={[...shelves, ...service]} />
			</nav>
		</header>
	);
}
