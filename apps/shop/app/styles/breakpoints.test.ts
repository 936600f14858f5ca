import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Mobile, large mobile, tablet, small desktop, desktop and large desktop of spec 9.1-9, in pixels. */
const breakpoints = [480, 576, 768, 900, 1024, 1300];
const PIXELS_PER_REM = 16;

const app = join(import.meta.dirname, "..");
const widths = globSync("**/*.css", { cwd: app }).flatMap((path) =>
	[...readFileSync(join(app, path), "utf8").matchAll(/@media[^{]*/g)].flatMap(([media]) =>
		// Up to a breakpoint is a trifle less than the breakpoint.
		[...media.matchAll(/width[:<>=\s]+([\d.]+)(rem|px)/g)].map(([, length, unit]) => ({
			path,
			width: Math.ceil(Number(length) * (unit === "rem" ? PIXELS_PER_REM : 1)),
		})),
	),
);

test("[9.1-9] pages change their layout at the breakpoints of the spec and nowhere else", () => {
	expect(widths.length).toBeGreaterThan(50);
	expect(widths.filter(({ width }) => !breakpoints.includes(width))).toEqual([]);
});
