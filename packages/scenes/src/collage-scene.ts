import { type CollageLayout, collageLayout, gridOf } from "@offizin/assortment";
import type { PhotoName } from "@offizin/contract/browser";
import { ownPageDefinition, ownPart } from "./own-page.ts";
import { type Box, detail, oneOf, photo, rect, round, type SceneChoice, type Supplies, text } from "./svg.ts";
import { wallScene } from "./wall-scene.ts";

const names: readonly [PhotoName, ...PhotoName[]] = [
	"rowboats",
	"fig",
	"dandelions",
	"kite",
	"forest",
	"dogs",
	"leaves",
	"lake",
	"peaks",
	"milky-way",
	"brushes",
	"sunset",
	"meadow",
	"jetty",
	"drum",
];
/** More photos than this are one picture with a grid over it: that is what a mosaic looks like. */
const MOST_PHOTOS = 60;

/** What collages are bought for, before anybody has chosen: a heart of many photos, large on the wall. */
export const collageShowpiece = { designId: "27" };

/** A collage over its sideboard, with the fields of its layout. */
export function collageScene(choice: SceneChoice): string {
	const { made, definitions, draw } = hungCollage(choice);
	return definitions + wallScene(made, draw);
}

/** A collage as it hangs wherever it does: what goes round a bar is the ground, too. */
export function hungCollage(choice: SceneChoice) {
	const { ground, ownPage, configuration } = choice;
	const below = (box: Box) => rect(box, ground ?? "#fdfcfa");
	const layout = collageLayout(configuration.designId);
	return {
		made: ground ? { ...choice, configuration: { ...configuration, edge: "farbe" } } : choice,
		definitions: ownPage ? ownPageDefinition(ownPage) : "",
		draw: (box: Box) => below(box) + (ownPage ? ownPart(ownPage.trim, box) : fieldsOf(layout, box, choice)),
	};
}

function fieldsOf(layout: CollageLayout, box: Box, choice: SceneChoice): string {
	const { supplies, turn = 0 } = choice;
	const { columns, rows } = gridOf(layout, box);
	const gap = gapIn(box, choice);
	const inner = { width: box.width - gap * 2, height: box.height - gap * 2 };
	const edge = Math.min(inner.width / columns, inner.height / rows);
	const [wide, high] = layout.fields ? [edge, edge] : [inner.width / columns, inner.height / rows];
	const left = box.x + (box.width - wide * columns) / 2;
	const top = box.y + (box.height - high * rows) / 2;
	if (layout.photos > MOST_PHOTOS && !layout.fields) {
		const whole = { x: left, y: top, width: wide * columns, height: high * rows };
		return photo(supplies, oneOf(names, turn), whole) + gridLines(whole, columns, rows, gap);
	}
	const cells = Array.from({ length: columns * rows }, (_, index) => {
		const [column, row] = [index % columns, Math.floor(index / columns)];
		if (layout.fields && layout.fields[row]?.[column] !== "#") return "";
		// Neighbours differ, and a photograph that comes again is seen from nearer.
		const name = oneOf(names, turn + column + row * 3 + Math.floor(row / 2));
		const field = {
			x: left + column * wide + gap / 2,
			y: top + row * high + gap / 2,
			width: wide - gap,
			height: high - gap,
		};
		const again = Math.floor(index / names.length) % 4;
		return again === 0
			? photo(supplies, name, field)
			: detail(supplies, name, field, { zoom: 1 + again * 0.6, across: (again * 0.41) % 1 });
	});
	return cells.join("") + words(supplies, layout, { left, top, edge });
}

/** As wide as it is chosen; a little wider where that would not be seen from so far away. */
function gapIn({ width, height }: Box, { configuration, sizeOf }: SceneChoice): number {
	const size = sizeOf("formatType");
	const chosen = configuration.photoGap;
	if (chosen === "0") return 0;
	const least = Math.max(0.8, Math.min(width, height) * 0.006);
	return size && chosen !== undefined ? Math.max(least, (Number(chosen) * width) / size.width) : 2 * least;
}

function gridLines({ x, y, width, height }: Box, columns: number, rows: number, gap: number): string {
	const across = Array.from(
		{ length: columns - 1 },
		(_, index) => `M${round(x + (width / columns) * (index + 1))} ${round(y)}v${round(height)}`,
	);
	const down = Array.from(
		{ length: rows - 1 },
		(_, index) => `M${round(x)} ${round(y + (height / rows) * (index + 1))}h${round(width)}`,
	);
	return `<path d="${[...across, ...down].join("")}" stroke="#fdfcfa" stroke-width="${round(gap / 2)}" fill="none"/>`;
}

/** Fields of text carry two names and a year. */
function words(
	supplies: Supplies,
	{ fields }: CollageLayout,
	{ left, top, edge }: { readonly left: number; readonly top: number; readonly edge: number },
): string {
	const rows = (fields ?? []).flatMap((row, index) => (row.includes("T") ? [index] : []));
	const first = rows[0];
	const row = first === undefined ? undefined : fields?.[first];
	if (first === undefined || row === undefined) return "";
	const from = row.indexOf("T");
	const count = row.lastIndexOf("T") - from + 1;
	return text(
		supplies,
		"Clara & Tom",
		left + edge * (from + count / 2),
		top + edge * (first + rows.length / 2) + edge * 0.1,
		{
			size: (edge * count) / 8.6,
			anchor: "middle",
			face: "display",
		},
	);
}
