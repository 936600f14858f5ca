const schemes = /^(https?:|mailto:|tel:)/i;
const isPath = /^(\/(?![/\\])|[#?])/;

/** An address that a link or a picture may have: a path of ours, a page, a mail or a telephone; else undefined. */
export function safeAddress(written: unknown): string | undefined {
	if (typeof written !== "string") return undefined;
	// Browsers leave out tabs and line breaks wherever they stand, "java\nscript:".
	const address = Array.from(written.trim())
		.filter((letter) => letter >= " ")
		.join("");
	if (isPath.test(address)) return address;
	return schemes.test(address) && URL.canParse(address) ? address : undefined;
}
