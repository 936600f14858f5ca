import { type SvgContext, toSvg } from "@offizin/design";
import { type SheetPage, sheetBox } from "@offizin/production";
import type { Um } from "@offizin/units";
import type { Browser, Page } from "@playwright/test";
import type { Patch } from "./glyph-offset.ts";
import { decodePicture, type PixelGrid, type Raster } from "./raster.ts";

interface Screen {
	readonly browser: Browser;
	readonly shaper: SvgContext["shaper"];
	/** Data URL of the only photo. */
	readonly photo: string;
	readonly bleed: Um;
}

/** All of a grid is drawn, or the part of it that is looked at; the rest stays black. */
interface View {
	readonly grid: PixelGrid;
	readonly within?: Patch;
}

/** Pixels of a tile's edge: Chromium paints no page larger than 16,384. */
const TILE = 8192;

/**
 * A side of the sheet as Chromium draws it, in each of the views: the SVG of each page as the editor shows it, where the
 * page lies on the sheet. White is the paper, as in a relative colorimetric print.
 */
export async function renderScreen<const Views extends readonly View[]>(
	side: SheetPage,
	views: Views,
	screen: Screen,
): Promise<{ [Index in keyof Views]: Raster }> {
	const page = await screen.browser.newPage();
	try {
		await page.setContent(`<body style="margin:0;overflow:hidden">${sheetOf(side, screen)}</body>`);
		const rasters: Raster[] = [];
		for (const view of views) rasters.push(await photograph(page, view));
		return rasters as { [Index in keyof Views]: Raster };
	} finally {
		await page.close();
	}
}

/** The sheet at the size of the grid, tile by tile. */
async function photograph(page: Page, { grid: { width, height }, within }: View): Promise<Raster> {
	const first = { left: Math.max(0, within?.left ?? 0), top: Math.max(0, within?.top ?? 0) };
	const right = within ? Math.min(width, within.left + within.width) : width;
	const bottom = within ? Math.min(height, within.top + within.height) : height;
	const whole = { width, height, pixels: Buffer.alloc(width * height * 3) };
	const protocol = await page.context().newCDPSession(page);
	for (let { top } = first; top < bottom; top += TILE) {
		for (let { left } = first; left < right; left += TILE) {
			const tile = { width: Math.min(TILE, right - left), height: Math.min(TILE, bottom - top) };
			await page.setViewportSize(tile);
			const place = `left:${-left}px;top:${-top}px;width:${width}px;height:${height}px`;
			await page
				.locator("#sheet")
				.evaluate((sheet, style) => sheet.setAttribute("style", style), `${STYLE};${place}`);
			// Playwright's own screenshots are packed tight, which takes longer than drawing them.
			const { data } = await protocol.send("Page.captureScreenshot", {
				format: "png",
				optimizeForSpeed: true,
			});
			paste(await decodePicture(Buffer.from(data, "base64")), whole, left, top);
		}
	}
	await protocol.detach();
	return whole;
}

function paste(tile: Raster, whole: Raster, left: number, top: number): void {
	for (let row = 0; row < tile.height; row++) {
		const from = row * tile.width * 3;
		const to = ((top + row) * whole.width + left) * 3;
		tile.pixels.copy(whole.pixels, to, from, from + tile.width * 3);
	}
}

const STYLE = "display:block;position:absolute;background:#fff";

function sheetOf(side: SheetPage, { photo, bleed, shaper }: Screen): string {
	const view = sheetBox(side.side, bleed);
	const pages = side.pages.map((placed, index) => {
		const { list, x, y, clip, size } = placed;
		const svg = toSvg(list, clip, {
			shaper,
			idPrefix: `${list.page}-${index}`,
			photoHref: (source) =>
				"upload" in source ? { href: photo, width: source.width, height: source.height } : null,
		});
		const place = `x="${clip.x}" y="${clip.y}" width="${clip.width}" height="${clip.height}"`;
		const turn = placed.turned ? ` rotate(180 ${size.width / 2} ${size.height / 2})` : "";
		return `<g transform="translate(${x} ${y})${turn}">${svg.replace("<svg ", `<svg ${place} `)}</g>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" id="sheet" style="${STYLE}" preserveAspectRatio="none" viewBox="${view.x} ${view.y} ${view.width} ${view.height}">${pages.join("")}</svg>`;
}
