import { type Matrix, multiply, scale, translate } from "@offizin/geometry";
import { type Box, box as boxOf } from "@offizin/units";
import type { Crop, PlacedPhoto } from "../document/photo-element.ts";
import { SPARE, tiltedExtent, uprightSlot } from "./crop.ts";

type Lying = Pick<PlacedPhoto, "turn" | "mirrored" | "tilt">;

/**
 * Maps the upright slot to the real one: tilted about its middle, mirrored left to right, then turned clockwise. Undefined
 * where nothing is to be done.
 */
export function slotMatrix(box: Box, { turn, mirrored, tilt }: Lying): Matrix | undefined {
	if (!turn && !mirrored && !tilt && box.x === 0 && box.y === 0) return undefined;
	const upright = uprightSlot(box, turn);
	const mirror = mirrored ? multiply(translate(upright.width, 0), scale(-1, 1)) : translate(0, 0);
	const lying = multiply(turnMatrix(box, turn), mirror);
	const tilted = tilt ? multiply(lying, turnedAbout(upright.width / 2, upright.height / 2, tilt)) : lying;
	return multiply(translate(box.x, box.y), tilted);
}

function turnMatrix({ width, height }: Box, turn: PlacedPhoto["turn"]): Matrix {
	switch (turn) {
		case 90:
			return [0, 1, -1, 0, width, 0];
		case 180:
			return [-1, 0, 0, -1, width, height];
		case 270:
			return [0, -1, 1, 0, 0, height];
		case undefined:
			return translate(0, 0);
	}
}

/** Clockwise by hundredths of a degree about a point. */
function turnedAbout(x: number, y: number, hundredths: number): Matrix {
	const angle = (hundredths / 100) * (Math.PI / 180);
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	return multiply([cos, sin, -sin, cos, x, y], translate(-x, -y));
}

/** A photo as a file gets it: its pixels upright in their frame, and what lays them there. */
interface CutPlace {
	/** The smallest upright part of the photo that has everything of its crop in it. */
	readonly crop: Crop;
	/** Where that part lies once it is mirrored and turned, before it is tilted. */
	readonly box: Box;
	/** The tilt, as it is seen in the slot; undefined for none. */
	readonly matrix: Matrix | undefined;
}

/** Where the pixels of a photo lie in a file that takes parts of photos without their tilt: where `slotMatrix` lays them. */
export function cutPlace(box: Box, photo: PlacedPhoto): CutPlace {
	const { crop, turn, mirrored, tilt } = photo;
	if (!tilt) return { crop, box, matrix: undefined };
	const upright = uprightSlot(box, turn);
	const extent = tiltedExtent(crop, upright, tilt);
	const [middleX, middleY] = [crop.x + crop.width / 2, crop.y + crop.height / 2];
	const x = Math.floor(middleX - extent.width / 2 + SPARE);
	const y = Math.floor(middleY - extent.height / 2 + SPARE);
	const cut = { x, y, width: 2 * (middleX - x), height: 2 * (middleY - y) };
	const lain = uprightSlot(
		{
			width: (cut.width / crop.width) * upright.width,
			height: (cut.height / crop.height) * upright.height,
		} as Box,
		turn,
	);
	const [centerX, centerY] = [box.x + box.width / 2, box.y + box.height / 2];
	return {
		crop: cut,
		box: boxOf(centerX - lain.width / 2, centerY - lain.height / 2, lain.width, lain.height),
		matrix: turnedAbout(centerX, centerY, mirrored ? -tilt : tilt),
	};
}
