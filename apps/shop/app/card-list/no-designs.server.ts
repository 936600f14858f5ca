import { cardFormat, papers } from "@offizin/formats";
import { productWords, say, wordsOf } from "@offizin/words";
import { paths } from "#app/paths.ts";

const MICROMETRES = 1000;

/** What a card to send is made in, whatever it is for, of all the formats there are. */
const usualFormats = ["postkarte-a6", "klappkarte-a6", "klappkarte-sq145", "klappkarte-b6", "klappkarte-dl"];

/** What is settled for an occasion that nobody has drawn for yet: the usual formats, smallest first, and papers. */
export function noDesigns(locale: string) {
	const { size, ...words } = wordsOf(locale).shop.occasions.none;
	const card = productWords("card", locale);
	const usual = usualFormats.flatMap((key) => cardFormat(key) ?? []);
	const trims = usual.map(({ key, trim }) => ({
		key,
		name: card.value("formatType", key),
		width: trim.width / MICROMETRES,
		height: trim.height / MICROMETRES,
	}));
	return {
		words,
		formats: trims
			.toSorted((a, b) => a.width * a.height - b.width * b.height)
			.map((format) => ({ ...format, size: say(size, format, locale) })),
		papers: papers
			.filter(({ forms }) => !forms)
			.map(({ key, tint, surface }) => ({
				key,
				name: card.value("paperType", key),
				tint,
				surface,
				to: `${paths.papers}#${key}`,
			})),
	};
}

export type NoDesignsView = ReturnType<typeof noDesigns>;
