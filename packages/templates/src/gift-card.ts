import type { DesignDocument } from "@offizin/design";
import { cardDocument, page, process, swatch, text } from "./card-builder.ts";

interface GiftCard {
	/** As it was written, its lines kept; at most 240 characters. */
	readonly message: string;
	/** Id of the font it is set in. */
	readonly font: string;
}

/** Em sizes in points: as large as the words allow. */
const LARGEST = 22;
const SMALLEST = 9;

/** The card that lies on top of a gift: its message in the middle of a postcard of A6. Nothing in it is a placeholder, whatever it looks like. */
export function giftCardDocument({ message, font }: GiftCard): DesignDocument {
	const words = message.replaceAll("{{", "{ {");
	return cardDocument({
		formatType: "postkarte-a6",
		template: "gift-card",
		swatches: { ink: swatch("ink", [0, 0, 0, 88], "#2b2a29") },
		artworks: {},
		choices: { fonts: [font], inks: [process("ink")] },
		pages: [
			page("front", [
				text("message", "message", [18, 14, 112, 77], {
					text: words,
					font,
					size: LARGEST,
					fitMin: SMALLEST,
					leading: 140,
					ink: process("ink"),
					maxLength: 480,
				}),
			]),
			page("back", []),
		],
	});
}
