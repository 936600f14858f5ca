import type { Result } from "@offizin/base";
import type { PaintEvent } from "./paint-event.ts";
import type { PageBoxes, PdfPage } from "./pdf-file.ts";
import type { PdfReadError } from "./read-error.ts";
import { walkPage } from "./walk-page.ts";

/** Everything a page paints, in order, for the pure functions that draw plates and find facts. */
export interface PageDrawing {
	readonly index: number;
	readonly boxes: PageBoxes;
	readonly events: readonly PaintEvent[];
}

export async function readPage(page: PdfPage): Promise<Result<PageDrawing, PdfReadError>> {
	const events: PaintEvent[] = [];
	const walked = await walkPage(page, (event) => {
		events.push(event);
	});
	return walked.ok ? { ok: true, value: { index: page.index, boxes: page.boxes, events } } : walked;
}
