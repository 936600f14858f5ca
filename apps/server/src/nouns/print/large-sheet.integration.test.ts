import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { HEAP_MB, MEMORY_MB, renderEnvironment } from "../rendering/start-process.ts";

vi.setConfig({ testTimeout: 120_000 });

const command = fileURLToPath(new URL("../../testing/large-sheet-command.ts", import.meta.url));

test.each([
	[3000, 1500, 2],
	[2000, 2000, 2],
	[1200, 800, 5],
])(
	"a sheet of %i × %i mm and its plates are pictured within the memory of a render process",
	(...[width, height, perMm]) => {
		const node = [process.execPath, `--max-old-space-size=${HEAP_MB}`, "--single-threaded", command];
		const args = ["-c", `ulimit -d ${MEMORY_MB * 1024} && exec "$0" "$@"`, ...node, `${width}`, `${height}`];
		const made = spawnSync("/bin/sh", args, { encoding: "utf8", env: renderEnvironment });
		expect(made.stderr).toBe("");
		const longest = Math.round((width + 6) * perMm);
		expect(JSON.parse(made.stdout)).toMatchObject({ plates: 4, preview: [longest, expect.any(Number)] });
		expect(JSON.parse(made.stdout).ink).toBeGreaterThan(100);
	},
);
