import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { err, ok } from "@offizin/base";
import { pictureWidths } from "@offizin/contract";
import { buildTemplate } from "@offizin/templates/recipes";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadFonts } from "../../adapters/fonts/fonts.ts";
import { createLog } from "../../adapters/log/log.ts";
import { walkPhoto } from "../../adapters/photo/inspection/walk-photo.ts";
import { codedItem, type WrittenItem } from "../../testing/heif-files.ts";
import { gridHeif, heicFile } from "../../testing/heif-photos.ts";
import { checkDesign } from "../document/check-design.ts";
import { createRenderPool } from "./render-pool.ts";
import type { Renderer } from "./renderer.ts";
import {
	ProcessEnded,
	type ProcessSettings,
	type RenderProcess,
	type Standing,
	startProcess,
} from "./start-process.ts";

const client = "test";

let folder: string;
let pool: Renderer;
/** Every process the pool has started, the newest last. */
const started: RenderProcess[] = [];
/** Called when a process is asked for something. */
let onAsk: (process: RenderProcess) => void = () => {};
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-render-"));
	const start = (settings: ProcessSettings): RenderProcess => {
		const real = startProcess(settings);
		const watched: RenderProcess = {
			...real,
			ask(request, seconds) {
				const answer = real.ask(request, seconds);
				onAsk(real);
				return answer;
			},
		};
		started.push(watched);
		return watched;
	};
	pool = createRenderPool({ profileFolder: folder, log: createLog("silent"), start });
});
afterAll(async () => {
	await pool.close();
	rmSync(folder, { recursive: true });
});

const template = buildTemplate("eukalyptus-klappkarte-a6-salbei");
const design = {
	document: template.document,
	configuration: template.defaultConfiguration,
	press: { profile: "digital-cards", colorLoss: new Map<string, number>() },
};

test("[security.H1] a process finds what is found here", async () => {
	const found = await pool.run("design.check", design, { client });
	expect(found).toEqual({ ok: true, value: checkDesign(design, await loadFonts(), undefined) });
});

test("work whose process is killed is done by another; killed again, it is too heavy", async () => {
	let kills = 1;
	onAsk = (process) => {
		if (kills-- > 0) process.end();
	};
	expect((await pool.run("design.check", design, { client })).ok).toBe(true);
	kills = 2;
	const found = await pool.run("design.check", design, { client });
	expect(found).toEqual({ ok: false, error: "render_too_heavy" });
	onAsk = () => {};
	expect((await pool.run("design.check", design, { client })).ok).toBe(true);
});

test("a process that dies while it waits is replaced", async () => {
	await pool.run("design.check", design, { client });
	for (const process of started) process.end();
	expect((await pool.run("design.check", design, { client })).ok).toBe(true);
});

test("work that throws says why, and its process goes on", async () => {
	const broken = { ...design, document: { ...design.document, swatches: {} } };
	const processes = started.length;
	await expect(pool.run("design.check", broken, { client })).rejects.toThrow(
		"is missing from a parsed document",
	);
	expect((await pool.run("design.check", design, { client })).ok).toBe(true);
	expect(started).toHaveLength(processes);
});

test("work nobody wants any more is ended, whether it waits or runs", async () => {
	const stop = new AbortController();
	const running = pool.run("design.check", design, { client, signal: stop.signal, isHeavy: true });
	const waiting = pool.run("design.check", design, { client, signal: stop.signal, isHeavy: true });
	const ends = [running, waiting].map((work) => expect(work).rejects.toThrow("handed back"));
	stop.abort();
	await Promise.all(ends);
	expect((await pool.run("design.check", design, { client })).ok).toBe(true);
});

test("[security.H2] a file that unpacks to gigabytes takes the memory of one process, not ours", async () => {
	const path = join(folder, "bomb.png");
	writeFileSync(path, pngWithComments(300, 7 * 2 ** 20));
	const before = process.memoryUsage.rss();
	const made = await pool.run("photo.renditions", { path }, { client, isHeavy: true });
	expect(made.ok && made.value.ok).toBe(false);
	expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20);
});

