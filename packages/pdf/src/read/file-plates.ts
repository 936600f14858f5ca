import type { ImageFacts } from "./image-facts.ts";
import { visibleBounds } from "./paint-bounds.ts";
import type { PaintEvent } from "./paint-event.ts";
import {
	inkSpaceOf,
	needsConversion,
	PROCESS_PLATES,
	plateMark,
	spacePlates,
	type ToProcess,
} from "./plate-mark.ts";
import type { PageDrawing } from "./read-page.ts";

export interface PlateQuestion {
	/** Inks of colours that are given otherwise, such as ICC-based RGB. */
	readonly toProcess?: ToProcess;
	/** Whether a picture has ink on a plate; without it every plate its colour space has counts as inked. */
	readonly imageCarries?: (image: ImageFacts, plate: string) => boolean;
}

export interface PagePlates {
	/** Plates that carry ink: process plates in printing order, then spots as they first appear. */
	readonly plates: readonly string[];
	/** Objects whose inks the press decides by converting their colour; they are in no plate above. */
	readonly unconverted: readonly PaintEvent[];
}

/**
 * The plates a page puts ink on. A plate counts when some object within the page and its clips puts more than
 * 0 % there; a knock-out alone does not make a plate, and being covered by a later object does not unmake one.
 * The colour "All" (registration marks) counts for the process plates and for every spot the page names.
 */
export function filePlates(drawing: PageDrawing, question: PlateQuestion = {}): PagePlates {
	const inked = new Set<string>();
	const named = new Set<string>();
	const unconverted: PaintEvent[] = [];
	for (const event of drawing.events) {
		const space = inkSpaceOf(event);
		if (!space || !visibleBounds(event, drawing)) continue;
		const candidates = spacePlates(space);
		if (
			event.kind === "shading" ||
			(event.kind === "image" && needsConversion(space) && !question.imageCarries)
		) {
			unconverted.push(event);
			continue;
		}
		for (const plate of candidates) named.add(plate);
		for (const plate of candidates) {
			const mark = plateMark(event, plate, question.toProcess);
			if (mark.kind === "unconverted") {
				unconverted.push(event);
				break;
			}
			const isPicture = mark.kind === "picture" && event.kind === "image";
			if (isPicture && (question.imageCarries?.(event.image, plate) ?? true)) inked.add(plate);
			if (mark.kind === "ink" && mark.amount > 0) inked.add(plate);
		}
	}
	if (inked.delete("All")) for (const plate of [...PROCESS_PLATES, ...named]) inked.add(plate);
	inked.delete("All");
	return {
		plates: [
			...PROCESS_PLATES.filter((plate) => inked.has(plate)),
			...[...inked].filter((plate) => !PROCESS_PLATES.includes(plate)),
		],
		unconverted,
	};
}
