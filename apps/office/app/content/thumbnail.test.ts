import { isListedSize, parseImagePath } from "@offizin/content";
import { expect, test } from "vitest";
import { thumbnail } from "./thumbnail.ts";

test("a thumbnail has a size that anybody may ask for; only pictures have one", () => {
	const [file, asked = ""] = thumbnail("/f/4711/10x10/0123456789/a.jpg")?.split("/m/") ?? [];
	const options = parseImagePath(asked);
	expect([file, options.ok && isListedSize(options.value)]).toEqual(["/f/4711/10x10/0123456789/a.jpg", true]);
	expect(thumbnail("agb.pdf")).toBeUndefined();
	for (const whole of ["/f/4711/0x0/0123456789/a.svg", "/img/w640/still/papiervogel-hero"]) {
		expect(thumbnail(whole)).toBe(whole);
	}
});
