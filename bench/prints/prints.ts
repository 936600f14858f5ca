import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { geometryOf } from "@offizin/assortment";
import { printPages } from "@offizin/design";
import { startDemoServer } from "../../tools/demo-server.ts";
import { REAL_PHOTO_SIZE } from "../../tools/real-photo.ts";
import { bookPhoto, drawBookPhotos } from "../photo-book/book-photos.ts";
import type { Row } from "../row.ts";
import type { PrintsRun } from "./write-prints.ts";

const run = promisify(execFile);
const PRINTS = 300;
/** As the page sends them. */
const AT_ONCE = 3;
/** Half of what a render process may have; it holds one photo at a time, however many there are. */
const MAX_MEGABYTES = 600;

const configuration = { format: "10x15", material: "glaenzend", fit: "fuellen" };
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** A summer of photos, 12 megapixels each: sent, saved as one set, laid into the cart, and written for the lab. */
export const prints: Row = {
	name: "prints",
	async run() {
		const folder = mkdtempSync(join(tmpdir(), "offizin-bench-"));
		const server = await startDemoServer({ RATE_LIMIT_FACTOR: "100" });
		try {
			const paths = await writePhotos(folder);
			const copied = await timed(async () => {
				for (const path of paths) copyFileSync(path, `${path}.copy`);
			});
			const visitor = visitorOf(server.origins.bildwand);
			const uploads: string[] = [];
			const sent = await timed(async () => {
				uploads[0] = await visitor.upload(paths[0] ?? "");
				let next = 1;
				const lane = async () => {
					for (let at = next++; at < paths.length; at = next++) {
						uploads[at] = await visitor.upload(paths[at] ?? "");
					}
				};
				await Promise.all(Array.from({ length: AT_ONCE }, lane));
			});
			const bought = await timed(() => buySet(visitor, uploads));
			const script = join(import.meta.dirname, "write-prints.ts");
			const { stdout } = await run(process.execPath, [script, folder, ...paths]);
			const written: PrintsRun = JSON.parse(stdout);
			const peak = Math.round(written.peakBytes / 1e6);
			const title = `${PRINTS} prints of 12 megapixels`;
			return {
				figures: [
					{
						what: `${title}, sent and looked at: time`,
						ours: seconds(sent),
						peer: `copying the bytes: ${seconds(copied)}`,
						ratio: `${(sent / copied).toFixed(0)} ×`,
					},
					{ what: `${title}, saved as a set and laid into the cart`, ours: seconds(bought) },
					{ what: `${title}, written for the lab: time`, ours: seconds(written.ms) },
					{
						what: `${title}, written for the lab: peak memory`,
						ours: `${peak} MB`,
						budget: `≤ ${MAX_MEGABYTES} MB`,
						isKept: peak <= MAX_MEGABYTES,
					},
				],
				notes: [
					`Sent one takes ${seconds(sent / PRINTS)}, written ${seconds(written.ms / PRINTS)}; the file has ${Math.round(written.fileBytes / 1e6)} MB.`,
				],
			};
		} finally {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		}
	},
};

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

type Visitor = ReturnType<typeof visitorOf>;

async function buySet(visitor: Visitor, uploads: readonly string[]): Promise<void> {
	const [shape] = geometryOf({ product: "photoprint", configuration }).pages;
	if (!shape) throw new Error("A print has a page.");
	const made = await visitor.ask("POST", "/web-api/designs", { template: "abzuege", configuration });
	const pages = printPages(
		uploads.map((upload) => ({ photo: { upload, ...REAL_PHOTO_SIZE }, isWhole: false, copies: 1 })),
		shape,
	).map((value, index) => ({ index, value }));
	const commands = [{ type: "addPages", pages, instead: ["front"] }];
	await visitor.ask("PATCH", `/web-api/designs/${made.id}`, { commands }, { "if-match": '"1"' });
	await visitor.ask("POST", "/web-api/cart/items", {
		designId: made.id,
		configuration,
		quantity: uploads.length,
	});
}

/** Somebody with cookies at a brand; throws where the server refuses something. */
function visitorOf(origin: string) {
	const cookies = new Map<string, string>();
	async function send(path: string, init: RequestInit) {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const response = await fetch(`${origin}${path}`, {
			...init,
			headers: { ...(init.headers as Record<string, string>), cookie, origin },
		});
		for (const set of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
			cookies.set(name, value);
		}
		const answer = (await response.json()) as { readonly id: string };
		if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
		return answer;
	}
	return {
		ask: (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
			send(path, {
				method,
				body: JSON.stringify(body),
				headers: { "content-type": "application/json", ...headers },
			}),
		async upload(path: string): Promise<string> {
			const body = new FormData();
			body.set("file", new File([readFileSync(path)], "photo.jpg"));
			return (await send("/web-api/uploads?productType=photoprint", { method: "POST", body })).id;
		},
	};
}
