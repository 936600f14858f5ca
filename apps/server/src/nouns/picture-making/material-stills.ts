import type { PhotoName } from "@offizin/contract";
import type { SamplePhotos } from "./sample-photos.ts";

/** How the edge of a material looks from the side: what tells canvas, acrylic and aluminium apart. */
interface Edge {
	readonly photo: PhotoName;
	/** Depth of the side in scene units; a unit is about a tenth of a millimetre. */
	readonly depth: number;
	readonly side: (depth: number, height: number) => string;
	/** What lies over the front: weave, glass, matt metal. */
	readonly front: (width: number, height: number) => string;
	readonly defs: string;
}

const materials: Readonly<Record<string, Edge>> = {
	"bildwand-material-leinwand": {
		photo: "leaves",
		depth: 190,
		defs: `<pattern id="weave" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 2.2H9M0 6.7H9" stroke="#fff" stroke-opacity=".10" stroke-width="1.5"/><path d="M2.2 0V9M6.7 0V9" stroke="#000" stroke-opacity=".13" stroke-width="1.5"/></pattern>`,
		side: (depth, height) =>
			`<image href="#photo" x="-1500" y="0" width="1690" height="${height}" preserveAspectRatio="xMaxYMid slice"/><rect width="${depth}" height="${height}" fill="#120d08" fill-opacity=".42"/><rect width="${depth}" height="${height}" fill="url(#weave)"/>`,
		front: (width, height) => `<rect width="${width}" height="${height}" fill="url(#weave)"/>`,
	},
	"bildwand-material-acrylglas": {
		photo: "brushes",
		depth: 70,
		defs: `<linearGradient id="glass" x1="0" x2="1"><stop offset="0" stop-color="#f7fbfa"/><stop offset=".25" stop-color="#b9d0cb"/><stop offset=".6" stop-color="#dfece9"/><stop offset="1" stop-color="#8fa8a3"/></linearGradient><linearGradient id="gloss" x1="0" y1="0" x2="1" y2="1"><stop offset=".30" stop-color="#fff" stop-opacity="0"/><stop offset=".31" stop-color="#fff" stop-opacity=".20"/><stop offset=".47" stop-color="#fff" stop-opacity=".07"/><stop offset=".48" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
		side: (depth, height) => `<rect width="${depth}" height="${height}" fill="url(#glass)"/>`,
		front: (width, height) => `<rect width="${width}" height="${height}" fill="url(#gloss)"/>`,
	},
	"bildwand-material-aludibond": {
		photo: "jetty",
		depth: 46,
		defs: `<linearGradient id="alu" x1="0" x2="1"><stop offset="0" stop-color="#e9eaea"/><stop offset=".16" stop-color="#a9acae"/><stop offset=".17" stop-color="#181818"/><stop offset=".82" stop-color="#242424"/><stop offset=".83" stop-color="#b7babb"/><stop offset="1" stop-color="#8d9092"/></linearGradient><linearGradient id="matt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".13"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
		side: (depth, height) => `<rect width="${depth}" height="${height}" fill="url(#alu)"/>`,
		front: (width, height) => `<rect width="${width}" height="${height}" fill="url(#matt)"/>`,
	},
};

/** The right edge of a picture seen a little from the side, as SVG: front, side and the shadow on the wall. */
export async function materialStill(name: string, samples: SamplePhotos): Promise<string | undefined> {
	const edge = Object.hasOwn(materials, name) ? materials[name] : undefined;
	if (!edge) return undefined;
	const photo = await samples(edge.photo);
	// So near that the picture goes on past the left and the foot.
	const front = { width: 1200, height: 1900 };
	const top = 440;
	const right = 1040;
	// The front leans back to the left, the side to the right: two shears of one upright edge.
	const frontMatrix = `matrix(1 -0.045 0 1 ${right - front.width} ${top + 0.045 * front.width})`;
	const sideMatrix = `matrix(0.86 0.36 0 1 ${right} ${top})`;
	const shadow = `M${right - 900} ${top + 150}L${right + 60} ${top + 90}L${right + edge.depth + 170} ${top + 260}L${right + edge.depth + 170} ${top + front.height + 150}L${right - 900} ${top + front.height + 160}Z`;
	const side = edge.side(edge.depth, front.height).replace('href="#photo"', `href="${photo.href}"`);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 2000"><defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6f5f2"/><stop offset="1" stop-color="#d6d3cd"/></linearGradient><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="62"/></filter><clipPath id="frontclip"><rect width="${front.width}" height="${front.height}"/></clipPath><clipPath id="sideclip"><rect width="${edge.depth}" height="${front.height}"/></clipPath>${edge.defs}</defs><rect width="1600" height="2000" fill="url(#wall)"/><path d="${shadow}" fill="#1b1b1a" fill-opacity=".46" filter="url(#soft)"/><g transform="${frontMatrix}"><g clip-path="url(#frontclip)"><image href="${photo.href}" width="${front.width}" height="${front.height}" preserveAspectRatio="xMidYMid slice"/>${edge.front(front.width, front.height)}</g></g><g transform="${sideMatrix}"><g clip-path="url(#sideclip)">${side}</g></g><path d="M${right} ${top}V${top + front.height}" stroke="#fff" stroke-opacity=".35" stroke-width="2.5"/></svg>`;
}
