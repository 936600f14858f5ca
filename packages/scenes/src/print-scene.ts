import type { PhotoName } from "@offizin/contract/browser";
import { wordsOf } from "@offizin/words";
import { lidPatterns } from "./lid-patterns.ts";
import { cottonPaper } from "./picture-surface.ts";
import { printWall } from "./print-wall.ts";
import {
	around,
	type Box,
	inset,
	lifted,
	middle,
	photo,
	rect,
	round,
	type SceneChoice,
	type Supplies,
	text,
	turned,
} from "./svg.ts";

const names: readonly [PhotoName, ...PhotoName[]] = [
	"dogs",
	"lake",
	"dandelions",
	"fig",
	"peaks",
	"leaves",
	"forest",
	"kite",
	"brushes",
	"rowboats",
	"jetty",
	"meadow",
];

function print(
	box: Box,
	name: PhotoName,
	{
		supplies,
		border,
		material,
		isOneOfMany = false,
	}: {
		readonly supplies: Supplies;
		readonly border: "none" | "even" | "retro";
		readonly material: string | undefined;
		readonly isOneOfMany?: boolean | undefined;
	},
): string {
	const edge = Math.min(box.width, box.height) * 0.05;
	const picture =
		border === "none"
			? box
			: border === "even"
				? inset(box, edge)
				: { x: box.x + edge, y: box.y + edge, width: box.width - 2 * edge, height: box.width - 2 * edge };
	const paper = border === "none" ? "" : rect(box, "#fffefc");
	return paper + photo(supplies, name, picture, "", isOneOfMany) + paperOf(box, material);
}

function paperOf(box: Box, material: string | undefined): string {
	if (material?.startsWith("gl")) return rect(box, "url(#scene-gloss)");
	return material === "fine-art" ? cottonPaper(box) : "";
}

/** A box with its lid beside it, prints in it and before it. */
export function photoboxScene({
	configuration,
	brand,
	locale,
	supplies,
	sizeOf,
	swatchOf,
}: SceneChoice): string {
	const size = sizeOf("format") ?? { width: 100, height: 100 };
	// Root of the height, so that the largest still lie on the table.
	const scale = 2.9 * Math.min(1, Math.sqrt(110 / size.height));
	const [width, height] = [size.width * scale, size.height * scale];
	const color = swatchOf("design") ?? "#e4dccb";
	const look = {
		supplies,
		border: configuration.format === "retro" ? "retro" : "none",
		material: configuration.material,
	} as const;
	const outer = around(340, 370, width + 34, height + 34);
	const lid = around(668, 452, width + 42, height + 42);
	const amount = Number(configuration.amount ?? 50);
	const leaves = Array.from({ length: Math.max(2, Math.round(amount / 14)) }, (_, index) =>
		rect(around(342 + index * 1.6, 374 - index * 1.6, width, height), index % 2 ? "#f5f1ea" : "#e6e0d5"),
	);
	const tray =
		lifted(rect(outer, color) + rect(outer, "#000", 'opacity=".14"'), "high") +
		rect(inset(outer, 8), "#000", 'opacity=".32"') +
		leaves.join("") +
		print(around(348, 366, width, height), "dogs", look);
	const cover =
		lifted(rect(lid, color), "high") +
		printed(lid, configuration.design) +
		(lidPatterns[configuration.design ?? ""]
			? rect(around(...middle(lid), width * 0.42, width * 0.36), color)
			: "") +
		rect(inset(lid, 3), "none", 'stroke="#000" stroke-opacity=".08" stroke-width="6"') +
		text(supplies, `${amount}`, ...middle(lid), {
			size: width * 0.2,
			anchor: "middle",
			face: "display",
			fill: isDark(color) ? "#ffffff" : "#22302a",
		}) +
		text(supplies, wordsOf(locale).scene.pictures, middle(lid)[0], middle(lid)[1] + width * 0.11, {
			size: width * 0.075,
			anchor: "middle",
			fill: isDark(color) ? "#ffffff" : "#22302a",
		});
	const turns = brand === "papiervogel" ? [-6, 4, 11, -9] : [0, 0, 0, 0];
	const loose = [
		[300, 790, names[2]],
		[570, 820, names[1]],
	] as const;
	const before = loose.map(([x, y, name], index) =>
		turned(
			lifted(print(around(x, y, width * 0.8, height * 0.8), name ?? "peaks", look)),
			turns[index + 1] ?? 0,
			x,
			y,
		),
	);
	return (
		turned(cover, turns[2] ?? 0, ...middle(lid)) +
		turned(tray, turns[0] ?? 0, ...middle(outer)) +
		before.join("")
	);
}

/** The pattern of a lid. */
function printed(lid: Box, design: string | undefined): string {
	const pattern = lidPatterns[design ?? ""];
	if (!pattern) return "";
	const { edge, markup } = pattern;
	return `<defs><pattern id="scene-lid" x="${round(lid.x)}" y="${round(lid.y)}" width="${edge}" height="${edge}" patternUnits="userSpaceOnUse">${markup}</pattern></defs>${rect(lid, "url(#scene-lid)")}`;
}

/** Prints pinned side by side to a wall. */
export function photoprintScene(choice: SceneChoice): string {
	const { fit, format, material = "" } = choice.configuration;
	const border = fit === "einpassen" ? "even" : format === "retro" ? "retro" : "none";
	const isGlossy = material.startsWith("gl");
	return printWall(choice, {
		// One window is mirrored in all of them.
		draw: (box, name) =>
			print(box, name, {
				supplies: choice.supplies,
				border,
				material: isGlossy ? undefined : material,
				isOneOfMany: true,
			}),
		isGlossy,
	});
}

/** Whether white reads better on a colour than ink. */
function isDark(color: string): boolean {
	const [red = 255, green = 255, blue = 255] = (color.match(/[\da-f]{2}/gi) ?? []).map((part) =>
		Number.parseInt(part, 16),
	);
	return red * 0.299 + green * 0.587 + blue * 0.114 < 140;
}
