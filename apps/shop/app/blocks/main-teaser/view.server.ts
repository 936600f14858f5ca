import type { Block, ImageSource } from "@offizin/content";
import { type Fields, fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";
import { ratioIn } from "./ratio.ts";

/** How large pictures are where editors do not say otherwise (spec 9.2-2). */
interface Measures {
	readonly ratios: Readonly<Record<"desktop" | "mobile", string>>;
	readonly sizes: string;
}
const slideMeasures: Measures = {
	ratios: { desktop: "59/22", mobile: "150/157" },
	sizes: "(min-width: 64rem) 60vw, 100vw",
};
/** Of one of the three sections beside each other. */
const sectionMeasures: Measures = {
	ratios: { desktop: "391/390", mobile: "302/220" },
	sizes: "(min-width: 48rem) 33vw, 100vw",
};

/** Each value checked for what it is. */
type Style = Readonly<Record<string, string>>;

export interface SlideImage extends Shown {
	readonly source: ImageSource;
	readonly media: "all" | "mobile" | "desktop";
	readonly sizes: string;
}

export interface SlideView extends Shown {
	/** Every second piece is emphasised. */
	readonly title: readonly string[];
	readonly text: string;
	readonly control: string;
	readonly button: string | undefined;
	readonly to: string | undefined;
	readonly style: Style;
	/** Colours of its control in the row below. */
	readonly controlStyle: Style;
	readonly isImageRight: boolean;
	/** Text stands on the picture and not beside it. */
	readonly isNew: boolean;
	readonly heading: "h1" | "h2" | "p";
	readonly wrapper: "div" | "section" | "article";
	readonly attributes: Readonly<Record<string, string>>;
	readonly images: readonly SlideImage[];
	readonly badge: Badge | undefined;
	readonly sections: readonly SlideView[];
}

interface Badge {
	readonly picture: ImageSource;
	readonly to: string | undefined;
	readonly background: string | undefined;
	readonly onMobile: boolean;
	readonly onDesktop: boolean;
}

export interface SmallTeaserView extends Shown {
	readonly headline: string;
	readonly subHeadline: string;
	readonly to: string | undefined;
	readonly style: Style;
	readonly isH1: boolean;
}

export interface MainTeaserView extends Shown {
	readonly component: "main-teaser-container";
	readonly slides: readonly SlideView[];
	readonly small: SmallTeaserView | undefined;
	/** What the row of slides is called for those who listen. */
	readonly label: string;
}

/** Three-section slides where there are some, otherwise normal ones (spec 2.4-2). */
export function mainTeaserView(block: Block, story: StoryReads): MainTeaserView {
	const { blocks } = fieldsOf(block, story);
	const three = blocks("threeSectionMainTeaserSlides");
	const slides = three.length > 0 ? three : blocks("teaser");
	const [small] = blocks("smallTeaser");
	return {
		component: "main-teaser-container",
		...shownOf(block, story),
		slides: slides.map((slide) => slideView(slide, story)),
		small: small && smallTeaserView(small, story),
		label: story.words.teaser,
	};
}

function slideView(block: Block, story: StoryReads, measures = slideMeasures): SlideView {
	const fields = fieldsOf(block, story);
	const { text, color, flag, choice, blocks } = fields;
	const images = blocks("responsiveImages").flatMap((image) => slideImage(image, story, measures));
	return {
		...shownOf(block, story),
		title: text("title").split("*"),
		text: text("text"),
		control: text("control") || text("title").replaceAll("*", ""),
		button: flag("isButtonVisible", true) ? text("buttonText") || undefined : undefined,
		to: fields.address("linkUrl") ?? fields.address("url"),
		style: styleOf({
			color: color("color"),
			background: color("backgroundColor"),
			"--ratio-desktop": ratioOf(images, "desktop", measures),
			"--ratio-mobile": ratioOf(images, "mobile", measures),
		}),
		controlStyle: styleOf({
			"--control": color("controlColor"),
			"--control-mobile": color("controlColorMobile") ?? "white",
		}),
		isImageRight: flag("isImagePositionRight"),
		isNew: flag("isNewTeaser"),
		heading: choice("tagNameHeadline", ["h2", "h1", "p"]),
		wrapper: choice("teaserWrapperComponent", ["div", "section", "article"]),
		attributes: attributesIn(text("teaserHtmlAttributes")),
		images: images.map(({ image }) => image),
		badge: badgeOf(fields),
		sections: blocks("sections").map((section) => slideView(section, story, sectionMeasures)),
	};
}

function smallTeaserView(block: Block, story: StoryReads): SmallTeaserView {
	const { text, color, flag, address } = fieldsOf(block, story);
	return {
		...shownOf(block, story),
		headline: text("headline"),
		subHeadline: text("subHeadline"),
		to: address("url"),
		style: styleOf({ color: color("textColor"), background: color("backgroundColor") }),
		isH1: flag("isHeadlineH1"),
	};
}

interface RatedImage {
	readonly image: SlideImage;
	readonly ratio: string;
}

function slideImage(block: Block, story: StoryReads, measures: Measures): readonly RatedImage[] {
	const { picture, choice, text } = fieldsOf(block, story);
	const ratio = ratioIn(text("aspectRatio"));
	const media = choice("media", ["all", "mobile", "desktop"]);
	const source = picture("image", media === "all" ? undefined : numberOf(ratio || measures.ratios[media]));
	if (!source) return [];
	const sizes = text("sizes") || measures.sizes;
	const alt = text("imageAlt") || source.alt;
	return [{ image: { ...shownOf(block, story), source: { ...source, alt }, media, sizes }, ratio }];
}

function numberOf(ratio: string): number {
	const [width, height] = ratio.split("/");
	return Number(width) / Number(height);
}

/** The ratio an image asks for where it is shown, else that of the specification. */
function ratioOf(images: readonly RatedImage[], media: "desktop" | "mobile", { ratios }: Measures): string {
	const find = (wanted: SlideImage["media"]) => images.find(({ image }) => image.media === wanted);
	const shown = find(media) ?? find("all");
	return shown?.ratio || ratios[media];
}

function badgeOf({ picture, address, color, flag }: Fields): Badge | undefined {
	const badge = picture("imageBadge");
	return (
		badge && {
			picture: badge,
			to: address("badgeUrl"),
			background: color("badgeColor"),
			onMobile: flag("showBadgeOnMobile"),
			onDesktop: flag("showBadgeOnDesktop"),
		}
	);
}

function styleOf(values: Readonly<Record<string, string | undefined>>): Style {
	return Object.fromEntries(
		Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
	);
}

/** "data-campaign=spring; id=top": names that do nothing by themselves, and no others. */
function attributesIn(text: string): Readonly<Record<string, string>> {
	const pairs = text.split(";").map((pair) => pair.split("="));
	return Object.fromEntries(
		pairs.flatMap(([name = "", value = ""]) =>
			/^(id|title|data-[a-z-]+|aria-label)$/.test(name.trim()) && !name.includes("data-blok")
				? [[name.trim(), value.trim()]]
				: [],
		),
	);
}
