import { expect, test } from "vitest";
import { isPreviewSigned, signPreview } from "./preview-signature.ts";

const key = { space: 4711, token: "pv-1" };
const now = new Date("2026-11-24T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const signed = () => new URLSearchParams(signPreview(key, now));

test("a signature is the one of the protocol, sha1 of space, token and time", () => {
	expect(signed().get("_storyblok_tk[token]")).toBe("e86e081143413c0d84ab1c3b8769af321886b9b9");
});

test("a signed address opens drafts for an hour and no longer, nor much before it was signed", () => {
	expect(isPreviewSigned(signed(), [key], now)).toBe(true);
	expect(isPreviewSigned(signed(), [key], later(3599))).toBe(true);
	expect(isPreviewSigned(signed(), [key], later(3600))).toBe(false);
	expect(isPreviewSigned(signed(), [key], later(-61))).toBe(false);
});

test("any of the space's preview tokens may have signed it, and no other space's", () => {
	expect(isPreviewSigned(signed(), [{ space: 4711, token: "pv-0" }, key], now)).toBe(true);
	expect(isPreviewSigned(signed(), [{ space: 4711, token: "pv-0" }], now)).toBe(false);
	expect(isPreviewSigned(signed(), [{ ...key, space: 4712 }], now)).toBe(false);
	expect(isPreviewSigned(signed(), [], now)).toBe(false);
});

test.each(["_storyblok_tk[space_id]", "_storyblok_tk[timestamp]", "_storyblok_tk[token]"])(
	"without its %s, or with another one, an address opens nothing",
	(name) => {
		const without = signed();
		without.delete(name);
		expect(isPreviewSigned(without, [key], now)).toBe(false);
		const other = signed();
		const value = other.get(name) ?? "";
		other.set(name, `${value.slice(0, -1)}${value.endsWith("0") ? "1" : "0"}`);
		expect(isPreviewSigned(other, [key], now)).toBe(false);
	},
);
