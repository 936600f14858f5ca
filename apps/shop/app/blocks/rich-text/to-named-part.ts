/**
 * Goes to the part of a text that the address names, where nobody has gone yet. Whoever follows a link to it while a page
 * becomes alive stands at its top: React draws the text anew then, and the router has looked before it was there again.
 */
export function toNamedPart(): void {
	const name = decodeURIComponent(location.hash.slice(1));
	if (name !== "" && scrollY === 0) document.getElementById(name)?.scrollIntoView();
}
