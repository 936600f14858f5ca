import { type SvgContext, toSvg } from "@offizin/design";
import { type SheetPage, sheetBox } from "@offizin/production";
import type { Um } from "@offizin/units";
import type { Browser } from "@playwright/test";
import { decodePng, type PixelGrid, type Raster } from "./raster.ts";

interface Screen {
	readonly browser: Browser;
	readonly shaper: SvgContext["shaper"];
	/** Data URL of the only photo. */
	readonly photo: string;
	readonly bleed: Um;
}

/**
 * A side of the sheet as Chromium draws it: the SVG of each page as the editor shows it, where the page lies on the
 * sheet. White is the paper, as in a relative colorimetric print.
 */
export async function renderScreen(side: SheetPage, grid: PixelGrid, screen: Screen): Promise<Raster> {
	const { browser, photo, bleed, shaper } = screen;
	const view = sheetBox(side.side, bleed);
	const pages = side.pages.map(({ list, x, y, clip }) => {
		const svg = toSvg(list, clip, {
			shaper,
			idPrefix: list.page,
			photoHref: (source) =>
				"upload" in source ? { href: photo, width: source.width, height: source.height } : null,
		});
		const place = `x="${x + clip.x}" y="${y + clip.y}" width="${clip.width}" height="${clip.height}"`;
		return svg.replace("<svg ", `<svg ${place} `);
	});
	const size = `width="${grid.width}" height="${grid.height}" preserveAspectRatio="none"`;
	const sheet = `<svg xmlns="http://www.w3.org/2000/svg" style="display:block" ${size} viewBox="${view.x} ${view.y} ${view.width} ${view.height}">${pages.join("")}</svg>`;
	const page = await browser.newPage({ viewport: { width: grid.width, height: grid.height } });
	try {
		await page.setContent(`<body style="margin:0;background:#fff">${sheet}</body>`);
		return await decodePng(await page.screenshot({ timeout: 120_000 }));
	} finally {
		await page.close();
	}
}
