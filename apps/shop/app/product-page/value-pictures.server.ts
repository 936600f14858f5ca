import type { OwnPhoto } from "@offizin/scenes";
import type { Drawing } from "#app/drawings/drawn.tsx";
import type { OptionView, ValueView } from "#app/panel/option-view.server.ts";
import type { PanelView } from "#app/panel/panel-view.server.ts";
import { cornerOf } from "./scenes/scene.server.ts";

/** What is seen of a picture from the side: each of their values is shown on the picture that is chosen. */
const seen = ["variant", "edge", "frame", "matSize"];

/** The panel with bars, edges, frames and mats as pictures of the corner they would make. */
export function withValuePictures(
	view: PanelView,
	look: { readonly own: OwnPhoto | undefined; readonly ground: string },
	toDrawing: (markup: string) => Drawing,
): PanelView {
	const shown = (option: OptionView): OptionView =>
		seen.includes(option.key)
			? {
					...option,
					look: "swatches",
					values: option.values.map((value) => ({
						...value,
						drawing: toDrawing(
							cornerOf(chosenWith(view.configuration, option.key, value), asCut(look, option, value)),
						),
					})),
				}
			: option;
	return { ...view, options: view.options.map(shown), folded: view.folded.map(shown) };
}

/** Cut out around what it shows a photo is only where that is its edge. */
function asCut<Look extends { readonly own: OwnPhoto | undefined }>(
	look: Look,
	{ key }: OptionView,
	{ value }: ValueView,
): Look {
	const isOther = key === "edge" && value !== "kontur-bild";
	return isOther && look.own?.cut ? { ...look, own: { ...look.own, cut: undefined } } : look;
}

/** What is chosen once a value is, with what comes along with it. */
function chosenWith(
	configuration: PanelView["configuration"],
	key: string,
	{ value, changes = {} }: ValueView,
): Readonly<Record<string, string>> {
	const changed = Object.entries(changes).flatMap(([name, other]) =>
		other === null ? [] : [[name, other] as const],
	);
	return { ...configuration, ...Object.fromEntries(changed), [key]: value };
}
