import { imageSource } from "@offizin/content";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { ContentImage, type DirectedImage } from "./content-image.tsx";

const asset = { filename: "/f/4711/2400x1600/0123456789/karte.jpg", alt: "Eine Karte", focus: "" };
const wide: DirectedImage = { source: imageSource(asset, 3), media: undefined, sizes: "100vw" };
const narrow: DirectedImage = {
	source: imageSource(asset, 1),
	media: "(max-width: 767px)",
	sizes: "100vw",
};

function markup(image: React.ReactNode): string {
	return renderToStaticMarkup(
		<IntlProvider locale="de-DE" messages={{}}>
			{image}
		</IntlProvider>,
	);
}

test("3.10-2 a window of another shape gets another picture, each with its own widths and place", () => {
	const html = markup(<ContentImage images={[narrow, wide]} isFirst />);
	expect(html).toMatch(
		/<picture[^>]*><source media="\(max-width: 767px\)" sizes="100vw" width="1600" height="1600" srcSet="[^"]* 1536w"/,
	);
	expect(html).toContain('width="2400" height="800" alt="Eine Karte" fetchPriority="high"');
	expect(html).not.toContain("lazy");
});

test("9.1-8 until it has come the picture of 10 × 10 stands in its place; what is not first is lazy", () => {
	const html = markup(<ContentImage images={[wide]} alt="" />);
	expect(html).toMatch(/^<img [^>]*karte\.jpg\/m\/10x10\/filters:quality\(50\):blur\(3\)/);
	expect(html).toContain('alt="" loading="lazy"');
});

test("a file of others is shown as it is", () => {
	const source = imageSource({ ...asset, filename: "https://elsewhere.example/a.png" });
	const html = markup(<ContentImage images={[{ source, media: undefined, sizes: "10rem" }]} />);
	expect(html).toContain('src="https://elsewhere.example/a.png"');
	expect(html).not.toContain("srcSet");
});
