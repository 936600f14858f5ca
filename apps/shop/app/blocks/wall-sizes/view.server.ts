import type { Block } from "@offizin/content";
import { formatMoney } from "@offizin/money";
import { productWords, say } from "@offizin/words";
import type { Drawing } from "#app/drawings/drawn.tsx";
import { paths } from "#app/paths.ts";
import type { StagedRoom } from "#app/rooms/room-stage.tsx";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";
import { hungWall } from "../wall-hung/hung-wall.server.ts";
import {
	chartRatios,
	comparedPhotos,
	needsOf,
	outlines,
	photoOf,
	reachOf,
	sizesOf,
	usualRatio,
} from "./size-chart.server.ts";

/** A size is not broken in the middle. */
const NBSP = "\u00a0";

export interface WallSizesView extends Shown {
	readonly component: "wall-sizes";
	readonly headline: string;
	readonly text: string;
	/** What photos of some megapixels are good for. */
	readonly reaches: readonly string[];
	readonly columns: readonly string[];
	readonly size: string;
	/** What the charts differ in, and the one that is seen first. */
	readonly ratio: string;
	readonly start: string;
	readonly charts: readonly {
		readonly key: string;
		readonly name: string;
		/** Width by height. */
		readonly shape: number;
		readonly room: StagedRoom;
		readonly drawing: Drawing;
		readonly rows: readonly {
			readonly key: string;
			readonly name: string;
			readonly to: string;
			readonly cells: readonly string[];
		}[];
	}[];
}

/** All sizes by their ratio, over a sofa at true scale, with what each asks of wall, room and photo. */
export async function wallSizesView(block: Block, story: StoryReads): Promise<WallSizesView> {
	const { site } = story;
	const { locale } = site;
	const { text } = fieldsOf(block, story);
	const told = story.words.sizes;
	const words = productWords("photoframe", locale);
	const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
	const metres = (centimetres: number) => figure.format(centimetres / 100);
	const named = (size: { readonly width: number; readonly height: number } | undefined) =>
		size ? words.value("format", `${size.width}x${size.height}`).replaceAll(" ", NBSP) : "";
	const charts = chartRatios.map(async (ratio) => {
		const sizes = sizesOf(ratio);
		const largest = sizes.at(-1);
		if (!largest) throw new Error(`No sizes of ${ratio}`);
		const wall = hungWall(
			[{ configuration: needsOf(largest).configuration, photo: photoOf[ratio] }],
			{ room: "living", rule: "row", gap: 0, columns: 1 },
			{ site, label: say(told.drawn, { ratio: told.ratio[ratio] }, locale) },
		);
		return {
			key: ratio,
			name: told.ratio[ratio],
			shape: largest.width / largest.height,
			room: wall.room,
			drawing: story.drawing(`${wall.markup}${outlines(sizes)}`),
			rows: await Promise.all(
				sizes.map(async (size) => {
					const { configuration, furniture, distance, sharpness } = needsOf(size);
					const price = await story.picturePrice(configuration);
					return {
						key: size.format,
						name: named(size),
						to: `${paths.wallPictures}?format=${size.format}`,
						cells: [
							say(told.between, { from: metres(furniture.from), to: metres(furniture.to) }, locale),
							say(told.metres, { metres: metres(distance) }, locale),
							...sharpness.map((level) => told.sharpness[level]),
							price ? formatMoney(price, locale) : "",
						],
					};
				}),
			),
		};
	});
	return {
		component: "wall-sizes",
		...shownOf(block, story),
		headline: text("headline"),
		text: text("text"),
		reaches: comparedPhotos.map((photo) =>
			say(
				told.reach,
				{
					megapixels: photo.megapixels,
					canvas: named(reachOf(photo, "leinwand")),
					acrylic: named(reachOf(photo, "acrylglas")),
				},
				locale,
			),
		),
		size: words.option("format"),
		ratio: told.choose,
		start: usualRatio,
		columns: [
			told.furniture,
			told.distance,
			...comparedPhotos.map(({ megapixels }) => say(told.megapixels, { megapixels }, locale)),
			told.price,
		],
		charts: await Promise.all(charts),
	};
}
