import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseImagePath } from "@offizin/content";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toJson } from "../../adapters/database/json.ts";
import { signImage } from "../../doors/commands/sign-image.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { storeSpace } from "../../testing/content-rows.ts";
import { pngHeader, vividPhoto } from "../../testing/photos.ts";
import { assetKey } from "../content/assets/asset-file.ts";
import { signedImagePath } from "./image-signature.ts";

const SPACE = 4711;
const browser = { accept: "image/avif,image/webp,*/*;q=0.8" };

let server: AppUnderTest;
let photo: string;
beforeAll(async () => {
	server = await startAppUnderTest();
	await storeSpace(server.platform.database.db, { id: SPACE, tokens: {} });
	photo = await put("foto.jpg", await vividPhoto(1200, 800));
});
afterAll(() => server.close());

interface Told {
	readonly type?: string;
	readonly width?: number | null;
	readonly height?: number | null;
	readonly focus?: string;
}

/** Puts a file into the space as an upload would; returns its path. */
async function put(name: string, bytes: Uint8Array, told: Told = {}): Promise<string> {
	const { type = "image/jpeg", width = 1200, height = 800, focus = "" } = told;
	const hash = createHash("sha256").update(bytes).digest("hex");
	const { content, database, files, now } = server.platform;
	await files.write(assetKey(hash), bytes);
	await database.db
		.insertInto("content_asset")
		.values({
			...{ space: SPACE, name, hash, content_type: type, bytes: bytes.length, width, height, focus },
			...{ alt: "", title: "", source: "", copyright: "", meta_data: toJson({}) },
			...{ created_at: now(), updated_at: now() },
		})
		.execute();
	const change = { space: SPACE, story: null, is_published: true, at: now() };
	await database.db.insertInto("content_change").values(change).execute();
	await content.refresh();
	return `/f/${SPACE}/${width ?? 0}x${height ?? 0}/${hash.slice(0, 10)}/${name}`;
}

