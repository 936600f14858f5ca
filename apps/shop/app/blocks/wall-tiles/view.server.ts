import type { Block } from "@offizin/content";
import { roomKeys } from "@offizin/scenes";
import type { Drawing } from "#app/drawings/drawn.tsx";
import type { StagedRoom } from "#app/rooms/room-stage.tsx";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";
import { hungWall } from "../wall-hung/hung-wall.server.ts";
import { pieceOf } from "../wall-hung/piece.server.ts";
import { paints } from "../wall-hung/schema.ts";

export interface WallTileView extends Shown {
	readonly headline: string;
	readonly text: string;
	readonly to: string;
	readonly room: StagedRoom;
	readonly colour: string;
	readonly drawing: Drawing;
}

export interface WallTilesView extends Shown {
	readonly component: "wall-tiles";
	readonly headline: string;
	readonly text: string;
	readonly tiles: readonly WallTileView[];
}

/** Space between pictures of a tile, in centimetres. */
const GAP = 5;

/** Pages, each with a room that shows what it is about. */
export function wallTilesView(block: Block, story: StoryReads): WallTilesView {
	const { text, blocks } = fieldsOf(block, story);
	return {
		component: "wall-tiles",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		tiles: blocks("items").map((item) => {
			const fields = fieldsOf(item, story);
			const pieces = fields.blocks("pictures").map((picture) => pieceOf(picture, story));
			const plan = { room: fields.choice("room", roomKeys), rule: "row", gap: GAP, columns: 1 } as const;
			const wall = hungWall(pieces, plan, { site: story.site, label: "" });
			return {
				...shownOf(item, story),
				headline: fields.text("headline"),
				text: fields.text("text"),
				to: fields.address("link") ?? "/",
				// The words below say what the room is for.
				room: { ...wall.room, about: "" },
				colour: fields.choice("wallColour", paints),
				drawing: story.drawing(wall.markup),
			};
		}),
	};
}
