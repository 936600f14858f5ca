import { productOf } from "@offizin/assortment";
import { around, inset, lifted, middle, rect, round, type SceneChoice, turned } from "./svg.ts";

/** A sheet in scene units: 50 × 70 cm. */
const SHEET = { width: 430, height: 602 };

/** The ribbon that goes with a colour. */
const ribbons: Readonly<Record<string, string>> = {
	salbei: "#b58a5a",
	staubblau: "#b9c0c6",
	terrakotta: "#a5603f",
	nachtblau: "#c9a55c",
	elfenbein: "#866d2c",
	bordeaux: "#d9a58f",
};

/** The sheets of a set, fanned out, and a parcel wrapped in one, all with the pattern as it is printed. */
export function giftwrapScene({ configuration, supplies }: SceneChoice): string {
	const id = productOf("giftwrap")?.pattern?.(configuration) ?? "";
	const { width, height } = SHEET;
	const face = around(600, 400, width, height);
	const picture = `<image href="${supplies.pattern(id)}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
	const pattern = `<defs><pattern id="scene-wrap" x="${round(face.x)}" y="${round(face.y)}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${picture}</pattern></defs>`;
	const count = Number(configuration.sheets ?? 3);
	const sheets = Array.from({ length: count }, (_, sheet) => {
		const turn = 9 - (count - 1 - sheet) * (20 / count);
		const isTop = sheet === count - 1;
		const back = rect(face, "#faf8f3") + rect(face, "#000", 'opacity=".05"');
		return turned(lifted(isTop ? rect(face, "url(#scene-wrap)") : back), turn, 600, 800);
	});
	const ribbon = ribbons[configuration.color ?? ""] ?? "#b58a5a";
	return pattern + sheets.join("") + turned(parcel(ribbon), -6, 400, 690);
}

/** From above: paper, the shade of its folds, a ribbon both ways and its bow. */
function parcel(ribbon: string): string {
	const box = around(400, 690, 500, 340);
	const [x, y] = middle(box);
	const wide = 26;
	const ribbons =
		rect(around(x - 70, y, wide, box.height), ribbon) + rect(around(x, y + 20, box.width, wide), ribbon);
	const [left, top] = [x - 70, y + 20];
	const loop = (side: number) =>
		`<path d="M${left} ${top}q${side * 120} -110 ${side * 130} -20q${side * -10} 70 ${side * -130} 20z" fill="${ribbon}"/><path d="M${left} ${top}q${side * 60} 60 ${side * 70} 120l${side * -30} -8q${side * -4} -60 ${side * -40} -112z" fill="${ribbon}"/>`;
	const knot = `<rect x="${left - 20}" y="${top - 18}" width="40" height="36" rx="9" fill="${ribbon}"/>`;
	const shade = `<g fill="#000" opacity=".16"><rect x="${left - 20}" y="${top - 18}" width="40" height="36" rx="9"/></g>`;
	return `${lifted(rect(box, "url(#scene-wrap)", 'rx="4"'), "high")}${rect(inset(box, 2), "none", 'stroke="#000" stroke-opacity=".14" stroke-width="4"')}${rect(box, "url(#scene-gloss)", 'opacity=".5"')}${lifted(ribbons)}${lifted(loop(-1) + loop(1) + knot)}${shade}`;
}
