import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";
import { chooseCountry } from "./country-choice.ts";

/** Lets the links to other countries (country-links.tsx) within an element lead to the page shown, and notes who follows one. */
export function useCountryLinks(place: RefObject<HTMLElement | null>): void {
	const { pathname, search } = useLocation();
	useEffect(() => {
		for (const link of place.current?.querySelectorAll<HTMLAnchorElement>("a[data-country]") ?? []) {
			link.href = `${link.dataset.country}${pathname}${search}`;
		}
	}, [place, pathname, search]);
	useEffect(() => {
		const element = place.current;
		function choose({ target }: Event) {
			const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-country]") : null;
			if (link) chooseCountry(link.hreflang);
		}
		element?.addEventListener("click", choose);
		return () => element?.removeEventListener("click", choose);
	}, [place]);
}