/** A small picture with so many compressed comments of so many bytes each. */
function pngWithComments(comments: number, bytes: number): Buffer {
	const chunk = (type: string, data: Buffer) => {
		const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
		length.writeUInt32BE(data.length);
		sum.writeUInt32BE(crc32(named));
		return Buffer.concat([length, named, sum]);
	};
	const header = Buffer.from([0, 0, 0, 200, 0, 0, 0, 200, 8, 0, 0, 0, 0]);
	const packed = deflateSync(Buffer.alloc(bytes, "a"));
	const comment = (index: number) =>
		chunk("zTXt", Buffer.concat([Buffer.from(`k${index}\0\0`, "latin1"), packed]));
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		chunk("IHDR", header),
		...Array.from({ length: comments }, (_none, index) => comment(index)),
		chunk("IDAT", deflateSync(Buffer.alloc(201 * 200))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

test("a HEIC photo of 47 megapixels, in tiles as phones store it, fits into the memory of a process", async () => {
	const path = join(folder, "tiles.heic");
	const tiles = Array<WrittenItem>(31 * 31).fill(codedItem(heicFile("quarters")));
	writeFileSync(path, gridHeif(tiles, { width: 7936, height: 5952 }));
	expect(await walkPhoto(path)).toMatchObject({ ok: true });
	const made = await pool.run("photo.renditions", { path }, { client, isHeavy: true });
	expect(made.ok && made.value.ok).toBe(true);
});

test("processes without work end after a while, the last one after minutes", async () => {
	vi.useFakeTimers();
	try {
		const alive = new Set<RenderProcess>();
		const start = (): RenderProcess => {
			const idler: RenderProcess = {
				standing: "behind",
				hasEnded: () => !alive.has(idler),
				end: () => void alive.delete(idler),
				ask: async () => ({ state: "done", outcome: "nichts", rss: 0 }),
			};
			alive.add(idler);
			return idler;
		};
		const idlers = createRenderPool({ profileFolder: folder, log: createLog("silent"), start });
		await Promise.all([1, 2].map((id) => idlers.run("design.check", design, { client: `${id}` })));
		expect(alive.size).toBe(2);
		vi.advanceTimersByTime(30_000);
		expect(alive.size).toBe(1);
		vi.advanceTimersByTime(240_000);
		expect(alive.size).toBe(1);
		vi.advanceTimersByTime(60_000);
		expect(alive.size).toBe(0);
	} finally {
		vi.useRealTimers();
	}
});

test("[security.H1] where a process behind all others gets no processor, work is done beside them from then on", async () => {
	const standings: Standing[] = [];
	const start = ({ standing }: ProcessSettings): RenderProcess => {
		standings.push(standing);
		let hasEnded = false;
		return {
			standing,
			hasEnded: () => hasEnded,
			end: () => {
				hasEnded = true;
			},
			async ask() {
				if (standing === "behind") throw new ProcessEnded("starved");
				return { state: "done", outcome: "getan", rss: 0 };
			},
		};
	};
	const starving = createRenderPool({ profileFolder: folder, log: createLog("silent"), start });
	for (const id of ["1", "2"])
		expect(await starving.run("design.check", design, { client: id })).toEqual({ ok: true, value: "getan" });
	expect(standings).toEqual(["behind", "beside"]);
});

test("closing ends what runs and what waits, and starts nothing", async () => {
	let starts = 0;
	const start = (): RenderProcess => {
		starts += 1;
		const ended = Promise.withResolvers<never>();
		return {
			standing: "behind",
			hasEnded: () => false,
			end: () => ended.reject(new ProcessEnded("killed")),
			ask: () => ended.promise,
		};
	};
	const busy = createRenderPool({ profileFolder: folder, log: createLog("silent"), start });
	const asked = [1, 2, 3, 4, 5].map((id) => busy.run("design.check", design, { client: `${id}` }));
	await busy.close();
	const outcomes = await Promise.allSettled(asked);
	expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
	expect(starts).toBe(3);
});

test("who is short of memory after other work asks a new process, and is too heavy when that is short, too", async () => {
	let starts = 0;
	const start = (shortOnes: number) => (): RenderProcess => {
		const isShort = starts++ < shortOnes;
		const message = "shop.picture: vips_image_write_to_memory: out of memory -- size == 40MB";
		return {
			standing: "behind",
			hasEnded: () => false,
			end() {},
			ask: async () =>
				isShort ? { state: "broken", message, stack: "", rss: 1 } : { state: "done", outcome: [], rss: 1 },
		};
	};
	const settings = { profileFolder: folder, log: createLog("silent"), standing: "behind" } as const;
	const once = createRenderPool({ ...settings, start: start(1) });
	expect(await once.run("design.check", design, { client })).toEqual(ok([]));
	expect(starts).toBe(2);
	starts = 0;
	const twice = createRenderPool({ ...settings, start: start(2) });
	expect(await twice.run("design.check", design, { client })).toEqual(err("render_too_heavy"));
	await Promise.all([once.close(), twice.close()]);
});

test("a scene in the largest width fits into the memory of a process", async () => {
	const name = { kind: "scene", name: "eukalyptus-postkarte-a6-salbei", detail: "detail" } as const;
	const width = Math.max(...pictureWidths);
	const made = await pool.run("shop.picture", { ...name, width, format: "webp", edited: {} }, { client });
	expect(made.ok && made.value.length).toBeGreaterThan(50_000);
});
