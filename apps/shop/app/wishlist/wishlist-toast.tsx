import { ToastRegion } from "@offizin/ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { wishNews } from "./change-wish.ts";

const shownMs = 5000;

/** „Gespeichert!“ with the way to the wishlist. */
export function WishlistToast() {
	const t = useTranslations("wishlist");
	const news = useSyncExternalStore(wishNews.listen, wishNews.now, () => undefined);
	const [said, setSaid] = useState(0);
	const count = news?.count ?? 0;
	useEffect(() => {
		const timer = setTimeout(() => setSaid(count), shownMs);
		return () => clearTimeout(timer);
	}, [count]);
	return <ToastRegion>{news && count > said ? messageOf(news.outcome) : null}</ToastRegion>;

	function messageOf(outcome: string) {
		if (outcome === "removed") return <span>{t("removed")}</span>;
		return (
			<>
				<span>{t("saved")}</span>
				<Link to={paths.wishlist} onClick={() => setSaid(count)}>
					{t("open")}
				</Link>
			</>
		);
	}
}
