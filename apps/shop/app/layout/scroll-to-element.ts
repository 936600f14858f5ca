import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Goes to the element that an address names, unless a link only gives it the focus (use-arrival.ts). */
export function useScrollToElement(): void {
	const { key, hash, state } = useLocation();
	const navigation = useNavigationType();
	useEffect(() => {
		const isAsked = hash !== "" && navigation !== "POP" && !state;
		return key !== "" && isAsked ? scrollToElement(decodeURIComponent(hash.slice(1))) : undefined;
	}, [key, hash, state, navigation]);
}

/** A block whose script is still on its way may bring the element. */
const WAIT_MS = 3000;

/** Scrolls smoothly to the element with this id, as soon as it is there (spec 2.2-1). Answers what stops the waiting. */
function scrollToElement(id: string): () => void {
	const show = () => {
		const element = document.getElementById(id);
		const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
		element?.scrollIntoView({ behavior: isStill ? "auto" : "smooth" });
		return element !== null;
	};
	if (show()) return () => {};
	const observer = new MutationObserver(() => {
		if (show()) stop();
	});
	observer.observe(document.body, { childList: true, subtree: true });
	const timer = setTimeout(stop, WAIT_MS);
	function stop(): void {
		observer.disconnect();
		clearTimeout(timer);
	}
	return stop;
}
