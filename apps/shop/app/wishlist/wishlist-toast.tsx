import { ToastRegion } from "@offizin/ui";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import { wishChanged } from "./change-wish.ts";

const shownMs = 5000;

/** „Gespeichert!“ with the way to the wishlist. */
export function WishlistToast() {
	const t = useTranslations("wishlist");
	const [message, setMessage] = useState<{ readonly outcome: string; readonly at: number }>();
	useEffect(() => {
		const show = (event: Event) => {
			if (event instanceof CustomEvent) setMessage({ outcome: String(event.detail), at: event.timeStamp });
		};
		window.addEventListener(wishChanged, show);
		return () => window.removeEventListener(wishChanged, show);
	}, []);
	useEffect(() => {
		if (!message) return;
		const timer = setTimeout(() => setMessage(undefined), shownMs);
		return () => clearTimeout(timer);
	}, [message]);
	return <ToastRegion>{message ? messageOf(message.outcome) : null}</ToastRegion>;

	function messageOf(outcome: string) {
		if (outcome === "removed") return <span>{t("removed")}</span>;
		return (
			<>
				<span>{t("saved")}</span>
				<Link to={paths.wishlist} onClick={() => setMessage(undefined)}>
					{t("open")}
				</Link>
			</>
		);
	}
}
