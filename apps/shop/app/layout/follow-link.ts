import { useEffect } from "react";
import { useNavigate } from "react-router";

type Click = Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey" | "defaultPrevented">;

/** Whether a click on a link means "go there", and not a new tab, a download or what its own handler did. */
export function isPlainClick(click: Click): boolean {
	const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = click;
	return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented);
}

/** Follows the links of link.tsx without loading the whole page again: one listener for all of them. */
export function useLinkFollowing(): void {
	const navigate = useNavigate();
	useEffect(() => {
		function follow(event: MouseEvent) {
			if (!isPlainClick(event) || !(event.target instanceof Element)) return;
			const link = event.target.closest<HTMLAnchorElement>("a[data-discover]");
			if (!link || link.target) return;
			event.preventDefault();
			const { pathname, search, hash, href, dataset } = link;
			void navigate(`${pathname}${search}${hash}`, {
				preventScrollReset: dataset.keepScroll === "true",
				// As browsers do: the address one is already at is not one more step of the way back.
				replace: href === window.location.href,
			});
		}
		document.addEventListener("click", follow);
		return () => document.removeEventListener("click", follow);
	}, [navigate]);
}
