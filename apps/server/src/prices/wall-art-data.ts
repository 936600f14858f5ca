import {
	type Frame,
	formatLimits,
	frame,
	frames,
	type Material,
	materials,
	photoframeProduct as photoframe,
} from "@offizin/assortment";
import { choicesOf, type SizeLimits } from "@offizin/solver";
import { choiceView } from "./choice-view.ts";

function limitsView({ short, long }: SizeLimits) {
	return { short: { ...short }, long: { ...long } };
}

/** Smallest and largest sizes of materials, in a frame where one is named and made for them. */
export function limitsOf(wanted: readonly Material[], around: Frame | undefined) {
	return wanted.flatMap((material) => {
		const limits = formatLimits(material, around);
		return limits
			? [{ materialType: material.key, frame: around?.key ?? "ohne", ...limitsView(limits) }]
			: [];
	});
}

function materialView({ key, nameDe, noteDe, limits, variants, edges, ppi }: Material) {
	return {
		value: key,
		name: nameDe,
		note: noteDe,
		limits: limitsView(limits),
		variants: variants.map((variant) => ({ value: variant.key, name: variant.nameDe })),
		edges: choicesOf(photoframe, "edge")
			.filter((edge) => edges.some((own) => own === edge.key))
			.map(choiceView),
		frames: frames.filter((one) => one.materials.includes(key)).map((one) => one.key),
		resolution: { ...ppi },
	};
}

function frameView({ key, nameDe, colours, limits, materials: taken }: Frame) {
	return {
		value: key,
		name: nameDe,
		colours: choicesOf(photoframe, "frameType")
			.filter((colour) => colours.some((own) => own === colour.key))
			.map(choiceView),
		limits: limitsView(limits),
		materials: [...taken],
	};
}

/** Everything that pictures for the wall are made of. */
export function wallArtData() {
	return {
		materials: materials.map(materialView),
		frames: frames.map(frameView),
		mats: {
			sizes: choicesOf(photoframe, "matSize").map(({ key }) => Number(key)),
			types: choicesOf(photoframe, "matType").map(choiceView),
		},
	};
}

/** The frame of a key, or undefined for "ohne"; false for one that nobody makes. */
export function frameOf(key: string | undefined): Frame | undefined | false {
	if (key === undefined || key === "" || key === "ohne") return undefined;
	return frame(key) ?? false;
}
