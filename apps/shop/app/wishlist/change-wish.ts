import { toggleWish } from "./wishlist-store.ts";

/** Name of the event that tells the toast what came of it. */
export const wishChanged = "offizin:wish";

/** Adds or removes a template and lets the toast say so (spec 2.3-8). */
export function changeWish(templateId: string): void {
	window.dispatchEvent(new CustomEvent(wishChanged, { detail: toggleWish(templateId) }));
}
