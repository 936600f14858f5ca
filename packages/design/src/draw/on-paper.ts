const channels = [1, 3, 5] as const;

/** The channels of "#rrggbb" as shares, 0–1. */
function sharesOf(color: string): readonly number[] {
	return channels.map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
}

/**
 * What an ink looks like on a paper, both in "#rrggbb": printing inks are filters, so the light of the paper is multiplied
 * by theirs. White, where there is no ink, is the paper.
 */
export function onPaper(ink: string, paper: string | undefined): string {
	if (isWhite(paper)) return ink;
	const light = sharesOf(paper);
	const seen = sharesOf(ink).map((share, at) => Math.round(share * (light[at] ?? 1) * 255));
	return `#${seen.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The step of an SVG filter that lays a photo on a paper; "" on white. Comes after its look. */
export function paperSvgStep(paper: string | undefined): string {
	if (isWhite(paper)) return "";
	const [red, green, blue] = sharesOf(paper).map((share) => share.toFixed(4));
	return `<feComponentTransfer><feFuncR type="linear" slope="${red}"/><feFuncG type="linear" slope="${green}"/><feFuncB type="linear" slope="${blue}"/></feComponentTransfer>`;
}

function isWhite(paper: string | undefined): paper is undefined {
	return paper === undefined || paper.toLowerCase() === "#ffffff";
}
