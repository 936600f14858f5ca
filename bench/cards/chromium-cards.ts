import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { designFonts } from "@offizin/templates";
import { um } from "@offizin/units";
import type { Browser } from "@playwright/test";
import type { TrialPress } from "../../tools/screen-print/press.ts";
import { type CardGuest, NAME_FONT, NAME_SIZE } from "./guest-card.ts";
import type { PeerParts, Place } from "./peer-parts.ts";

const require = createRequire(import.meta.url);
/** Units of a code's drawing. */
const CODE_EDGE = 28_000;

/** One HTML page per side: drawing and photo as pictures, texts in web fonts, codes as SVG; printed by Chromium. */
export async function printByChromium(
	browser: Browser,
	parts: PeerParts,
	guests: readonly CardGuest[],
	{ folder, trial }: { readonly folder: string; readonly trial: TrialPress },
): Promise<void> {
	const page = await browser.newPage();
	try {
		await writeFile(join(folder, "photo.jpg"), parts.photo);
		for (const [side, drawing] of Object.entries(parts.svg))
			await writeFile(join(folder, `${side}.svg`), drawing);
		await writeFile(join(folder, "cards.html"), documentOf(parts, guests, trial));
		await page.goto(pathToFileURL(join(folder, "cards.html")).href);
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
		await page.pdf({ path: join(folder, "chromium.pdf"), preferCSSPageSize: true, printBackground: true });
	} finally {
		await page.close();
	}
}

function documentOf(parts: PeerParts, guests: readonly CardGuest[], { prepress }: TrialPress): string {
	const { size, at, texts } = parts;
	const name = (place: Place, guest: CardGuest) =>
		`<p class="name" style="${box(place)}">Für ${escaped(guest.name)}</p>`;
	const fixed = (side: string) =>
		`<img class="side" src="${side}.svg">${texts
			.filter((text) => text.side === side)
			.map(fixedText)
			.join("")}`;
	const [outside, inside] = [fixed("outside"), fixed("inside")];
	const cards = guests.map((guest) => {
		const personal = `<img style="${box(at.photo)}" src="photo.jpg">${name(at.outside, guest)}${codeOf(guest, at.code, prepress)}`;
		return `<section>${outside}${personal}</section><section>${inside}${name(at.inside, guest)}</section>`;
	});
	const fonts = new Set([NAME_FONT, ...texts.map(({ element }) => element.style.font)]);
	const style = `
		${[...fonts].map(fontFace).join("")}
		@page { size: ${size.width}mm ${size.height}mm; margin: 0 }
		body { margin: 0 }
		section { position: relative; width: ${size.width}mm; height: ${size.height}mm; overflow: hidden; break-after: page }
		section > * { position: absolute; margin: 0 }
		.side { left: 0; top: 0; width: 100%; height: 100% }
		.name { display: grid; align-items: center; text-align: center; font: ${NAME_SIZE}pt/1.2 ${NAME_FONT} }
		.text { display: grid; white-space: pre-line }
		img { object-fit: cover }`;
	return `<!doctype html><meta charset="utf-8"><style>${style}</style>${cards.join("")}`;
}

function fontFace(id: string): string {
	const font = designFonts.find((candidate) => candidate.id === id);
	if (!font) throw new Error(`${id} is no font of designs`);
	return `@font-face { font-family: ${id}; src: url(${pathToFileURL(require.resolve(font.file)).href}) }`;
}

function fixedText({ element, place, color }: PeerParts["texts"][number]): string {
	const { font, size, leading, tracking, align } = element.style;
	const type = `font:${size / 1000}mm/${leading / 100} ${font};letter-spacing:${tracking / 1000}em;text-align:${align}`;
	const vertical = { top: "start", middle: "center", bottom: "end" }[element.verticalAlign];
	return `<p class="text" style="${box(place)};${type};align-items:${vertical};color:${color}">${escaped(element.text)}</p>`;
}

function box({ x, y, width, height }: Place): string {
	return `left:${x}mm;top:${y}mm;width:${width}mm;height:${height}mm`;
}

function codeOf({ link }: CardGuest, place: Place, { qr }: TrialPress["prepress"]): string {
	const matrix = qr(link, "M");
	if (!matrix.ok) throw new Error(`${link} is too long for a code`);
	return `<svg style="${box(place)}" viewBox="0 0 ${CODE_EDGE} ${CODE_EDGE}"><path d="${matrix.value.path(um(CODE_EDGE))}"/></svg>`;
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
