import { readFile } from "node:fs/promises";
import { box } from "@offizin/units";
import { uploadPhoto } from "../../../../apps/server/src/testing/shopper.ts";
import { REAL_PHOTO_SIZE, realPhoto } from "../../../real-photo.ts";
import { fillDesign } from "../heavy-design.ts";
import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 4;
const looks = ["blackWhite", "sepia", "color"] as const;

/** Cards full of photos of twelve megapixels, each cut, turned and toned differently; shown as PNG again and again. */
export const photoWall = singleVisitor("cards full of photos", async (attacker, { say }) => {
	const upload = await uploadPhoto(attacker, new Uint8Array(await readFile(await realPhoto())));
	const design = await fillDesign(attacker, (number) => ({
		id: `photo-${number}`,
		type: "photo",
		label: "",
		box: box((number % 10) * 9000, Math.floor(number / 10) * 9000, 60_000, 60_000),
		rotation: (number * 911) % 36_000,
		shape: "heart",
		look: { tone: looks[number % looks.length], brightness: 10, contrast: -10 },
		photo: {
			upload,
			...REAL_PHOTO_SIZE,
			crop: { x: number, y: number, width: 2900 - number, height: 2900 - number },
		},
	}));
	say(`${design.elements} photos`);
	await attacker.hammer(PARALLEL, (turn) => {
		const page = design.pages[turn % design.pages.length];
		return attacker.get(`/web-api/designs/${design.id}/preview/${page}.${turn % 2 === 0 ? "png" : "webp"}`);
	});
});
