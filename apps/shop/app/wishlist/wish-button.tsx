import { Icon, IconButton } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { changeWish } from "./change-wish.ts";
import styles from "./wish-button.module.css";
import { useWishlist } from "./wishlist-store.ts";

export interface WishButtonProps {
	readonly templateId: string;
	readonly name: string;
}

/** The heart of a card. */
export function WishButton({ templateId, name }: WishButtonProps) {
	const t = useTranslations("wishlist");
	const isKept = useWishlist().includes(templateId);
	return (
		<IconButton
			className={styles.heart}
			aria-pressed={isKept}
			label={t("add", { name })}
			onClick={() => changeWish(templateId)}
		>
			<Icon name="heart" size={22} isFilled={isKept} />
		</IconButton>
	);
}
