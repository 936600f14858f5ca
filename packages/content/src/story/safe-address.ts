const leads = /^(https?:\/\/[^\s/?#\\]|mailto:[^\s:?]+(\?|$)|tel:\+?[\d({]|\/(?![/\\])|[#?])/i;

/** An address that a link or a file may have: a path of ours, a page, a mail or a telephone; else undefined. */
export function safeAddress(written: unknown): string | undefined {
	if (typeof written !== "string") return undefined;
	// Browsers leave out tabs and line breaks wherever they stand, "java\nscript:".
	const address = Array.from(written.trim())
		.filter((letter) => letter >= " ")
		.join("");
	return leads.test(address) ? address : undefined;
}
