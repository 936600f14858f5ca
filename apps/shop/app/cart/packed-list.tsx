import type { PackedAccessory } from "@offizin/contract";
import { Swatch } from "@offizin/ui";
import { useTranslations } from "use-intl";
import styles from "./packed-list.module.css";

export interface PackedListProps {
	readonly accessories: readonly PackedAccessory[];
}

/** What is packed with each card of a line: by name, with its colour. */
export function PackedList({ accessories }: PackedListProps) {
	const t = useTranslations("cart");
	if (accessories.length === 0) return null;
	return (
		<ul className={styles.packed} aria-label={t("accessories")}>
			{accessories.map(({ sku, name, note, swatch }) => (
				<li key={sku}>
					<Swatch className={styles.swatch} color={swatch} />
					{name}
					{note ? <small>{note}</small> : null}
				</li>
			))}
		</ul>
	);
}
