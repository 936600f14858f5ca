import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { MEMORY_MB, nodeOptions, renderEnvironment } from "../rendering/start-process.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** What a command of `testing` says when it runs within the limits of a render process. */
function within(command: string, ...rest: (string | number)[]): unknown {
	const path = fileURLToPath(new URL(`../../testing/${command}.ts`, import.meta.url));
	const node = [process.execPath, ...nodeOptions, path];
	const limited = `ulimit -d ${MEMORY_MB * 1024} && exec "$0" "$@"`;
	const args = ["-c", limited, ...node, ...rest.map(String)];
	const made = spawnSync("/bin/sh", args, { encoding: "utf8", env: renderEnvironment });
	expect(made.stderr).toBe("");
	return JSON.parse(made.stdout);
}

test.each([
	[3000, 1500, 2],
	[2000, 2000, 2],
	[1200, 800, 5],
])(
	"a sheet of %i × %i mm and its plates are pictured within the memory of a render process",
	(...[width, height, perMm]) => {
		const longest = Math.round((width + 6) * perMm);
		const said = { plates: 4, preview: [longest, expect.any(Number)], ink: expect.closeTo(146, -1) };
		expect(within("large-sheet-command", width, height)).toMatchObject(said);
	},
);

const size = { width: 13_400, height: 8950 };
let folder: string;
let photo: string;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "offizin-large-"));
	photo = join(folder, "photo.jpg");
	// As many pixels as we take, and of noise, whose files are as large as files get.
	const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
	await sharp({ create: { ...size, channels: 3, background: "#000", noise }, limitInputPixels: false })
		.withIccProfile("p3")
		.jpeg({ quality: 95 })
		.toFile(photo);
});
afterAll(() => rmSync(folder, { recursive: true }));

// Turned it takes the most. Some twenty seconds each.
test.each(["acrylglas", "leinwand"])(
	"[production.P9] every pixel of a photo as large as we take is cut for %s within it too",
	(material) => {
		const said = within("large-photo-command", material, photo, "turned");
		expect(said).toMatchObject({ size: [size.height, size.width] });
	},
);

test("a sheet of such a photo and its plates are pictured within it too", () => {
	const said = within("large-sheet-command", 2000, 1336, photo);
	expect(said).toMatchObject({ plates: 4, preview: [6018, expect.any(Number)] });
});
