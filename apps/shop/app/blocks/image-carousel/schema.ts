import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleStill } from "../example-block.ts";
import { blocksOf, flag, line, link, picture } from "../field-types.ts";

export const carouselImage: BlockSchema = {
	name: "carousel-image",
	fields: {
		image: { ...picture, required: true },
		imageAlt: { ...line, description: "imageAlt" },
		text: line,
		link,
	},
	use: "part",
	preview: "text",
	group: "teaser",
	example: exampleBlock("carousel-image", {
		image: exampleStill("papiervogel-hero", "Karten mit Umschlägen auf hellem Leinen"),
		text: "Eine Kollektion, von der ersten bis zur letzten Karte",
	}),
};

/** Spec 2.3-10, 2.5-1. */
export const imageCarousel: BlockSchema = {
	name: "image-carousel",
	fields: {
		headline: { ...line, required: true },
		items: { ...blocksOf("carousel-image"), minimum: 1 },
		isInfinite: flag,
		autoplay: { ...flag, description: "autoplay" },
	},
	use: "piece",
	preview: "headline",
	group: "teaser",
	example: exampleBlock("image-carousel", {
		headline: "Aus der Nähe",
		isInfinite: true,
		autoplay: false,
		items: [
			carouselImage.example,
			{
				...carouselImage.example,
				_uid: "example-carousel-image-2",
				image: exampleStill("bildwand-material-leinwand", "Kante einer Leinwand"),
				text: "Leinwand, um den Rahmen gezogen",
			},
			{
				...carouselImage.example,
				_uid: "example-carousel-image-3",
				image: exampleStill("bildwand-material-acrylglas", "Kante eines Acrylglasbilds"),
				text: "Acrylglas, dessen Kante das Licht führt",
			},
		],
	}),
};
