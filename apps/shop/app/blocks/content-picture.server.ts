import { isRecord } from "@offizin/base";
import { type ImageSource, imageSource, safeAddress } from "@offizin/content";
import { renderedImage } from "#app/pictures/picture.tsx";

/** Width by height of the composed pictures, which are no files; photographs of the demo are taken as 3 : 2. */
const stillRatios: Readonly<Record<string, number>> = {
	"papiervogel-hero": 3 / 2,
	"papiervogel-atelier": 2 / 3,
	"papiervogel-kalender": 4 / 5,
	"papiervogel-fotobuch": 4 / 5,
	"papiervogel-gaestebuch": 4 / 5,
	"papiervogel-fotobox": 4 / 5,
	"papiervogel-collage": 4 / 5,
	"papiervogel-fotogeschenke": 4 / 5,
	"papiervogel-geschenkpapier": 4 / 5,
	"bildwand-hero": 21 / 9,
	"bildwand-line": 3,
	"bildwand-row": 21 / 9,
	"bildwand-sizes": 21 / 9,
	"bildwand-night": 21 / 9,
	"bildwand-abzuege": 4 / 5,
	"bildwand-collage": 4 / 5,
	"bildwand-fotobuch": 4 / 5,
	"bildwand-kalender": 4 / 5,
	"bildwand-material-leinwand": 4 / 5,
	"bildwand-material-acrylglas": 4 / 5,
	"bildwand-material-aludibond": 4 / 5,
};
/** Width by height of the scenes of a card. */
const sceneRatios: Readonly<Record<string, number>> = { front: 4 / 5, open: 3 / 2, detail: 4 / 5 };
const renderedWidth = 1600;

/** The picture of an asset field, cut to a ratio if one is wanted; undefined where none is chosen or its address is not safe. */
export function contentPicture(
	value: unknown,
	origins: readonly string[],
	ratio?: number,
): ImageSource | undefined {
	if (!isRecord(value)) return undefined;
	const address = safeAddress(value.filename);
	if (address === undefined) return undefined;
	// Files of a space come with the origin that was asked; a page names its own without.
	const own = origins.find(
		(origin) => address.startsWith(`${origin}/f/`) || address.startsWith(`${origin}/img/`),
	);
	const filename = address.slice(own?.length ?? 0);
	const alt = typeof value.alt === "string" ? value.alt : "";
	const rendered = renderedRatio(filename);
	if (rendered !== undefined) {
		const height = Math.round(renderedWidth / rendered);
		const image = renderedImage({ src: filename, width: renderedWidth, height, alt });
		return { ...image, placeholder: undefined };
	}
	return imageSource({ filename, alt, focus: typeof value.focus === "string" ? value.focus : "" }, ratio);
}

/** The ratio of a picture that the shop draws itself; undefined of every other one. */
function renderedRatio(filename: string): number | undefined {
	const [, kind, name = "", scene = "front"] =
		/^\/img\/w\d+\/(still|scene|photo)\/([a-z\d-]+)(?:\/([a-z]+))?$/.exec(filename) ?? [];
	if (kind === undefined) return undefined;
	return (kind === "scene" ? sceneRatios[scene] : stillRatios[name]) ?? 3 / 2;
}
