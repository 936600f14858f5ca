import { formatMoney } from "@offizin/money";
import { useLocale, useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import type { OverviewTile } from "./load-overview.server.ts";
import styles from "./variant-tile.module.css";

/** One of the things there are of a product: its picture, its name, what it costs. */
export function VariantTile({ tile, anchor }: { readonly tile: OverviewTile; readonly anchor?: string }) {
	const t = useTranslations("price");
	const locale = useLocale();
	const { quantity, unit } = tile.from;
	const price = formatMoney(unit, locale);
	return (
		<Link className={styles.tile} id={anchor} to={tile.to}>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own loader, all words in it are ours */}
			<span className={styles.scene} dangerouslySetInnerHTML={{ __html: tile.scene }} />
			<strong>{tile.name}</strong>
			<span className={styles.more}>{tile.more}</span>
			<span className={styles.price}>
				{quantity === 1 ? t("from", { price }) : t("tilePieces", { quantity, price })}
			</span>
		</Link>
	);
}
