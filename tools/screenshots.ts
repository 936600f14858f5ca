// npm run screenshots [-- --only name]: photographs the pages of a demo shop into screenshots/.
// --only takes a part of a name and may be given more than once.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import { buildChanged } from "./build.ts";
import { chromiumLaunch } from "./chromium.ts";
import { type DemoServer, startDemoServer } from "./demo-server.ts";
import { shopperIn } from "./shots/shopper.ts";
import type { Shot, Stage } from "./shots/shot.ts";
import { shots, untilPrinted } from "./shots/shots.ts";

const folder = "screenshots";
const PRINT_PPI = 150;
const WAIT_MS = 30_000;

interface Device extends BrowserContextOptions {
	readonly viewport: { readonly width: number; readonly height: number };
}

const german = { locale: "de-DE", timezoneId: "Europe/Berlin", reducedMotion: "reduce" } as const;
const desktop: Device = { ...german, viewport: { width: 1440, height: 900 } };
const phone: Device = {
	...german,
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
};

/** A device with its own shopper, so that each tells its whole story. */
async function openStage(browser: Browser, server: DemoServer, device: Device) {
	const shopperContext = await browser.newContext(device);
	const shopper = shopperIn(shopperContext, server);
	let staff: ReturnType<Stage["staffContext"]> | undefined;
	const signIn = async () => {
		const context = await browser.newContext(device);
		const address = `${server.origins.papiervogel}/office-api/login`;
		const answer = await context.request.post(address, { data: server.staff });
		if (!answer.ok()) throw new Error(`The login answered ${answer.status()}`);
		return context;
	};
	const stage: Stage = {
		server,
		isPhone: device.isMobile === true,
		shopper,
		shopperContext,
		freshPage: async () => (await browser.newContext(device)).newPage(),
		staffContext: () => {
			staff ??= signIn();
			return staff;
		},
	};
	return stage;
}

async function take(shot: Shot, stage: Stage, width: number): Promise<void> {
	const page = await shot.open(stage);
	page.setDefaultTimeout(WAIT_MS);
	if (!shot.isViewport) await wakePictures(page);
	await page.evaluate("document.fonts.ready.then(() => undefined)");
	const path = join(folder, `${shot.name}-${width}.png`);
	await page.screenshot({ path, fullPage: !shot.isViewport, animations: "disabled" });
	await page.close();
}

/** Scrolls through the page, so that pictures below the fold are loaded too. A string: the page has the DOM, we do not. */
async function wakePictures(page: Awaited<ReturnType<Shot["open"]>>): Promise<void> {
	await page.evaluate(`(async () => {
		for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
			scrollTo(0, y);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		scrollTo(0, 0);
		// A picture in something folded is never loaded, and its decoding never ends.
		const shown = [...document.images].filter((image) => image.checkVisibility());
		await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
	})()`);
	await page.waitForLoadState("networkidle");
}

/** Every page of the order's print files, as a viewer shows it. */
async function printPages(stage: Stage): Promise<void> {
	const { number } = await stage.shopper.order();
	const jobs = await untilPrinted(stage, number);
	const { request } = await stage.staffContext();
	const work = mkdtempSync(join(tmpdir(), "offizin-print-"));
	for (const [index, job] of jobs.entries()) {
		const name = job.files.find((file) => file.name.endsWith(".pdf"))?.name ?? "";
		const address = `${stage.server.origins.papiervogel}/office-api/jobs/${job.id}/files/${encodeURIComponent(name)}`;
		const answer = await request.get(address);
		if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}`);
		const file = join(work, `${index}.pdf`);
		writeFileSync(file, await answer.body());
		execFileSync("pdftoppm", ["-r", String(PRINT_PPI), "-png", file, join(folder, `print-${index + 1}`)]);
	}
	rmSync(work, { recursive: true });
}

const { values } = parseArgs({ options: { only: { type: "string", multiple: true, default: [] } } });
const isWanted = (name: string) =>
	values.only.length === 0 || values.only.some((part) => name.includes(part));
if (![...shots.map(({ name }) => name), "print"].some(isWanted)) {
	throw new Error(
		`No picture is named like that. There are: ${shots.map(({ name }) => name).join(", ")}, print.`,
	);
}
if (buildChanged().failed.length > 0) process.exit(1);
mkdirSync(folder, { recursive: true });
const server = await startDemoServer();
const browser = await chromium.launch(chromiumLaunch);
const failures: string[] = [];
async function attempt(name: string, work: () => Promise<void>): Promise<void> {
	try {
		await work();
		console.log(`  ${name}`);
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		failures.push(`${name}: ${message.split("\n").slice(0, 14).join(" ")}`);
		console.log(`  ${name} FAILED`);
	}
}
try {
	for (const device of [desktop, phone]) {
		const stage = await openStage(browser, server, device);
		const { width } = device.viewport;
		for (const shot of shots.filter(({ name }) => isWanted(name))) {
			await attempt(`${shot.name}-${width}`, () => take(shot, stage, width));
		}
		if (device === desktop && isWanted("print")) await attempt("print", () => printPages(stage));
	}
} finally {
	await browser.close();
	await server.stop();
}
if (failures.length > 0) {
	console.error(`\n${failures.length} pictures could not be taken:\n${failures.join("\n")}`);
	process.exitCode = 1;
}
