import { photoframeProduct } from "@offizin/assortment";
import type { Block } from "@offizin/content";
import { defaultConfiguration, nearestConfiguration } from "@offizin/solver";
import { fieldsOf } from "../fields.server.ts";
import type { StoryReads } from "../story-reads.server.ts";
import type { WallPiece } from "./hung-wall.server.ts";
import { wallFrameColours, wallFrames, wallMaterials, wallPhotos } from "./schema.ts";

/** What an editor has chosen, as it is made. */
export function pieceOf(picture: Block, story: StoryReads): WallPiece {
	const { text, choice, flag } = fieldsOf(picture, story);
	const frame = choice("frame", wallFrames);
	const wished = {
		...defaultConfiguration(photoframeProduct),
		materialType: choice("material", wallMaterials),
		format: text("size"),
		frame,
		...(frame === "ohne" ? {} : { frameType: choice("frameColour", wallFrameColours) }),
		...(flag("hasMat") ? { matSize: "30" } : {}),
	};
	const configuration = nearestConfiguration(photoframeProduct, wished, ["materialType", "format", "frame"]);
	if (!configuration) throw new Error(`Not made: ${wished.materialType} ${wished.format} ${frame}`);
	return { configuration, photo: choice("photo", wallPhotos) };
}
