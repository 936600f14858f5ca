import type { Room } from "@offizin/editor";
import { type Format, safeBoxes } from "@offizin/formats";
import { box } from "@offizin/units";
import { pageShown } from "./page-view.tsx";

/** Where something new goes on a page: inside the safe distance, of a folded one on its last panel. */
export function roomOn(format: Format, key: string): Room {
	const page = pageShown(format, key);
	return { page: key, area: safeBoxes(page).at(-1) ?? box(0, 0, page.size.width, page.size.height) };
}
