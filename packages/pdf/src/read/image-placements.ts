import { ppi, um } from "@offizin/units";
import type { ImageFacts } from "./image-facts.ts";
import type { Bounds } from "./page-path.ts";
import { imagePath, sideLengths, visibleBounds } from "./paint-bounds.ts";
import type { ImageEvent } from "./paint-event.ts";
import type { PageDrawing } from "./read-page.ts";

/** A picture where it stands on a page. */
export interface ImagePlacement {
	readonly image: ImageFacts;
	readonly event: ImageEvent;
	/** Pixels per inch along the picture's width and height as printed. */
	readonly ppiX: number;
	readonly ppiY: number;
	readonly bounds: Bounds | undefined;
	/** What its clips leave; undefined when nothing of it can be seen. */
	readonly visible: Bounds | undefined;
}

/** Every picture of a page with its effective resolution. */
export function imagePlacements(drawing: PageDrawing): ImagePlacement[] {
	return drawing.events.flatMap((event) => {
		if (event.kind !== "image") return [];
		const [width, height] = sideLengths(event.matrix);
		return [
			{
				image: event.image,
				event,
				ppiX: ppi(event.image.width, um(width)),
				ppiY: ppi(event.image.height, um(height)),
				bounds: imagePath(event).bounds,
				visible: visibleBounds(event, drawing),
			},
		];
	});
}
