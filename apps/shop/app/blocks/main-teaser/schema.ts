import type { BlockSchema } from "../block-schema.ts";
import { exampleBlock, exampleLink, exampleStill } from "../example-block.ts";
import { blocksOf, choice, color, flag, line, lines, link, picture, plain } from "../field-types.ts";
import { ratioPattern } from "./ratio.ts";

/** Fields of every slide, spec 3.10-2. */
const slideFields = {
	title: { ...line, required: true, description: "emphasis" },
	text: lines,
	control: { ...line, description: "control" },
	buttonText: line,
	isButtonVisible: { ...flag, default_value: "true" },
	linkUrl: link,
	color,
	backgroundColor: color,
	controlColor: color,
	controlColorMobile: { ...color, default_value: "white" },
	isImagePositionRight: flag,
	isNewTeaser: flag,
	tagNameHeadline: choice("h2", "h1", "p"),
	teaserWrapperComponent: choice("div", "section", "article"),
	teaserHtmlAttributes: { ...plain, description: "attributes" },
	responsiveImages: blocksOf("responsive-image"),
	imageBadge: picture,
	badgeColor: color,
	badgeUrl: link,
	showBadgeOnMobile: flag,
	showBadgeOnDesktop: flag,
} as const;

const image = (name: string, alt: string, aspectRatio: string, place = 1) =>
	exampleBlock("responsive-image", { image: exampleStill(name, alt), media: "all", aspectRatio }, place);

export const slide: BlockSchema = {
	name: "main-teaser-slide",
	fields: slideFields,
	use: "part",
	preview: "title",
	group: "teaser",
	example: exampleBlock("main-teaser-slide", {
		title: "Ein Umschlag geht auf, und das Fest *beginnt.*",
		text: "Wir zeichnen die Karten, Sie setzen Namen, Ort und Bild ein.",
		control: "Hochzeit",
		buttonText: "Hochzeitskarten ansehen",
		isButtonVisible: true,
		linkUrl: exampleLink("/karten-designen/hochzeit/"),
		isImagePositionRight: true,
		tagNameHeadline: "h2",
		responsiveImages: [image("papiervogel-hero", "Karten auf hellem Leinen", "3/2")],
	}),
};

export const threeSectionSlide: BlockSchema = {
	name: "three-section-main-teaser-slide",
	fields: { ...slideFields, sections: { ...blocksOf("main-teaser-slide"), minimum: 3, maximum: 3 } },
	use: "part",
	preview: "title",
	group: "teaser",
	example: exampleBlock("three-section-main-teaser-slide", {
		title: "Drei Anlässe",
		control: "Anlässe",
		tagNameHeadline: "h2",
		sections: ["Hochzeit", "Geburt", "Taufe"].map((title, index) =>
			exampleBlock(
				"main-teaser-slide",
				{
					title,
					tagNameHeadline: "p",
					linkUrl: exampleLink("/karten-designen/"),
					responsiveImages: [image("papiervogel-hero", title, "150/157", index + 10)],
				},
				index + 10,
			),
		),
	}),
};

export const smallTeaser: BlockSchema = {
	name: "small-teaser",
	fields: {
		headline: { ...line, required: true },
		subHeadline: line,
		url: link,
		backgroundColor: color,
		textColor: color,
		isHeadlineH1: flag,
	},
	use: "part",
	preview: "headline",
	group: "teaser",
	example: exampleBlock("small-teaser", {
		headline: "{Samples} Musterkarten gratis",
		subHeadline: "Papier fühlt man nicht am Bildschirm.",
		url: exampleLink("/musterkarten/"),
		backgroundColor: "var(--table)",
		textColor: "var(--ink)",
	}),
};

export const responsiveImage: BlockSchema = {
	name: "responsive-image",
	fields: {
		image: { ...picture, required: true },
		imageAlt: { ...line, description: "imageAlt" },
		media: choice("all", "mobile", "desktop"),
		aspectRatio: { ...plain, regex: ratioPattern, description: "ratio" },
		sizes: plain,
	},
	use: "part",
	preview: "media",
	group: "teaser",
	example: image("papiervogel-hero", "Karten auf hellem Leinen", "3/2"),
};

export const mainTeaser: BlockSchema = {
	name: "main-teaser-container",
	fields: {
		teaser: blocksOf("main-teaser-slide"),
		threeSectionMainTeaserSlides: blocksOf("three-section-main-teaser-slide"),
		smallTeaser: { ...blocksOf("small-teaser"), maximum: 1 },
	},
	use: "piece",
	preview: null,
	group: "teaser",
	example: exampleBlock("main-teaser-container", {
		teaser: [
			slide.example,
			{
				...slide.example,
				_uid: "example-main-teaser-slide-2",
				title: "Papier ist der halbe Gruß",
				control: "Papier",
				isImagePositionRight: false,
				responsiveImages: [image("papiervogel-hero", "Karten auf hellem Leinen", "3/2", 2)],
			},
		],
		threeSectionMainTeaserSlides: [],
		smallTeaser: [smallTeaser.example],
	}),
};
