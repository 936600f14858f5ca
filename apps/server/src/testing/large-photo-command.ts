/**
 * Cuts a photo of as many pixels as uploads may have, turned by a quarter, for a material: node large-photo-command.ts
 * MATERIAL. A command of its own, so that a test can start it within the limits of a render process.
 */
import { invariant } from "@offizin/base";
import sharp from "sharp";
import { createProfileLoader } from "../adapters/profiles/profile-loader.ts";
import { cutPhoto } from "../nouns/print/cut-photo.ts";

const loaded = await createProfileLoader("var/test/no-profiles").find(`wall-${process.argv[2]}`);
invariant(loaded.ok, "the material has a profile");
const size = { width: 13_400, height: 8950 };
const bytes = await sharp({
	create: { ...size, channels: 3, background: "#c03030" },
	limitInputPixels: false,
})
	.withIccProfile("p3")
	.jpeg({ quality: 85, optimiseCoding: false })
	.toBuffer();
const cut = await cutPhoto(
	{ bytes, placed: { upload: "u1", ...size, turn: 90, crop: { x: 0, y: 0, ...size } } },
	{ colors: loaded.value.colors, quality: 90, passThrough: false },
);
process.stdout.write(JSON.stringify(cut.ok ? [cut.value.info.width, cut.value.info.height] : cut.error));