async function ask(path: string, headers: Record<string, string> = browser) {
	const answer = await server.app.request(path, { headers });
	return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function refusalOf(path: string) {
	const { status, bytes } = await ask(path);
	return [status, JSON.parse(bytes.toString()).code];
}

const sizeOf = async (bytes: Buffer) => {
	const { width, height } = await sharp(bytes).metadata();
	return [width, height];
};

describe("a picture of an asset", () => {
	test("comes in the format its reader takes, for everybody and for a year", async () => {
		const avif = await ask(`${photo}/m/575x0`);
		expect(avif.status).toBe(200);
		expect(avif.headers.get("content-type")).toBe("image/avif");
		expect(avif.headers.get("vary")).toBe("Accept");
		expect(avif.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		expect(avif.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
		expect(avif.headers.get("x-content-type-options")).toBe("nosniff");
		expect(await sizeOf(avif.bytes)).toEqual([575, 383]);
		const others = { "image/webp": "image/webp", "*/*": "image/jpeg" };
		for (const [accept, type] of Object.entries(others)) {
			expect((await ask(`${photo}/m/575x0`, { accept })).headers.get("content-type")).toBe(type);
		}
		const asked = await ask(`${photo}/m/575x0/filters:format(png)`);
		expect(asked.headers.get("content-type")).toBe("image/png");
	});

	test("is made once for all the ways to ask for it, and answered by its tag", async () => {
		const first = await ask(`${photo}/m/479x0/filters:quality(85)`);
		const tag = first.headers.get("etag") ?? "";
		const again = await ask(`${photo}/m/0479x000/smart`, { ...browser, "if-none-match": tag });
		expect(again.status).toBe(304);
		expect(again.headers.get("vary")).toBe("Accept");
		const kept = join(server.platform.config.filesFolder, "pictures", JSON.parse(tag));
		expect(existsSync(kept)).toBe(true);
	});

	test("asked for by many at once is made once", async () => {
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => ask(`${photo}/m/899x899/filters:grayscale()`)),
		);
		expect(new Set(answers.map(({ bytes }) => bytes.toString("base64"))).size).toBe(1);
	});

	test("9.1-8 the placeholder has some hundred bytes", async () => {
		const { bytes } = await ask(`${photo}/m/10x10/filters:quality(50):blur(3)`);
		expect(await sizeOf(bytes)).toEqual([10, 10]);
		expect(bytes.length).toBeLessThan(600);
	});

	test("is cut around the focus of the asset, which may move tomorrow; or around the one in its address", async () => {
		const half = sharp({ create: { width: 1200, height: 400, channels: 3, background: "#ff0000" } });
		const bytes = await half.extend({ bottom: 400, background: "#0000ff" }).jpeg({ quality: 100 }).toBuffer();
		const path = await put("fokus.jpg", bytes, { focus: "600x790:601x791" });
		const below = await ask(`${path}/m/958x319`);
		expect(below.headers.get("cache-control")).toContain("max-age=86400");
		const above = await ask(`${path}/m/958x319/filters:focal(600x1:601x2)`);
		expect(above.headers.get("cache-control")).toContain("immutable");
		const colors = await Promise.all(
			[below, above].map(async (one) => (await sharp(one.bytes).stats()).dominant),
		);
		expect(colors.map(({ r, b }) => (r > b ? "red" : "blue"))).toEqual(["blue", "red"]);
	});
});

describe("a size that is in no list", () => {
	test("needs a signature, of this very address", async () => {
		const { secret } = server.platform.config;
		expect(await refusalOf(`${photo}/m/600x400`)).toEqual([403, "image_size_unsigned"]);
		const options = parseImagePath("600x400");
		if (!options.ok) throw new Error(options.error.code);
		const signed = signedImagePath(secret, photo, options.value);
		expect(await sizeOf((await ask(signed)).bytes)).toEqual([600, 400]);
		const [, signature = ""] = signed.split("?s=");
		expect((await ask(`${photo}/m/600x400/smart?s=${signature}`)).status).toBe(403);
		expect((await ask(`${photo}/m/601x400?s=${signature}`)).status).toBe(403);
		expect((await ask(`${photo}/m/600x400?s=${signature.slice(1)}`)).status).toBe(403);
		expect((await ask(signedImagePath(`${secret}x`, photo, options.value))).status).toBe(403);
	});

	test("is signed by a command, in any way to write it", async () => {
		const said: string[] = [];
		const terminal = {
			print: (line: string) => said.push(line),
			complain: (line: string) => said.push(line),
		};
		const { secret } = server.platform.config;
		const sign = (address: string | undefined) => signImage(address, secret, terminal);
		expect(sign(`https://x.example${photo}/m/0600x400/filters:quality(85)`)).toBe(0);
		const url = new URL(said.pop() ?? "");
		expect([url.origin, (await ask(url.pathname + url.search)).status]).toEqual(["https://x.example", 200]);
		expect([
			sign(undefined),
			sign("https://x.example/f/1"),
			sign(`https://x.example${photo}/m/5000x1`),
		]).toEqual([2, 2, 1]);
		expect(said.at(-1)).toBe("image_too_large: 5000x1");
	});
});

describe("[security] what strangers try", () => {
	test.each([
		["50000x50000", 400, "image_too_large"],
		["319x0/..%2f..%2fetc%2fpasswd", 400, "image_option_unknown"],
		["319x0/%", 404, "not_found"],
		["319x0/%E0%A4%A", 404, "not_found"],
		["319x0/filters:watermark(https://evil.example/x.png)", 400, "image_option_unknown"],
		["319x0/filters:blur(99999)", 400, "image_option_invalid"],
		["5000x5000:6000x6000/319x0", 422, "image_crop_outside"],
	])("/m/%s is refused", async (asked, status, code) => {
		expect(await refusalOf(`${photo}/m/${asked}`)).toEqual([status, code]);
	});

	test("files that are not there, or elsewhere; a file that was called otherwise is there", async () => {
		const [, , , , start = "", name = ""] = photo.split("/");
		expect((await ask(`/f/${SPACE}/1200x800/${start}/frueher.jpg/m/319x0`)).status).toBe(200);
		for (const path of [
			`/f/${SPACE}/1200x800/0000000000/${name}`,
			`/f/1/1200x800/${start}/${name}`,
			`/f/${SPACE}/1200x800/${start.slice(1)}%25/${name}`,
			`/f/99999999999999999999/1200x800/${start}/${name}`,
			`/f/${SPACE}/${start}/${name}`,
		]) {
			expect(await refusalOf(`${path}/m/319x0`)).toEqual([404, "not_found"]);
		}
	});

	test("a file whose bytes have gone", async () => {
		const bytes = await vividPhoto(300, 300);
		const path = await put("weg.jpg", bytes);
		await server.platform.files.delete(assetKey(createHash("sha256").update(bytes).digest("hex")));
		expect(await refusalOf(`${path}/m/319x0`)).toEqual([404, "not_found"]);
	});

	test("files that are not what they are called", async () => {
		const text = await put("text.jpg", Buffer.from("<script>alert(1)</script>"));
		expect(await refusalOf(`${text}/m/319x0`)).toEqual([415, "image_not_a_picture"]);
		const pdf = await put("text.pdf", Buffer.from("%PDF-1.7"), {
			type: "application/pdf",
			width: null,
			height: null,
		});
		expect(await refusalOf(`${pdf}/m/319x0`)).toEqual([415, "image_not_a_picture"]);
		const bomb = await put("bombe.png", pngHeader(60_000, 60_000), { type: "image/png" });
		expect(await refusalOf(`${bomb}/m/319x0`)).toEqual([413, "image_too_heavy"]);
		const cut = await put("halb.jpg", (await vividPhoto(800, 800)).subarray(0, 5000));
		expect(await refusalOf(`${cut}/m/319x0`)).toEqual([422, "image_damaged"]);
	});

	test("a drawing is sent as it is and may do nothing", async () => {
		const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
		const path = await put("zeichen.svg", Buffer.from(svg), { type: "image/svg+xml" });
		const { headers, bytes } = await ask(`${path}/m/319x0`);
		expect(bytes.toString()).toBe(svg);
		expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
	});

	test("whoever has only new pictures made waits at some time; kept ones are free", async () => {
		const limit = { "x-forwarded-for": "9.9.9.9", ...browser };
		const states = new Map<number, number>();
		for (let index = 0; index < 240; index += 1) {
			const { status } = await ask(`${photo}/m/9000x${index}:9001x9000/319x0`, limit);
			states.set(status, (states.get(status) ?? 0) + 1);
		}
		expect(states.get(429)).toBeGreaterThan(0);
		expect((await ask(`${photo}/m/575x0`, limit)).status).toBe(200);
	});
});

test("on a disk that is nearly full pictures are made and not kept", async () => {
	const full = await startAppUnderTest({ environment: { MIN_FREE_MB: "1000000000" } });
	try {
		expect((await full.app.request("/img/w320/photo/alps")).status).toBe(200);
		expect(existsSync(join(full.platform.config.filesFolder, "pictures"))).toBe(false);
	} finally {
		await full.close();
	}
});
