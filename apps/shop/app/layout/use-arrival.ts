import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { askFor } from "#app/missing-script.ts";

/** Of the main landmark of every page. */
export const MAIN = "inhalt";

/** What a link that keeps the scroll position tells of its fragment: the id of what takes the focus. */
export interface FocusRequest {
	readonly focus: string;
}

function requested(state: unknown): HTMLElement | null {
	const isRequest = typeof state === "object" && state !== null && "focus" in state;
	return isRequest && typeof state.focus === "string" ? document.getElementById(state.focus) : null;
}

/** Where reading begins: the headline, where there is one. */
function beginning(main: HTMLElement | null): HTMLElement | null {
	const headline = main?.querySelector("h1") ?? null;
	if (headline && !headline.hasAttribute("tabindex")) headline.tabIndex = -1;
	return headline ?? main;
}

/**
 * Does what a browser does when it loads a page, for pages that are shown without loading: the focus starts at the
 * headline, unless the page has put it into its content already, and the title is read out. Where the address names an
 * element, the window goes on to it (scroll-to-element.ts). Answers what a live region has to say.
 */
export function useArrival(): string {
	const { key, pathname, hash, state } = useLocation();
	const navigation = useNavigationType();
	const last = useRef({ key, pathname });
	const [title, setTitle] = useState("");
	useEffect(() => {
		const { key: lastKey, pathname: lastPath } = last.current;
		if (lastKey === key) return;
		last.current = { key, pathname };
		askFor(undefined);
		const isOtherPage = lastPath !== pathname;
		const target = navigation === "POP" ? null : requested(state);
		const main = document.getElementById(MAIN);
		const { activeElement } = document;
		const isLost = isOtherPage ? !main?.contains(activeElement) : activeElement === document.body;
		if (target) target.focus({ preventScroll: true });
		else if (isLost) beginning(main)?.focus({ preventScroll: true });
		if (isOtherPage) setTitle(document.title);
		if (isOtherPage && hash !== "" && navigation !== "POP") window.scrollTo(0, 0);
	}, [key, pathname, hash, state, navigation]);
	return title;
}
