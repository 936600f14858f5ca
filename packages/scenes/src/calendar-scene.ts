import type { PhotoName } from "@offizin/contract/browser";
import type { Extent } from "@offizin/solver";
import { wordsOf } from "@offizin/words";
import { familyRows, kitchenRows, monthGrid, monthTitle, type WrittenMonth } from "./month.ts";
import {
	around,
	type Box,
	lifted,
	oneOf,
	photo,
	rect,
	round,
	type SceneChoice,
	text,
	turned,
} from "./svg.ts";

const A4: Extent = { width: 210, height: 297 };
/** Scene units per millimetre: on a wall, on a table. */
const WALL_SCALE = 1.95;
const TABLE_SCALE = 2.9;

/** On its own page a calendar hangs as near as its sheet still has a wall around it. */
const NEAR_SCALE = 2.6;
const WIDEST = 800;

type Photos = readonly [PhotoName, ...PhotoName[]];

/** From January on. */
const monthPhotos: Photos = [
	"peaks",
	"jetty",
	"nuthatch",
	"dandelions",
	"forest",
	"stream",
	"lake",
	"rowboats",
	"meadow",
	"leaves",
	"milky-way",
	"sunset",
];
/** Neighbours in a list are open at months of other seasons. */
const MONTHS_APART = 5;
const kitchenPhotos: Photos = ["fig", "brushes", "leaves", "dandelions"];
const familyPhotos: Photos = ["dogs", "kite", "meadow"];
const coverPhotos: Photos = ["dandelions", "forest", "lake"];

/** A calendar at the true scale of its kind, open at its first month or, in a list, at one of the later ones. */
export function calendarScene(choice: SceneChoice): string {
	const { configuration, brand, locale, supplies, hasCloseUp, turn = 0 } = choice;
	const { type = "", mountingType = "" } = configuration;
	const size = choice.sizeOf("formatType") ?? A4;
	const later = Number(configuration.startMonth ?? 1) - 1 + turn * MONTHS_APART;
	const month = {
		month: (later % 12) + 1,
		year: Number(configuration.year ?? 2027),
		locale,
		supplies,
	};
	const isStanding = type === "tischkalender" || type === "terminkalender";
	const near = Math.min(NEAR_SCALE, WIDEST / Math.max(size.width, size.height));
	const scale = isStanding ? TABLE_SCALE : hasCloseUp ? near : WALL_SCALE;
	const sheet = around(500, isStanding || hasCloseUp ? 470 : 505, size.width * scale, size.height * scale);
	const leaf =
		type === "terminkalender" ? plannerCover(sheet, month, turn) : leafOf(type, sheet, month, turn);
	const lean = brand === "papiervogel" && type === "terminkalender" ? -3 : 0;
	const [whole, ground] = isStanding
		? [standing(sheet, leaf, mountingType, type), tableGround(sheet, type)]
		: [hanging(sheet, leaf, mountingType), ""];
	return ground + turned(whole, lean, 500, 480);
}

function leafOf(type: string, sheet: Box, month: WrittenMonth, turn: number): string {
	const { x, y, width, height } = sheet;
	const page = rect(sheet, "#fffdfa");
	const top = 16;
	if (type === "kuechenkalender" || type === "familienplaner") {
		const share = type === "kuechenkalender" ? 0.3 : 0.2;
		const picture = { x, y: y + top, width, height: height * share };
		const rows = { x, y: y + top + picture.height, width, height: height - top - picture.height };
		const body = type === "kuechenkalender" ? kitchenRows(rows, month) : familyRows(rows, month);
		return (
			page +
			photo(month.supplies, oneOf(type === "kuechenkalender" ? kitchenPhotos : familyPhotos, turn), picture) +
			body
		);
	}
	const margin = Math.min(width, height) * 0.06;
	const isWide = width > height * 1.1;
	const picture = isWide
		? { x, y: y + top, width: width * 0.58, height: height - top }
		: { x, y: y + top, width, height: height * (height > width * 1.1 ? 0.58 : 0.48) };
	const grid = isWide
		? {
				x: x + picture.width + margin,
				y: y + top + margin,
				width: width - picture.width - 2 * margin,
				height: height - top - 2 * margin,
			}
		: {
				x: x + margin,
				y: y + top + picture.height + margin * 0.6,
				width: width - 2 * margin,
				height: height - top - picture.height - margin * 1.2,
			};
	return page + photo(month.supplies, oneOf(monthPhotos, month.month - 1), picture) + monthGrid(grid, month);
}

