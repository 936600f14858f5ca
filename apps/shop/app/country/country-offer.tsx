import type { PlaceOffer } from "@offizin/contract";
import { Button, buttonClass } from "@offizin/ui";
import { useEffect, useId } from "react";
import { useLocation } from "react-router";
import { chooseCountry } from "./country-choice.ts";
import styles from "./country-offer.module.css";

export interface CountryOfferProps {
	readonly offer: PlaceOffer;
	/** Of the page that is shown. */
	readonly locale: string;
	readonly onClose: () => void;
}

/**
 * A slip at the foot of the window that offers the visitor's own country or language (spec 2.3-10). It takes neither the
 * focus nor the page, and whatever is answered is remembered.
 */
export function CountryOffer({ offer, locale, onClose }: CountryOfferProps) {
	const { address, language, words } = offer;
	const title = useId();
	const { pathname, search } = useLocation();
	const here = typeof window === "undefined" ? "" : window.location.origin;
	const stay = () => {
		chooseCountry(locale);
		onClose();
	};
	useEffect(() => {
		const leave = (event: KeyboardEvent) => {
			if (event.key === "Escape" && !event.defaultPrevented) onClose();
		};
		document.addEventListener("keydown", leave);
		return () => document.removeEventListener("keydown", leave);
	}, [onClose]);
	return (
		<section className={styles.slip} aria-labelledby={title} lang={language}>
			<div>
				<p className={styles.title} id={title}>
					{words.title}
				</p>
				<p>{words.text}</p>
			</div>
			<div className={styles.actions}>
				<a
					className={buttonClass("primary")}
					rel="external"
					hrefLang={language}
					href={`${address.replace(here, "")}${pathname}${search}`}
					onClick={() => chooseCountry(offer.locale)}
				>
					{words.accept}
				</a>
				<Button kind="quiet" onClick={stay}>
					{words.stay}
				</Button>
			</div>
		</section>
	);
}
