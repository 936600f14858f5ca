import { Icon, IconButton } from "@offizin/ui";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import styles from "./scroll-up.module.css";
import { MAIN } from "./use-arrival.ts";

/** Spec 9.1-10: milliseconds somebody is below the first screen until the way up is offered. */
const delay = { desktop: 2000, mobile: 500 } as const;

/** A way back to the top of a long page. */
export function ScrollUp() {
	const t = useTranslations();
	const [isShown, setShown] = useState(false);
	useEffect(() => {
		const isWide = matchMedia("(min-width: 64rem)");
		let waiting: ReturnType<typeof setTimeout> | undefined;
		function look() {
			if (scrollY <= innerHeight) {
				clearTimeout(waiting);
				waiting = undefined;
				setShown(false);
			} else {
				waiting ??= setTimeout(() => setShown(true), isWide.matches ? delay.desktop : delay.mobile);
			}
		}
		look();
		addEventListener("scroll", look, { passive: true });
		return () => {
			clearTimeout(waiting);
			removeEventListener("scroll", look);
		};
	}, []);
	if (!isShown) return null;
	return (
		<IconButton
			className={styles.up}
			label={t("scrollUp")}
			onClick={() => {
				const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
				scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
				document.getElementById(MAIN)?.focus({ preventScroll: true });
			}}
		>
			<Icon name="arrow" />
		</IconButton>
	);
}
