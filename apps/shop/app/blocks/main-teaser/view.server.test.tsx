import type { Block, FieldValue } from "@offizin/content";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { storyFixture } from "../story-fixtures.ts";
import { MainTeaser } from "./main-teaser.tsx";
import { mainTeaser, slide, smallTeaser, threeSectionSlide } from "./schema.ts";
import { Slide } from "./slide.tsx";
import { SlidePicture } from "./slide-picture.tsx";
import { mainTeaserView } from "./view.server.ts";

const file = (name: string) => ({ filename: `/f/4711/3000x2000/0123456789/${name}.jpg`, alt: name });
const image = (media: string, name: string, fields = {}): Block => ({
	_uid: `${media}-${name}`,
	component: "responsive-image",
	image: file(name),
	media,
	...fields,
});

function slideOf(fields: Readonly<Record<string, FieldValue>>) {
	const slide: Block = { _uid: "1", component: "main-teaser-slide", title: "a", ...fields };
	const block = { _uid: "0", component: "main-teaser-container", teaser: [slide] };
	const [view] = mainTeaserView(block, storyFixture()).slides;
	if (!view) throw new Error("No slide");
	return view;
}

test("[2.4-2] slides of three sections are shown where there are some, normal ones else", () => {
	const normal = { ...slide.example, title: "normal" };
	const three = { ...threeSectionSlide.example, title: "drei" };
	const titles = (fields: object) =>
		mainTeaserView({ ...mainTeaser.example, ...fields }, storyFixture()).slides.map(({ title }) => title[0]);
	expect(titles({ teaser: [normal], threeSectionMainTeaserSlides: [three] })).toEqual(["drei"]);
	expect(titles({ teaser: [normal], threeSectionMainTeaserSlides: [] })).toEqual(["normal"]);
});

test.each([
	[{}, /^<section><a [^>]*href="\/musterkarten\/"[^>]*><p[^>]*>/],
	[{ isHeadlineH1: true }, /^<section><a [^>]*><h1[^>]*>/],
	[{ url: "" }, /^<section><div [^>]*><p[^>]*>/],
])("[2.4-3] a small teaser with %j is a link only where it leads somewhere", (fields, expected) => {
	const small = { ...smallTeaser.example, ...fields };
	const block = { ...mainTeaser.example, teaser: [], smallTeaser: [small] };
	const html = renderToStaticMarkup(<MainTeaser view={mainTeaserView(block, storyFixture())} />);
	expect(html.replace(/<section[^>]*>/, "<section>")).toMatch(expected);
});

test("[2.4-4] a badge leads where it says, on the windows it is for", () => {
	const fields = { imageBadge: file("badge"), badgeUrl: { linktype: "url", url: "/musterkarten/" } };
	const shown = slideOf({ ...fields, showBadgeOnMobile: true, showBadgeOnDesktop: false });
	expect(shown.badge).toMatchObject({ to: "/musterkarten/", onMobile: true, onDesktop: false });
	const html = renderToStaticMarkup(<Slide slide={shown} isFirst />);
	expect(html).toMatch(
		/<span[^>]* data-mobile="true" data-desktop="false"><a href="\/musterkarten\/"><img [^>]*badge/,
	);
});

test("the row of controls takes the two colours that are for it, and not those of the slide", () => {
	const slide = slideOf({ color: "white", backgroundColor: "var(--ink)", controlColor: "#abc" });
	expect(slide.controlStyle).toEqual({ "--control": "#abc", "--control-mobile": "white" });
	expect(slide.style).toMatchObject({ color: "white", background: "var(--ink)" });
	expect(Object.keys(slide.style)).not.toContain("--control");
});

