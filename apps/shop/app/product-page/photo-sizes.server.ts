import { partShown, sharpnessOf } from "@offizin/assortment";
import type { OwnPhoto } from "@offizin/scenes";
import type { OptionView, ValueView } from "#app/panel/option-view.server.ts";
import type { PanelView } from "#app/panel/panel-view.server.ts";

/** Sizes that cut off less of a photo than this have its proportion. */
const ALIKE = 0.04;
/** Fewer than this are no choice: then all stand in front. */
const FEWEST = 3;

/** The panel with the sizes of a photo's own proportion first, those it is too small for behind a fold. */
export function withPhotoSizes(view: PanelView, own: OwnPhoto): PanelView {
	const sizes = (option: OptionView) =>
		option.key === "format" ? sizesFirst(option, view.configuration, own) : option;
	return { ...view, options: view.options.map(sizes) };
}

function sizesFirst(
	option: OptionView,
	configuration: PanelView["configuration"],
	own: OwnPhoto,
): OptionView {
	const suits = ({ value, isChosen, isPossible }: ValueView) => {
		if (isChosen) return true;
		const chosen = { ...configuration, format: value };
		const part = partShown(own, chosen);
		const lost = 1 - (part.width * part.height) / (own.width * own.height);
		return isPossible && lost < ALIKE && sharpnessOf(part, chosen) !== "refused";
	};
	const front = option.values.filter(suits).toSorted((one, other) => areaOf(one) - areaOf(other));
	if (front.length < FEWEST) return option;
	const longest = Math.max(...front.flatMap((value) => edgesOf(value)));
	const behind = option.values.filter((value) => !front.includes(value));
	return {
		...option,
		values: [
			...front.map((value): ValueView => {
				const [width = 0, height = 0] = edgesOf(value).map((edge) => edge / longest);
				return { ...value, isBehind: false, shape: { width, height } };
			}),
			...behind.map((value) => ({ ...value, isBehind: true, shape: undefined })),
		],
	};
}

function edgesOf({ value }: ValueView): readonly number[] {
	return value.split("x").map(Number);
}

function areaOf(value: ValueView): number {
	return edgesOf(value).reduce((area, edge) => area * edge, 1);
}
