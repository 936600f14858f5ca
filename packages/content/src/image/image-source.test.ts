import { expect, test } from "vitest";
import { parseImagePath } from "./image-path.ts";
import { imageWidths } from "./image-sizes.ts";
import { imageSource } from "./image-source.ts";
import { isListedSize } from "./is-listed-size.ts";

const asset = {
	filename: "https://www.papiervogel.example/f/4711/2400x1600/0123456789/karte.jpg",
	alt: "Eine Karte",
	focus: "100x200:101x201",
};

/** The options of every address of a srcset, and of the others. */
function optionsOf(source: ReturnType<typeof imageSource>) {
	const addresses = [source.src, source.placeholder, ...(source.srcSet?.split(/ \d+w(?:, |$)/) ?? [])];
	return addresses.flatMap((address) => {
		const path = address?.split("/m/")[1];
		const options = path === undefined ? undefined : parseImagePath(path);
		return options?.ok ? [options.value] : [];
	});
}

test("9.1-8 the widths are the breakpoints at densities 1 and 2", () => {
	expect(imageWidths).toEqual([
		...[319, 479, 575, 638, 767, 899, 958, 1023, 1150, 1299, 1534, 1536, 1798, 1900, 2046, 2598, 3072],
		3800,
	]);
});

test("9.1-8 an asset comes in every width its file has, and as a placeholder of 10 × 10", () => {
	const source = imageSource(asset);
	expect(source).toMatchObject({
		src: `${asset.filename}/m/899x0`,
		placeholder: `${asset.filename}/m/10x10/filters:quality(50):blur(3)`,
		width: 2400,
		height: 1600,
		alt: "Eine Karte",
	});
	expect(source.srcSet?.split(", ").map((one) => one.split(" ")[1])).toEqual(
		imageWidths.filter((width) => width <= 2400).map((width) => `${width}w`),
	);
});

test("with a ratio it is cut around its focus", () => {
	const source = imageSource(asset, 1);
	expect(source).toMatchObject({ width: 1600, height: 1600 });
	expect(source.src).toBe(`${asset.filename}/m/899x899/filters:focal(100x200:101x201)`);
});

test("nobody needs a signature for what pages ask for", () => {
	for (const ratio of [undefined, 1, 16 / 9, 0.4, 0.05, 12]) {
		const options = optionsOf(imageSource(asset, ratio));
		expect(options.length).toBeGreaterThan(2);
		expect(options.filter((one) => !isListedSize(one))).toEqual([]);
	}
});

test("a file narrower than all widths is made once", () => {
	const small = { ...asset, filename: "/f/1/20x30/0123456789/a.png" };
	expect(imageSource(small).srcSet).toBe("/f/1/20x30/0123456789/a.png/m/319x0 319w");
});

test.each([
	"https://elsewhere.example/bild.jpg",
	"/f/4711/0x0/0123456789/text.pdf",
	"/f/4711/10x10/0123456789/zeichen.svg",
	"/f/4711/10x10/0123456789/bewegt.gif",
	"",
])("%s is shown as it is", (filename) => {
	expect(imageSource({ ...asset, filename })).toMatchObject({ src: filename, srcSet: undefined });
});

test.each([
	["600x0", false],
	["319x4000", true],
	["10x10", true],
	["10x11", false],
	["0x575", true],
	["0x576", false],
	["", true],
])("the size of /m/%s stands in the list: %s", (path, isListed) => {
	const options = parseImagePath(path);
	expect(options.ok && isListedSize(options.value)).toBe(isListed);
});
