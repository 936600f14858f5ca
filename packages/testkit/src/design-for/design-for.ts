import type { DesignDocument, DesignElement, DesignPage } from "@offizin/design";
import { bleedBox, type CardFormat, cardFormats, type Page } from "@offizin/formats";
import { designFonts } from "@offizin/templates";
import { buildTemplate } from "@offizin/templates/recipes";
import { type Box, box, mm, pt } from "@offizin/units";
import { compose } from "./compositions.ts";
import { ink, photo, type SamplePhoto } from "./drawing.ts";
import { freeAreas } from "./free-areas.ts";

/** No demo photo: 12 megapixels, as a phone takes them. */
const PHONE_PHOTO: SamplePhoto = { upload: "sample", width: 4032, height: 3024 };

/**
 * A believable design for a format: every page is filled, by turns with an invitation, a photo, a letter on the
 * baseline grid, a code with a group of shapes; small pages with what has room. Over all formats every font, shape,
 * look and role is used. It passes every check, so it can be printed; `sample` stands in all photo slots.
 */
export function designFor(format: CardFormat, sample: SamplePhoto = PHONE_PHOTO): DesignDocument {
	const { swatches } = buildTemplate("eukalyptus-klappkarte-a6-salbei").document;
	const start = Math.max(0, cardFormats.indexOf(format));
	let place = 0;
	const pages = format.pages.map((page, index): DesignPage => {
		const elements = freeAreas(page).flatMap((area) => {
			const turn = start + place;
			const drawing = {
				id: `e${place}`,
				turn,
				area,
				refinable: page.refinable,
				fonts: fontsAt(turn),
				photo: sample,
			};
			place += 1;
			return compose(drawing, place - 1);
		});
		return {
			key: page.key,
			...(index % 2 === 1 ? { background: ink("wash") } : {}),
			baselineGrid: { start: mm(5), step: pt(12.5) },
			elements: [...groundOf(page, index, sample), ...elements],
		};
	});
	return {
		schemaVersion: 3,
		template: `design-for-${format.key}`,
		product: "card",
		configuration: { formatType: format.key },
		swatches,
		artworks: {},
		fonts: {},
		fields: [],
		choices: { fonts: designFonts.slice(0, 12).map(({ id }) => id), inks: [ink("ink")] },
		pages,
	};
}

/** The other one of two fonts is six further on, so that no pair repeats soon. */
function fontsAt(turn: number): { readonly display: string; readonly text: string } {
	const at = (index: number) => designFonts[index % designFonts.length]?.id ?? "";
	return { display: at(turn), text: at(turn + 6) };
}

/** What reaches into the bleed: a band at the foot, and a full-page photo behind a pale ground on every sixth page. */
function groundOf(page: Page, index: number, sample: SamplePhoto): DesignElement[] {
	const outer = bleedBox(page);
	const band: Box = box(outer.x, outer.y + outer.height - mm(4.5), outer.width, mm(4.5));
	const foot: DesignElement = {
		...{ id: `p${index}-foot`, type: "shape", label: "Fuß", box: band, rotation: 0, shape: "rect" },
		fill: ink("leaf-3"),
	};
	return index % 6 === 5 ? [photo(`p${index}-ground`, outer, sample, { opacity: 35 }), foot] : [foot];
}
