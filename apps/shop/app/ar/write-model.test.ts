import { photoframeProduct } from "@offizin/assortment";
import { solidPicture } from "@offizin/scenes";
import { defaultConfiguration } from "@offizin/solver";
import { validateBytes } from "gltf-validator";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { writeModel } from "./write-model.ts";

async function jpeg(width: number, height: number) {
	const image = sharp({ create: { width, height, channels: 3, background: "#7a8f6b" } }).jpeg();
	return { bytes: new Uint8Array(await image.toBuffer()), mimeType: "image/jpeg" } as const;
}

const canvas = { materialType: "leinwand", variant: "leiste-25", edge: "spiegel", format: "90x60" };
const framed = {
	...{ materialType: "poster", variant: "seidenmatt", edge: "rand-weiss", format: "60x40" },
	...{ frame: "alurahmen", frameType: "silber", matSize: "30", matType: "mat-weiss", glazing: "acryl" },
};

describe("[15] the file of a picture that is seen in a room", () => {
	test.each([
		["canvas with a mirrored edge", canvas],
		["canvas in three parts", { ...canvas, edge: "bild", parts: "3-mitte", partGap: "30" }],
		["acrylic", { materialType: "acrylglas", variant: "acryl-4", edge: "ohne", format: "60x40" }],
		[
			"brushed metal",
			{ materialType: "aludibond", variant: "alu-gebuerstet", edge: "ohne", format: "60x40" },
		],
		["film for a light box", { materialType: "backlitfolie", variant: "standard", edge: "ohne" }],
		["film cut as a heart", { materialType: "klebefolie", variant: "permanent", edge: "kontur-herz" }],
		["print with mat, glass and frame", framed],
		["print in a frame of oak", { ...framed, frame: "holzrahmen", frameType: "natur" }],
	])("%s has no error and no warning, and says how large it is", async (_name, chosen) => {
		const configuration = { ...defaultConfiguration(photoframeProduct), ...chosen };
		const solid = solidPicture(configuration, "#23395a");
		const metal = chosen.variant === "alu-gebuerstet" ? await jpeg(128, 64) : undefined;
		const grain = "frameType" in chosen && chosen.frameType === "natur" ? await jpeg(64, 16) : undefined;
		const file = await writeModel(solid, { photo: await jpeg(256, 128), metal, grain });
		const { issues, info } = await validateBytes(file);
		expect(issues.messages).toEqual([]);
		expect(info.drawCallCount).toBeGreaterThan(0);
		expect(info.extensionsUsed).toBeUndefined();
		expect(info.resources.filter(({ pointer }) => pointer.startsWith("/images"))).toHaveLength(
			metal || grain ? 2 : 1,
		);
	});
});
