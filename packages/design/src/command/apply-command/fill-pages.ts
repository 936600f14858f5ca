import { err, ok } from "@offizin/base";
import type { DesignDocument } from "../../document/document.ts";
import { findElement } from "../../document/document-elements.ts";
import type { CommandOf, SimpleCommand } from "../command.ts";
import { MOST_COMMANDS } from "../most-commands.ts";
import { tidyElement } from "../tidy-text.ts";
import { simpleCommands, together } from "../together.ts";
import type { Attempt, PhotoLookup } from "./applied.ts";
import { type Frames, laid } from "./change-frames.ts";
import { framesFor, pageFillings } from "./frames-for.ts";
import { layTexts } from "./lay-texts.ts";

/** Taking back is one request: each text that came is a command of it, and so are the frames and the tray. */
const MOST_TEXTS = MOST_COMMANDS - 2;

/** Fills pages with photos and texts in new frames; what a layout looks like is said once, however many pages have it. */
export function fillPages(
	document: DesignDocument,
	given: CommandOf<"fillPages">,
	photos: PhotoLookup,
): Attempt {
	const { without = [], models } = given;
	const command = models
		? { ...given, models: models.map((model) => tidyElement(model) as typeof model) }
		: given;
	let made = document;
	const exchanged: Frames[] = [];
	const inverse: SimpleCommand[] = [];
	const left = new Set(without);
	for (const { page: key, places, texts, isFit } of pageFillings(command)) {
		const page = document.pages.find((one) => one.key === key);
		if (!page) return err({ code: "page_missing", page: key });
		if (!isFit) return err({ code: "layout_unfit", page: key });
		const taken = places.find(({ element }) => findElement(document, element));
		if (taken) return err({ code: "element_exists", element: taken.element });
		const here = page.elements.filter(({ id }) => left.delete(id)).map(({ id }) => id);
		const worded = layTexts(made, { page: key, newTexts: texts, without: here }, photos);
		if (!worded.ok) return worded;
		made = worded.value.document;
		inverse.unshift(...worded.value.inverse);
		const [element] = texts;
		if (element && inverse.length > MOST_TEXTS)
			return err({ code: "limit_exceeded", element: element.id, limit: MOST_TEXTS });
		const gone = here.filter((id) => !worded.value.gone.has(id));
		const now = made.pages.find((one) => one.key === key) ?? page;
		const frames = framesFor(made, { page: now, places, without: gone }, photos);
		if (!frames.ok) return frames;
		exchanged.push({ page: key, gone, frames: frames.value });
	}
	const [stray] = left;
	if (stray !== undefined) return err({ code: "element_unknown", element: stray });
	const framed = laid(made, command, exchanged, photos);
	if (!framed.ok || inverse.length === 0) return framed;
	const undone = together([...simpleCommands(framed.value.inverse), ...inverse]);
	return ok({ ...framed.value, inverse: undone ?? framed.value.inverse });
}
