import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Loads the page's data again every `everyMs` while the page is visible, and at once when it or the network is back. */
export function useRefresh(everyMs: number): void {
	const { revalidate, state } = useRevalidator();
	const isIdle = state === "idle";
	useEffect(() => {
		if (!isIdle) return;
		const refresh = () => {
			if (document.visibilityState === "visible") void revalidate();
		};
		const timer = setInterval(refresh, everyMs);
		document.addEventListener("visibilitychange", refresh);
		window.addEventListener("online", refresh);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", refresh);
			window.removeEventListener("online", refresh);
		};
	}, [isIdle, everyMs, revalidate]);
}