function plannerCover(sheet: Box, month: WrittenMonth, turn: number): string {
	const { x, y, width, height } = sheet;
	const picture = { x: x + width * 0.18, y: y + height * 0.14, width: width * 0.68, height: height * 0.46 };
	const { years } = monthTitle(month);
	return [
		rect({ x: x + 14, y: y + 12, width, height }, "#efe9df"),
		rect(sheet, "#5f6f5c", 'rx="8"'),
		photo(month.supplies, oneOf(coverPhotos, turn), picture),
		text(month.supplies, years, x + width * 0.52, y + height * 0.76, {
			size: width * 0.13,
			fill: "#fbf7f1",
			anchor: "middle",
			face: "display",
		}),
		text(month.supplies, wordsOf(month.locale).scene.planner, x + width * 0.52, y + height * 0.84, {
			size: width * 0.055,
			fill: "#e7ece2",
			anchor: "middle",
		}),
	].join("");
}

/** Wire or nail, and a back board that looks out a little. */
function hanging(sheet: Box, leaf: string, mounting: string): string {
	const { x, y, width, height } = sheet;
	const back = rect({ x: x + 3, y: y + 4, width, height }, "#d9cdbb");
	const nail = `<circle cx="500" cy="${round(y - 30)}" r="5" fill="#5c5850"/>`;
	if (mounting === "lochung") {
		const hole = `<circle cx="500" cy="${round(y + 15)}" r="7" fill="#cfc4b4"/><circle cx="500" cy="${round(y + 11)}" r="4.5" fill="#5c5850"/>`;
		return lifted(back + leaf, "high") + hole;
	}
	const hanger = `<path d="M470 ${round(y + 4)} L488 ${round(y - 22)} Q500 ${round(y - 38)} 512 ${round(y - 22)} L530 ${round(y + 4)}" fill="none" stroke="#85817a" stroke-width="3"/>`;
	return nail + hanger + lifted(back + leaf, "high") + wire(sheet, 30);
}

/** Loops of wire along the upper edge, with a gap in the middle for the hanger. */
function wire({ x, y, width }: Box, gap: number): string {
	const count = Math.floor((width - 20) / 15);
	const start = x + (width - (count - 1) * 15) / 2;
	const places = Array.from({ length: count }, (_, index) => start + index * 15).filter(
		(at) => Math.abs(at - (x + width / 2)) > gap,
	);
	const loops = places.map((at) => `M${round(at)} ${round(y + 11)}v-14a3.4 3.4 0 0 1 6.8 0v5`);
	// A line without length has round ends only.
	const holes = places.map((at) => `M${round(at)} ${round(y + 12)}h0`);
	return `<g fill="none" stroke-linecap="round"><path d="${loops.join("")}" stroke="#77736c" stroke-width="2.4"/><path d="${holes.join("")}" stroke="#3b3833" stroke-width="4.8"/></g>`;
}

function standing(sheet: Box, leaf: string, mounting: string, type: string): string {
	const { x, y, width, height } = sheet;
	const foot = y + height;
	if (type === "terminkalender") {
		const side = turned(wire({ x: 0, y: 0, width: height, height: width }, -1), 0, 0, 0);
		return `${lifted(leaf, "high")}<g transform="matrix(0 1 1 0 ${round(x)} ${round(y)})">${side}</g>`;
	}
	if (mounting === "holzblock" || mounting === "holzfuss") {
		const tall = mounting === "holzblock" ? 62 : 30;
		const wide = mounting === "holzblock" ? width * 0.86 : width * 1.08;
		const wood = { x: x + (width - wide) / 2, y: foot - 20, width: wide, height: tall };
		const pack = [2, 1]
			.map((step) => rect({ x: x + step * 3, y: y - step * 3, width, height }, "#f1ebe0", 'stroke="#ddd2c0"'))
			.join("");
		return (
			lifted(pack + leaf) +
			lifted(rect(wood, "url(#scene-beech)", 'rx="4"'), "high") +
			rect({ ...wood, height: 5 }, "#8d6a3c", 'opacity=".35"')
		);
	}
	// A tent of card: its rear leg shows behind the sheet.
	const leg = `<path d="M${round(x + width * 0.06)} ${round(y + 8)} L${round(x + width + 46)} ${round(foot - 30)} L${round(x + width + 18)} ${round(foot + 14)} L${round(x + width - 4)} ${round(foot)} Z" fill="#cdbfa9"/>`;
	const base = rect({ x: x - 2, y: foot - 2, width: width + 4, height: 16 }, "#d9cdbb");
	return lifted(leg) + lifted(base + leaf, "high") + wire(sheet, -1);
}

function tableGround({ y, height }: Box, type: string): string {
	if (type === "terminkalender") return "";
	const line = y + height - 90;
	return `<rect x="-600" y="${round(line)}" width="2200" height="1200" fill="#000" opacity=".045"/>`;
}
