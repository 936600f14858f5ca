import type { Browser, Page } from "@playwright/test";
import { openCrowdedDesign } from "./crowded-design.ts";
import { SLOWER } from "./strokes.ts";

const MOVES = 150;

/** Frames per second while a hand moves something. */
export interface Drags {
	/** One of 200 elements. */
	readonly one: number;
	/** All 200 together. */
	readonly all: number;
	/** A bare `<div>` under the same hand and load. */
	readonly bare: number;
}

export async function measureDrags(browser: Browser, origin: string): Promise<Drags> {
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "de-DE" });
	try {
		const page = await context.newPage();
		await page.setContent(barePage);
		const bare = await framesWhileDragging(page, { x: 60, y: 60 });
		await openCrowdedDesign(page, origin, "eukalyptus-postkarte-a6-salbei");
		const shape = page.locator('svg[role="group"] [data-element="shape-30"]').first();
		await shape.click();
		const one = await framesWhileDragging(page, await middleOf(page));
		await page.keyboard.press("Escape");
		await shape.click();
		await page.keyboard.press("Control+a");
		const all = await framesWhileDragging(page, await middleOf(page));
		return { one, all, bare };
	} finally {
		await context.close();
	}
}

const barePage = `<div style="position:absolute;width:120px;height:120px;background:#c66"></div><script>
	const box = document.querySelector("div");
	addEventListener("pointermove", (e) => { if (e.buttons) box.style.translate = e.clientX + "px " + e.clientY + "px"; });
</script>`;

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
	const box = await page.locator('svg[role="group"] [data-element="shape-30"]').first().boundingBox();
	if (!box) throw new Error("The shape is not on the screen.");
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves the held mouse once a frame and counts the frames the page made meanwhile. */
async function framesWhileDragging(page: Page, { x, y }: { x: number; y: number }): Promise<number> {
	const protocol = await page.context().newCDPSession(page);
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 3, y + 3);
	await protocol.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	await page.evaluate(() => {
		const frames: number[] = [];
		Object.assign(window, { frames });
		const note = (at: number) => {
			frames.push(at);
			requestAnimationFrame(note);
		};
		requestAnimationFrame(note);
	});
	for (let move = 0; move < MOVES; move++) {
		const angle = (move / 50) * 2 * Math.PI;
		await page.mouse.move(x + 40 * Math.sin(angle), y + 40 - 40 * Math.cos(angle));
	}
	const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
	await protocol.send("Emulation.setCPUThrottlingRate", { rate: 1 });
	await page.mouse.up();
	const [first = 0] = frames;
	return ((frames.length - 1) * 1000) / ((frames.at(-1) ?? first) - first);
}
