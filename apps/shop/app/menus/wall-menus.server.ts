import { aspectRatio, aspectRatios, material, materials, offeredSizes } from "@offizin/assortment";
import { stillNames } from "@offizin/contract";
import { ROOM_RATIO } from "@offizin/scenes";
import { parseImageFormat } from "@offizin/solver";
import { productWords } from "@offizin/words";
import type { RouterContextProvider } from "react-router";
import { publishedStories } from "#app/blocks/found-stories.server.ts";
import { materialPage } from "#app/content/material-facts.server.ts";
import type { Menu, MenuTile } from "#app/menu.ts";
import { pageWords } from "#app/messages/shop-words.server.ts";
import { paths } from "#app/paths.ts";
import { shopContext } from "#app/shop-context.ts";
import { productTiles } from "./product-tiles.server.ts";

/** The long edge in centimetres that formats are compared at: what hangs above a sofa. */
const COMPARED_CM = 90;

/** Pages of stories that the menu leads to, as they are in German. */
const pages = {
	materials: "/materialien/",
	sizes: "/groessen/",
	rooms: "/raeume/",
	walls: "/galeriewaende/",
	inspiration: "/inspiration/",
} as const;
/** The rooms that stand for pages about walls. */
const seenIn = { rooms: "living/greige", walls: "loft/charcoal" } as const;
/** The room that stands for a story of inspiration, by the end of its German path. */
const storyRooms: Readonly<Record<string, string>> = {
	"kinderfotos-im-flur": "hall/terracotta",
	"ueber-dem-sofa": "living/petrol",
	schwarzweiss: "study/petrol",
	panorama: "bedroom/white",
	"kueche-und-bad": "kitchen/sage",
};
const OTHER_ROOM = "dining/sage";
const MOST_STORIES = 6;

/** The shelves of the wall-art brand: materials, formats at one scale, and what else is made of a photo. */
export async function wallMenus(context: Readonly<RouterContextProvider>): Promise<readonly Menu[]> {
	const shop = context.get(shopContext);
	const { locale } = shop.site;
	const { nav, layout } = pageWords(locale);
	const words = productWords("photoframe", locale);
	const stories = await publishedStories(shop);
	/** Where a story is in the language of the site, by its German path; none that an editor has taken away. */
	const storyAt = (path: string) => stories.find(({ to, translations }) => (translations?.de ?? to) === path);
	const linkTo = (path: string, name?: string) => {
		const story = storyAt(path);
		return story ? [{ to: story.to, name: name ?? story.name }] : [];
	};
	const surfaces = materials.map(({ key }) => ({
		to: storyAt(materialPage(key))?.to ?? `${paths.wallPictures}?materialType=${key}`,
		name: words.value("materialType", key),
		still: stillNames.find((still) => still === `bildwand-material-${key}`),
	}));
	const room = (seen: string) => ({ src: `/img/w320/room/${seen}`, ratio: ROOM_RATIO });
	const inspired = stories.filter(({ to, translations }) =>
		new RegExp(`^${pages.inspiration}.`).test(translations?.de ?? to),
	);
	const inspiration = linkTo(pages.inspiration).map(
		({ to }): Menu => ({
			key: "inspiration",
			name: nav.inspiration,
			to,
			tiles: [
				...linkTo(pages.walls).map((link) => ({ ...link, picture: room(seenIn.walls) })),
				...linkTo(pages.rooms).map((link) => ({ ...link, picture: room(seenIn.rooms) })),
				...inspired.slice(0, MOST_STORIES).map(({ to: at, name, translations }) => {
					const end = (translations?.de ?? at).split("/").at(-2) ?? "";
					return { to: at, name, picture: room(storyRooms[end] ?? OTHER_ROOM) };
				}),
			],
			links: [],
		}),
	);
	return [
		{
			key: "wandbilder",
			name: nav.wallPictures,
			to: paths.wallPictures,
			tiles: surfaces.flatMap(({ to, name, still }): MenuTile[] =>
				still ? [{ to, name, picture: { src: `/img/w640/still/${still}`, ratio: 4 / 5 } }] : [],
			),
			links: [
				...surfaces.filter(({ still }) => !still).map(({ to, name }) => ({ to, name })),
				...linkTo(pages.materials, nav.allMaterials),
			],
		},
		{
			key: "formate",
			name: layout.formats,
			to: storyAt(pages.sizes)?.to ?? `${paths.home}#formate`,
			tiles: comparedFormats().map(({ format, ...size }) => ({
				to: `${paths.wallPictures}?format=${format}`,
				name: words.value("format", format),
				size,
			})),
			links: [...linkTo(pages.sizes, nav.sizes), { to: `${paths.home}#aufloesung`, name: nav.resolution }],
		},
		...inspiration,
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
