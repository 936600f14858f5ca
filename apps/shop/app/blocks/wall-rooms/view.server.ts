import { photoframeProduct } from "@offizin/assortment";
import type { Block } from "@offizin/content";
import { defaultConfiguration, nearestConfiguration } from "@offizin/solver";
import { wallFactsIn } from "#app/content/wall-facts.server.ts";
import { wallLook } from "#app/product-page/scenes/scene.server.ts";
import { type RoomsView, roomsView } from "#app/rooms/rooms-view.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";
import { shownMaterials, shownPhotos } from "./schema.ts";

export interface WallRoomsView extends Shown {
	readonly component: "wall-rooms";
	readonly headline: string;
	readonly text: string;
	readonly rooms: RoomsView;
}

/** One of our photographs, made as editors have chosen, in every room. */
export function wallRoomsView(block: Block, story: StoryReads): WallRoomsView {
	const { site } = story;
	const { text, choice } = fieldsOf(block, story);
	const materialType = choice("material", shownMaterials);
	const standard = defaultConfiguration(photoframeProduct);
	const made = nearestConfiguration(photoframeProduct, { ...standard, materialType, format: text("size") }, [
		"materialType",
		"format",
	]);
	if (!made) throw new Error(`Nothing of ${materialType} is made in ${text("size")}`);
	const label = wallFactsIn(site.locale).nameOf(materialType);
	return {
		component: "wall-rooms",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		rooms: roomsView("photoframe", wallLook(made, site), { name: choice("photo", shownPhotos), label }),
	};
}
