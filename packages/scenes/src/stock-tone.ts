import type { MaterialKey } from "@offizin/assortment";

/** What a stock makes of a photograph: how dark its black is, how light its white, how strong a colour; shares of a screen's. */
interface Tone {
	readonly black: number;
	readonly white: readonly [red: number, green: number, blue: number];
	readonly colour: number;
}

/** A print behind glass is wet: its black is deep. On what drinks ink black is grey, and colours lie within the stock. */
const tones: Readonly<Record<MaterialKey, Tone>> = {
	acrylglas: { black: -0.03, white: [1.03, 1.03, 1.03], colour: 1.16 },
	gallerybond: { black: -0.02, white: [1.03, 1.03, 1.03], colour: 1.12 },
	echtglas: { black: 0, white: [0.96, 1.01, 0.98], colour: 1.06 },
	poster: { black: 0.035, white: [1, 1, 1], colour: 1 },
	klebefolie: { black: 0.05, white: [0.99, 0.99, 1], colour: 0.96 },
	aludibond: { black: 0.055, white: [0.97, 0.98, 0.99], colour: 0.93 },
	backlitfolie: { black: 0.06, white: [1.08, 1.06, 1], colour: 1.12 },
	pvcplane: { black: 0.08, white: [0.98, 0.98, 0.98], colour: 0.88 },
	forexplatte: { black: 0.09, white: [0.97, 0.97, 0.96], colour: 0.86 },
	leinwand: { black: 0.1, white: [0.97, 0.96, 0.94], colour: 0.84 },
	hahnemuehle: { black: 0.12, white: [0.99, 0.97, 0.92], colour: 0.8 },
	fototapete: { black: 0.15, white: [0.95, 0.94, 0.92], colour: 0.74 },
};

/** A drawing of a photograph as the stock shows it. */
export function toned(material: MaterialKey, draw: string): string {
	const { black, white, colour } = tones[material];
	const id = `scene-tone-${material}`;
	const [red, green, blue] = white.map((light) => `slope="${fine(light - black)}" intercept="${black}"`);
	const curve = `<feFuncR type="linear" ${red}/><feFuncG type="linear" ${green}/><feFuncB type="linear" ${blue}/>`;
	const filter = `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="${colour}"/><feComponentTransfer>${curve}</feComponentTransfer></filter>`;
	return `<defs>${filter}</defs><g filter="url(#${id})">${draw}</g>`;
}

function fine(value: number): number {
	return Math.round(value * 1000) / 1000;
}
