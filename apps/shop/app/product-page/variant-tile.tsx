import { formatMoney, type Money } from "@offizin/money";
import { useLocale, useTranslations } from "use-intl";
import { type Drawing, Drawn } from "#app/drawings/drawn.tsx";
import { Link } from "#app/links/link.tsx";
import styles from "./variant-tile.module.css";

/** What stands under a picture: what it is, how large, what it costs; and the picture itself. */
export interface VariantView {
	readonly id: string;
	readonly name: string;
	readonly more: string;
	/** What it costs at least, or what else is the last line of its label. */
	readonly from?: { readonly quantity: number; readonly unit: Money };
	readonly last?: string;
	readonly to: string;
	/** One SVG. */
	readonly scene: Drawing;
}

/** One of the things there are of a product: its picture, its name, what it costs. */
export function VariantTile({ tile, anchor }: { readonly tile: VariantView; readonly anchor?: string }) {
	const t = useTranslations("price");
	const locale = useLocale();
	const told = ({ quantity, unit }: NonNullable<VariantView["from"]>) => {
		const price = formatMoney(unit, locale);
		return quantity === 1 ? t("from", { price }) : t("tilePieces", { quantity, price });
	};
	const last = tile.from ? told(tile.from) : tile.last;
	return (
		<Link className={styles.tile} id={anchor} to={tile.to}>
			<Drawn as="span" className={styles.scene} drawing={tile.scene} />
			<strong>{tile.name}</strong>
			{tile.more ? <span className={styles.more}>{tile.more}</span> : null}
			{last ? <span className={styles.price}>{last}</span> : null}
		</Link>
	);
}
