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
import { type ProductWords, productWords } from "@offizin/words";
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

function materialView({ key, limits, variants, edges, ppi }: Material, words: ProductWords) {
	return {
		value: key,
		name: words.value("materialType", key),
		note: words.note("materialType", key) ?? "",
		limits: limitsView(limits),
		variants: variants.map((variant) => ({ value: variant.key, name: words.value("variant", variant.key) })),
		edges: choicesOf(photoframe, "edge")
			.filter((edge) => edges.some((own) => own === edge.key))
			.map((edge) => choiceView(edge, "edge", words)),
		frames: frames.filter((one) => one.materials.includes(key)).map((one) => one.key),
		resolution: { ...ppi },
	};
}

function frameView({ key, colours, limits, materials: taken }: Frame, words: ProductWords) {
	return {
		value: key,
		name: words.value("frame", key),
		colours: choicesOf(photoframe, "frameType")
			.filter((colour) => colours.some((own) => own === colour.key))
			.map((colour) => choiceView(colour, "frameType", words)),
		limits: limitsView(limits),
		materials: [...taken],
	};
}

/** Everything that pictures for the wall are made of. */
export function wallArtData(locale: string) {
	const words = productWords(photoframe.key, locale);
	return {
		materials: materials.map((material) => materialView(material, words)),
		frames: frames.map((one) => frameView(one, words)),
		mats: {
			sizes: choicesOf(photoframe, "matSize").map(({ key }) => Number(key)),
			types: choicesOf(photoframe, "matType").map((type) => choiceView(type, "matType", words)),
		},
	};
}

/** The frame of a key, or undefined for "ohne"; false for one that nobody makes. */
export function frameOf(key: string | undefined): Frame | undefined | false {
	if (key === undefined || key === "" || key === "ohne") return undefined;
	return frame(key) ?? false;
}
