import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { geometryOf } from "@offizin/assortment";
import { printPages } from "@offizin/design";
import { browserOn } from "../../apps/server/src/testing/browser.ts";
import { checkOut, checkoutBody } from "../../apps/server/src/testing/shopper.ts";
import { type DemoServer, startDemoServer } from "../../tools/demo-server.ts";
import { descendantsOf, peakBytesOf } from "../../tools/process-tree.ts";
import { REAL_PHOTO_SIZE } from "../../tools/real-photo.ts";
import { bookPhoto, drawBookPhotos } from "../photo-book/book-photos.ts";
import type { Row } from "../row.ts";

const PRINTS = 300;
/** As the page sends them. */
const AT_ONCE = 3;
/** Half of what a render process may have; it holds one photo at a time, however many there are. */
const MAX_MEGABYTES = 600;
const LOOK_MS = 200;
const MOST_MS = 30 * 60_000;

const configuration = { format: "10x15", material: "glaenzend", fit: "fuellen" };
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const title = `${PRINTS} prints of 12 megapixels`;

/** A summer of photos, 12 megapixels each: sent, saved as one set, ordered, and printed by the server that took them. */
export const prints: Row = {
	name: "prints",
	async run() {
		const folder = mkdtempSync(join(tmpdir(), "offizin-bench-"));
		const server = await startDemoServer();
		const peak = peakOf(server.pid);
		try {
			const paths = await writePhotos(folder);
			const bytes = paths.reduce((sum, path) => sum + readFileSync(path).byteLength, 0);
			const copied = await timed(async () => {
				for (const path of paths) copyFileSync(path, `${path}.copy`);
			});
			const visitor = browserOn({ request: fetchFrom }, server.origins.bildwand);
			const uploads: string[] = [];
			const sent = await timed(() => sendAll(visitor, paths, uploads));
			const sending = peak.sinceThen();
			const bought = await timed(() => buySet(visitor, uploads));
			const placed = await checkOut(visitor, checkoutBody(granted(await visitor.get("/web-api/cart")).body));
			const { orderNumber } = granted(placed).body;
			peak.sinceThen();
			let fileBytes = 0;
			const printed = await timed(async () => {
				fileBytes = await untilPrinted(server, orderNumber);
			});
			const printing = peak.sinceThen();
			const rate = bytes / 1e6 / (sent / 1000);
			return {
				figures: [
					{
						what: `${title}, sent and looked at: time`,
						ours: seconds(sent),
						peer: `copying the bytes: ${seconds(copied)}`,
						ratio: `${(sent / copied).toFixed(0)} ×`,
					},
					{ what: `${title}, saved as a set and laid into the cart`, ours: seconds(bought) },
					{ what: `${title}, from the order to the print file: time`, ours: seconds(printed) },
					{
						what: `${title}, printed: peak memory of the render process`,
						ours: `${megabytes(printing.render)} MB`,
						budget: `≤ ${MAX_MEGABYTES} MB`,
						isKept: megabytes(printing.render) <= MAX_MEGABYTES,
					},
					{
						what: `${title}: peak memory of the server`,
						ours: `${megabytes(printing.server)} MB`,
					},
					{ what: `${title}: size of the print file`, ours: `${megabytes(fileBytes)} MB` },
				],
				notes: [
					`Sent one takes ${seconds(sent / PRINTS)} (${rate.toFixed(1)} MB/s, ${AT_ONCE} at once), printed ${seconds(printed / PRINTS)}; ${megabytes(bytes)} MB of photos. Photos are looked at with a peak of ${megabytes(sending.render)} MB in a render process and ${megabytes(sending.server)} MB in the server.`,
				],
			};
		} finally {
			peak.stop();
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		}
	},
};

const fetchFrom = (url: string, init: RequestInit) => {
	const headers = new Headers(init.headers);
	headers.set("origin", new URL(url).origin);
	return fetch(url, { ...init, headers });
};

type Visitor = ReturnType<typeof browserOn>;
type Answer = Awaited<ReturnType<Visitor["get"]>>;

/** An answer that grants what was asked; throws where the server refuses. */
function granted(answer: Answer): Answer {
	if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
	return answer;
}

/** The first alone, which makes the visitor known; then some at once. */
async function sendAll(visitor: Visitor, paths: readonly string[], uploads: string[]): Promise<void> {
	let next = 0;
	const send = async () => {
		const at = next++;
		const file = new FormData();
		file.set("file", new File([readFileSync(paths[at] ?? "")], "photo.jpg"));
		const sent = await visitor.sendForm("/web-api/uploads?productType=photoprint", file);
		uploads[at] = granted(sent).body.id;
	};
	await send();
	const lane = async () => {
		while (next < paths.length) await send();
	};
	await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Bytes of the print file, once staff could download it. */
async function untilPrinted({ origins, staff }: DemoServer, order: string): Promise<number> {
	const clerk = browserOn({ request: fetchFrom }, origins.papiervogel);
	granted(await clerk.post("/office-api/login", staff));
	const giveUpAt = performance.now() + MOST_MS;
	while (performance.now() < giveUpAt) {
		const { body } = granted(await clerk.get(`/office-api/orders/${order}`));
		const [job] = body.lines[0].jobs;
		if (job?.state === "failed") throw new Error(`The set is not printed: ${JSON.stringify(job)}`);
		const file = job?.files.find(({ name }: { name: string }) => name.endsWith(".pdf"));
		if (file) return file.bytes;
		await wait(LOOK_MS * 5);
	}
	throw new Error(`The set was not printed within ${seconds(MOST_MS)}.`);
}

/** Watches what a server and the processes below it hold at most. */
function peakOf(pid: number) {
	const known = new Map<number, number>();
	const look = () => {
		for (const child of descendantsOf(pid)) {
			known.set(child, Math.max(known.get(child) ?? 0, peakBytesOf(child)));
		}
	};
	const timer = setInterval(look, LOOK_MS);
	return {
		/** Of the server since its start, of a render process among those that ran since the last look. */
		sinceThen() {
			look();
			const render = Math.max(0, ...known.values());
			known.clear();
			return { server: peakBytesOf(pid), render };
		},
		stop: () => clearInterval(timer),
	};
}

async function writePhotos(folder: string): Promise<readonly string[]> {
	const drawn = await drawBookPhotos();
	const paths: string[] = [];
	for (let at = 0; at < PRINTS; at++) {
		const path = join(folder, `photo-${at}.jpg`);
		writeFileSync(path, await bookPhoto(drawn, at));
		paths.push(path);
	}
	return paths;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
	const begun = performance.now();
	await work();
	return performance.now() - begun;
}

async function buySet(visitor: Visitor, uploads: readonly string[]): Promise<void> {
	const [shape] = geometryOf({ product: "photoprint", configuration }).pages;
	if (!shape) throw new Error("A print has a page.");
	const made = granted(await visitor.post("/web-api/designs", { template: "abzuege", configuration })).body;
	const pages = printPages(
		uploads.map((upload) => ({ photo: { upload, ...REAL_PHOTO_SIZE }, isWhole: false, copies: 1 })),
		shape,
	).map((value, index) => ({ index, value }));
	const commands = [{ type: "addPages", pages, instead: ["front"] }];
	granted(await visitor.patch(`/web-api/designs/${made.id}`, { commands }, { "if-match": '"1"' }));
	const line = { designId: made.id, configuration, quantity: uploads.length };
	granted(await visitor.post("/web-api/cart/items", line));
}
