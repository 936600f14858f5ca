import { aspectRatio, aspectRatios, material, materials, offeredSizes } from "@offizin/assortment";
import { stillNames } from "@offizin/contract";
import { parseImageFormat } from "@offizin/solver";
import { productWords } from "@offizin/words";
import type { RouterContextProvider } from "react-router";
import { publishedStories } from "#app/blocks/found-stories.server.ts";
import type { Menu, MenuTile } from "#app/menu.ts";
import { pageWords } from "#app/messages/shop-words.server.ts";
import { paths } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { productTiles } from "./product-tiles.server.ts";

/** The long edge in centimetres that formats are compared at: what hangs above a sofa. */
const COMPARED_CM = 90;

/** The shelves of the wall-art brand: materials, formats at one scale, and what else is made of a photo. */
export async function wallMenus(context: Readonly<RouterContextProvider>): Promise<readonly Menu[]> {
	const shop = context.get(shopContext);
	const { locale } = shop.site;
	const { nav, layout } = pageWords(locale);
	const words = productWords("photoframe", locale);
	const stories = await publishedStories(shop);
	const surfaces = materials.map(({ key }) => ({
		to: `${paths.wallPictures}?materialType=${key}`,
		name: words.value("materialType", key),
		still: stillNames.find((still) => still === `bildwand-material-${key}`),
	}));
	return [
		{
			key: "wandbilder",
			name: nav.wallPictures,
			to: paths.wallPictures,
			tiles: surfaces.flatMap(({ to, name, still }): MenuTile[] =>
				still ? [{ to, name, picture: { src: `/img/w640/still/${still}`, ratio: 4 / 5 } }] : [],
			),
			links: surfaces.filter(({ still }) => !still).map(({ to, name }) => ({ to, name })),
		},
		{
			key: "formate",
			name: layout.formats,
			to: `${paths.home}#formate`,
			tiles: comparedFormats().map(({ format, ...size }) => ({
				to: `${paths.wallPictures}?format=${format}`,
				name: words.value("format", format),
				size,
			})),
			links: [{ to: `${paths.home}#aufloesung`, name: nav.resolution }],
		},
		{
			key: "fotoprodukte",
			name: nav.photoProducts,
			to: paths.photoProducts,
			...productTiles(shop.site, stories, (path) => path !== paths.wallPictures),
		},
	];
}

/** Of each ratio the offered format, lying, whose long edge comes nearest to one and the same. */
function comparedFormats() {
	const canvas = material("leinwand");
	const offered = canvas ? offeredSizes(canvas) : [];
	const lying = offered.flatMap((format) => {
		const size = parseImageFormat(format);
		return size.ok && size.value.width >= size.value.height ? [{ format, ...size.value }] : [];
	});
	return aspectRatios.flatMap((ratio) => {
		const same = lying.filter(({ width, height }) => aspectRatio(width, height) === ratio);
		const [nearest] = same.sort((a, b) => Math.abs(a.width - COMPARED_CM) - Math.abs(b.width - COMPARED_CM));
		return nearest ? [nearest] : [];
	});
}
