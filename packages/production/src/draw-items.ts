import { assertNever, invariant } from "@offizin/base";
import type { Paint as DesignPaint, DisplayItem, PhotoItem } from "@offizin/design";
import { type Content, cmyk, type Paint, type PdfImage, type PdfWriter } from "@offizin/pdf";
import type { PrintProfile } from "./print-profile.ts";
import type { PrintResources } from "./print-resources.ts";

export interface DrawTarget {
	readonly pdf: PdfWriter;
	readonly profile: PrintProfile;
	readonly resources: PrintResources;
	readonly images: ReadonlyMap<PhotoItem, PdfImage>;
}

/** Draws a display list into a content whose origin is the page's trim corner. */
export function drawItems(content: Content, items: readonly DisplayItem[], target: DrawTarget): void {
	for (const item of items) {
		content.save();
		content.transform(item.matrix);
		drawItem(content, item, target);
		content.restore();
	}
}

function drawItem(
	content: Content,
	item: DisplayItem,
	{ pdf, profile, resources, images }: DrawTarget,
): void {
	switch (item.kind) {
		case "fill":
			content.fill(item.path, inkOf(item.paint, pdf, profile), item.rule);
			return;
		case "stroke":
			content.stroke(item.path, {
				...inkOf(item.paint, pdf, profile),
				width: item.width,
				cap: item.cap,
				join: "round",
			});
			return;
		case "glyphs":
			content.glyphs(
				{ font: pdf.font(resources.font(item.font)), size: item.size, glyphs: item.glyphs },
				inkOf(item.paint, pdf, profile),
			);
			return;
		case "photo": {
			const image = images.get(item);
			invariant(image, `photo of ${item.element} was written before its page`);
			content.clip(item.clip);
			content.image(image, item.box);
			return;
		}
		default:
			assertNever(item, "display item");
	}
}

/** Foil is a plate of its own over what is printed; pure black overprints, so that no paper flashes around type. */
function inkOf(paint: DesignPaint, pdf: PdfWriter, { foilPlates }: PrintProfile): Paint {
	if (paint.role === "foil") {
		const { name, alternate } = foilPlates[paint.metal];
		return { color: { kind: "spot", spot: pdf.spot(name, alternate), tint: 100 }, overprint: true };
	}
	const [c, m, y, k] = paint.cmyk;
	return { color: cmyk(c, m, y, k), overprint: c === 0 && m === 0 && y === 0 && k === 100 };
}