test.each(["red;position:fixed", "url(https://evil.example/)", "image-set(a)"])(
	"%s is no colour, wherever it is written",
	(color) => {
		const slide = slideOf({
			color,
			backgroundColor: color,
			controlColor: color,
			controlColorMobile: color,
			badgeColor: color,
			imageBadge: file("badge"),
		});
		expect(slide.badge).toMatchObject({ background: undefined });
		expect(JSON.stringify([slide.style, slide.controlStyle])).not.toContain(color);
		const smallTeaser = [{ _uid: "2", component: "small-teaser", textColor: color, backgroundColor: color }];
		const block = { _uid: "0", component: "main-teaser-container", smallTeaser };
		expect(mainTeaserView(block, storyFixture()).small?.style).toEqual({});
	},
);

test.each([
	["3/2", "3/2"],
	["3/0", "59/22"],
	["0/0", "59/22"],
	["03/2", "59/22"],
	["12345/2", "59/22"],
])("the aspect ratio %s is %s", (aspectRatio, ratio) => {
	const { style } = slideOf({ responsiveImages: [image("all", "a", { aspectRatio })] });
	expect(style["--ratio-desktop"]).toBe(ratio);
});

test("[9.2-2] a section of three is nearly square, lying on a phone", () => {
	const section = { ...slide.example, responsiveImages: [image("desktop", "a")] };
	const [view] = slideOf({ sections: [section] }).sections;
	expect(view?.style).toMatchObject({ "--ratio-desktop": "391/390", "--ratio-mobile": "302/220" });
	expect(view?.images[0]?.sizes).toContain("33vw");
});

test("a picture for one width of window tells its ratio, whatever stands before it", () => {
	const responsiveImages = [
		image("all", "a", { aspectRatio: "3/2" }),
		image("mobile", "b", { aspectRatio: "4/5" }),
	];
	expect(slideOf({ responsiveImages }).style).toMatchObject({
		"--ratio-desktop": "3/2",
		"--ratio-mobile": "4/5",
	});
});

const narrow = "(max-width: 63.99rem)";
const wide = "(min-width: 64rem)";

test.each([
	["one for all", [image("all", "a")], [], "a"],
	[
		"one for all and one for phones",
		[image("all", "a"), image("mobile", "b")],
		[`b ${narrow}`, `a ${wide}`],
		"a",
	],
	[
		"one for all and one for screens",
		[image("all", "a"), image("desktop", "b")],
		[`a ${narrow}`, `b ${wide}`],
		"b",
	],
	["one for each", [image("desktop", "a"), image("mobile", "b")], [`b ${narrow}`, `a ${wide}`], "a"],
	["two for all", [image("all", "a"), image("all", "b")], [], "a"],
	["one for phones only", [image("mobile", "a")], [], "a"],
	[
		"one for each and one for all, which no window shows",
		[image("all", "c"), image("desktop", "a"), image("mobile", "b")],
		[`b ${narrow}`, `a ${wide}`],
		"a",
	],
])("[2.4-6] of %s a window loads one picture early, and only one", (_, responsiveImages, preloads, usual) => {
	const { images } = slideOf({ responsiveImages });
	const html = renderToStaticMarkup(<SlidePicture images={images} isFirst />);
	const told = [...html.matchAll(/<link[^>]*>/g)].map(([link]) => {
		const [, name] = /href="[^"]*\/(\w+)\.jpg/.exec(link) ?? [];
		const [, media] = / media="([^"]*)"/.exec(link) ?? [];
		return `${name} ${media}`;
	});
	expect(told.filter((link) => !link.endsWith(" undefined"))).toEqual(preloads);
	expect(html).toMatch(new RegExp(`<img[^>]* src="[^"]*/${usual}\\.jpg`));
	expect(html).toContain('fetchPriority="high"');
});

test("[2.4-6] pictures of the other slides are lazy and low", () => {
	const { images } = slideOf({ responsiveImages: [image("all", "a"), image("mobile", "b")] });
	const html = renderToStaticMarkup(<SlidePicture images={images} isFirst={false} />);
	expect(html).toMatch(/<img[^>]* loading="lazy"[^>]* fetchPriority="low"/);
	expect(html).not.toContain("<link");
});
