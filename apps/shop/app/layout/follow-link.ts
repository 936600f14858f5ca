import { useEffect } from "react";
import { useNavigate } from "react-router";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { askFor } from "#app/missing-script.ts";
import type { FocusRequest } from "./use-arrival.ts";

type Click = Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey" | "defaultPrevented">;

/** Whether a click on a link means "go there", and not a new tab, a download or what its own handler did. */
export function isPlainClick(click: Click): boolean {
	const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = click;
	return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented);
}

interface Anchor {
	/** As written in the markup. */
	readonly href: string | null;
	readonly rel: string;
	readonly target: string;
	readonly isDownload: boolean;
}

/** Whether an anchor leads to a page of the shop. Our other doors and files have `rel="external"`. */
export function isPageLink({ href, rel, target, isDownload }: Anchor): boolean {
	const isPath = href !== null && /^\/(?!\/)/.test(href);
	return isPath && target === "" && !isDownload && !rel.split(" ").includes("external");
}

/** As browsers do for a fragment: what comes after its element is next to be reached by keys. */
function takeFocus(hash: string): void {
	const element = document.getElementById(decodeURIComponent(hash.slice(1)));
	if (element && !element.hasAttribute("tabindex")) element.tabIndex = -1;
	element?.focus({ preventScroll: true });
}

/** Follows links to pages without loading the whole document again: one listener for all of them. */
export function useLinkFollowing(): void {
	const navigate = useNavigate();
	const prefix = usePathPrefix();
	useEffect(() => {
		function follow(event: MouseEvent) {
			if (!isPlainClick(event) || !(event.target instanceof Element)) return;
			const link = event.target.closest<HTMLAnchorElement>("a[href]");
			if (!link) return;
			const { rel, target, search, hash, dataset } = link;
			const pathname = link.pathname.slice(prefix.length);
			const anchor = { href: link.getAttribute("href"), rel, target };
			if (anchor.href?.startsWith("#") && hash !== "") {
				event.preventDefault();
				takeFocus(hash);
				// By the router, or it would put the window back where this entry of the history began.
				void navigate(
					{ search: window.location.search, hash },
					{ preventScrollReset: true, replace: hash === window.location.hash },
				);
				return;
			}
			if (!isPageLink({ ...anchor, isDownload: link.hasAttribute("download") })) return;
			event.preventDefault();
			const keepsScroll = dataset.keepScroll === "true";
			const focus: FocusRequest | undefined = keepsScroll && hash ? { focus: hash.slice(1) } : undefined;
			askFor(link.href);
			void navigate(`${pathname}${search}${keepsScroll ? "" : hash}`, {
				// To an element the window goes by itself (use-arrival.ts).
				preventScrollReset: keepsScroll || hash !== "",
				state: focus,
				// As browsers do: the address one is already at is not one more step of the way back.
				replace: link.href === window.location.href,
			});
		}
		document.addEventListener("click", follow);
		return () => document.removeEventListener("click", follow);
	}, [navigate, prefix]);
}
