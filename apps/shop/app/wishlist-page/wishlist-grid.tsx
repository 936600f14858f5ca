import { Button, buttonClass, EmptyState } from "@offizin/ui";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { CardGrid } from "#app/cards/card-grid.tsx";
import { PriceNote } from "#app/cards/price-note.tsx";
import { SamplesTile } from "#app/cards/samples-tile.tsx";
import type { TileCard } from "#app/cards/tile-card.ts";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { EmptyBird } from "#app/wishlist/empty-bird.tsx";
import styles from "#app/wishlist/wishlist.module.css";
import { clearWishes, useWishlist } from "#app/wishlist/wishlist-store.ts";

/** The cards this browser has kept (spec 2.3-8). What they are now is asked of the server. */
export function WishlistGrid() {
	const t = useTranslations("wishlistPage");
	const ids = useWishlist();
	const { load, data, state } = useFetcher<{ readonly cards: readonly TileCard[] }>();
	const wanted = ids.join(",");
	useEffect(() => {
		if (wanted !== "") load(`${paths.wishlist}?ids=${encodeURIComponent(wanted)}`).catch(reportError);
	}, [load, wanted]);

	if (ids.length === 0) return <EmptyWishlist />;
	const cards = data?.cards.filter(({ id }) => ids.includes(id));
	if (!cards) {
		return state === "idle" && data !== undefined ? (
			<p className={styles.state}>
				{t("failed")} <Button onClick={() => location.reload()}>{t("retry")}</Button>
			</p>
		) : (
			<p className={styles.state} role="status">
				{t("loading")}
			</p>
		);
	}
	if (cards.length === 0) return <GoneWishes />;
	return (
		<div className={styles.cards}>
			<CardGrid cards={cards} columns="four" filler={<SamplesTile />} />
			<p className={styles.note}>
				<PriceNote />
			</p>
		</div>
	);
}

/** Every card on the list has been taken off the shelves. */
function GoneWishes() {
	const t = useTranslations("wishlistPage");
	return (
		<div className={styles.empty}>
			<EmptyBird />
			<EmptyState title={t("gone")}>
				<p>{t("goneHint")}</p>
				<Link className={buttonClass("primary")} to={paths.wedding}>
					{t("browse")}
				</Link>
				<Button kind="quiet" onClick={clearWishes}>
					{t("clear")}
				</Button>
			</EmptyState>
		</div>
	);
}

function EmptyWishlist() {
	const t = useTranslations("wishlistPage");
	return (
		<div className={styles.empty}>
			<EmptyBird />
			<EmptyState title={t("empty")}>
				<p>{t("emptyHint")}</p>
				<noscript>
					<p>{t("noScript")}</p>
				</noscript>
				<Link className={buttonClass("primary")} to={paths.wedding}>
					{t("browse")}
				</Link>
			</EmptyState>
		</div>
	);
}
