import { Count, Icon } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { NavLink } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { useWishlist } from "#app/wishlist/wishlist-store.ts";
import styles from "./counters.module.css";
import { useCustomer } from "./customer.tsx";

/** The cart with how much is in it, which arrives after the page. */
export function CartCounter() {
	const t = useTranslations("nav");
	const { cartItems: count } = useCustomer();
	return (
		<NavLink
			to={paths.cart}
			className={styles.counter}
			aria-label={t("cartCount", { count })}
			data-stays-quiet=""
		>
			<Icon name="bag" size={22} />
			<Count kind="news" className={styles.badge}>
				{count > 0 ? count : null}
			</Count>
		</NavLink>
	);
}

/** The wish list of this browser. */
export function WishCounter() {
	const t = useTranslations("nav");
	const count = useWishlist().length;
	return (
		<NavLink to={paths.wishlist} className={styles.counter} aria-label={t("wishlistCount", { count })}>
			<Icon name="heart" size={22} />
			<Count kind="news" className={styles.badge}>
				{count > 0 ? count : null}
			</Count>
		</NavLink>
	);
}
