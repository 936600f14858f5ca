import { readFileSync } from "node:fs";
import { invariant } from "@offizin/base";
import { lookSteps, type PhotoLook } from "@offizin/design";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { cutPhoto } from "../../nouns/print/cut-photo.ts";
import { vividPhoto } from "../../testing/photos.ts";
import { adjustPixels } from "./adjust-pixels.ts";
import { deltaE2000, labOf } from "./color-difference.ts";
import { colorEngine } from "./color-engine.ts";
import { colorLoss } from "./color-loss.ts";
import { type ColorProfile, colorProfile, SRGB } from "./color-profile.ts";
import { ASSUMED_CMYK } from "./open-photo.ts";
import { asSeen, decodeSmall, screenPhoto } from "./screen-photo.ts";

const size = { width: 360, height: 120 };
const uncoated = profileNamed("FOGRA29L_uncoated.icc");
let photo: Uint8Array;
beforeAll(async () => {
	photo = await vividPhoto(size.width, size.height);
});

function profileNamed(file: string): ColorProfile {
	const profile = colorProfile(readFileSync(new URL(`../../../assets/icc/${file}`, import.meta.url)));
	invariant(profile, file);
	return profile;
}

/** The photo in the print file, as a viewer with the output profile shows it. */
async function printed(press: ColorProfile, look?: PhotoLook): Promise<Uint8Array> {
	const placed = { upload: "u1", ...size, crop: { x: 0, y: 0, ...size } };
	const cut = await cutPhoto(
		{ bytes: photo, placed, ...(look && { look }) },
		{ colors: press, quality: 100, inkLimit: 300, passThrough: false },
	);
	invariant(cut.ok, JSON.stringify(cut));
	const ink = await sharp(cut.value.data).pipelineColourspace("cmyk").toColourspace("cmyk").raw().toBuffer();
	return (await colorEngine()).convert(ink, { from: press, to: SRGB });
}

async function shown(press: ColorProfile | undefined, look?: PhotoLook): Promise<Uint8Array> {
	const screen = await screenPhoto(photo, { edge: 1600, quality: 100, look }, press);
	invariant(screen.ok, JSON.stringify(screen));
	return sharp(screen.value).raw().toBuffer();
}

/** Mean and 95th percentile of ΔE00 over the pixels. */
function difference(one: Uint8Array, other: Uint8Array) {
	const lab = (rgb: Uint8Array, at: number) => labOf(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
	const all = Array.from({ length: one.length / 3 }, (_, at) =>
		deltaE2000(lab(one, at * 3), lab(other, at * 3)),
	);
	all.sort((a, b) => a - b);
	return {
		mean: all.reduce((sum, e) => sum + e, 0) / all.length,
		p95: all[Math.floor(all.length * 0.95)] ?? 0,
	};
}

test.each([
	["coated", ASSUMED_CMYK],
	["uncoated", uncoated],
])("vivid colours are shown as %s stock prints them", async (_name, press) => {
	const proof = difference(await shown(press), await printed(press));
	expect(proof.mean).toBeLessThan(1);
	expect(proof.p95).toBeLessThan(3);
	// Without the proof they are not: the test can fail.
	expect(difference(await shown(undefined), await printed(press)).mean).toBeGreaterThan(4);
});

test("the loss is the share of a photo that is seen duller, and greater on uncoated stock", async () => {
	const decoded = await decodeSmall(photo, 1600);
	invariant(decoded.ok, "the photo can be decoded");
	const [coated, rough] = [
		await colorLoss(decoded.value, ASSUMED_CMYK),
		await colorLoss(decoded.value, uncoated),
	];
	expect(coated).toBeGreaterThan(0.3);
	expect(rough).toBeGreaterThan(coated);
	const grey = { ...decoded.value, data: new Uint8Array(decoded.value.data.length).fill(128) };
	expect(await colorLoss(grey, ASSUMED_CMYK)).toBe(0);
});

test("what is in sRGB and not proofed stays as it is", async () => {
	const decoded = await decodeSmall(photo, 1600);
	invariant(decoded.ok, "the photo can be decoded");
	expect((await asSeen(decoded.value, undefined)).data).toEqual(new Uint8Array(decoded.value.data));
	expect((await asSeen(decoded.value, SRGB)).data).toEqual(new Uint8Array(decoded.value.data));
});

test.each<[string, PhotoLook]>([
	["black and white", { tone: "blackWhite", brightness: 0, contrast: 0 }],
	["sepia", { tone: "sepia", brightness: 0, contrast: 0 }],
	["bright", { tone: "color", brightness: 50, contrast: 0 }],
	["dark", { tone: "color", brightness: -50, contrast: 0 }],
	["hard", { tone: "color", brightness: 0, contrast: 50 }],
	["soft", { tone: "color", brightness: 0, contrast: -50 }],
])("a look is shown as it prints, which a look laid over the proof is not: %s", async (_, look) => {
	const print = await printed(uncoated, look);
	const { mean, p95 } = difference(await shown(uncoated, look), print);
	expect(mean).toBeLessThan(1);
	expect(p95).toBeLessThan(3);
	const laidOver = await shown(uncoated);
	adjustPixels(laidOver, { look: lookSteps(look) });
	expect(difference(laidOver, print).mean).toBeGreaterThan(3);
});
