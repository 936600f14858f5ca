/** Marks the link of an order in the list; its value is the number. */
export const ORDER_LINK = "data-order";

function orderLinks(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>(`[${ORDER_LINK}]`)];
}

/** Moves the focus within the list: from the order in focus, or to its first one when none is. */
export function focusOrder(which: "first" | "next" | "previous"): void {
	const links = orderLinks();
	const current = links.findIndex((link) => link.matches(":focus"));
	const step = { first: -current, next: 1, previous: -1 }[which];
	const target = current === -1 ? 0 : Math.min(Math.max(current + step, 0), links.length - 1);
	links[target]?.focus();
}

/** Puts the focus on the order with this number, or on the first when it is no longer in the list. */
export function focusOrderNumber(number: string): void {
	const links = orderLinks();
	const target = links.find((link) => link.getAttribute(ORDER_LINK) === number) ?? links[0];
	target?.focus();
}
