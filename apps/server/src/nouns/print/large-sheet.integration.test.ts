import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { HEAP_MB, MEMORY_MB, renderEnvironment } from "../rendering/start-process.ts";

vi.setConfig({ testTimeout: 120_000 });

/** What a command of `testing` says when it runs within the limits of a render process. */
function within(command: string, ...rest: (string | number)[]): unknown {
	const path = fileURLToPath(new URL(`../../testing/${command}.ts`, import.meta.url));
	const node = [process.execPath, `--max-old-space-size=${HEAP_MB}`, "--single-threaded", path];
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

test.each(["acrylglas", "leinwand"])(
	"a turned photo of as many pixels as we take is cut for %s in it too, with as many as it holds",
	(material) => {
		const [width, height] = within("large-photo-command", material) as number[];
		expect([width, height]).toEqual([6330, 9477]);
	},
);
