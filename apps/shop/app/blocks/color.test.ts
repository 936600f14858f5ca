import { expect, test } from "vitest";
import { colorOf } from "./color.ts";

test.each([
	"#fff",
	"#A1b2C3d4",
	"white",
	"rebeccaPurple",
	"var(--table)",
	"rgb(0 0 0 / 50%)",
	"hsla(12deg, 3%, 4%, .5)",
])("%s is a colour", (written) => {
	expect(colorOf(` ${written} `)).toBe(written);
});

test.each([
	"",
	"red;position:fixed",
	"url(https://evil.example)",
	"image-set(x)",
	"var(--a, url(b))",
	"rgb(0 0 0);",
	"expression(alert(1))",
	"12px",
	undefined,
	3,
])("%j is none", (written) => {
	expect(colorOf(written)).toBeUndefined();
});
