import { useTranslations } from "use-intl";
import { useWord } from "#app/messages/use-word.ts";
import type { PrintedCard } from "./printed-card.ts";

interface Line {
	readonly configuration: Readonly<Record<string, string>>;
	readonly card: PrintedCard;
}

/** A configuration in words: what it is, how large, on which paper, how refined. */
export interface CardWords {
	readonly format: string;
	readonly size: string | undefined;
	readonly paper: string;
	/** With the punching, if there is one. */
	readonly refinement: string;
}

export function useCardWords(): (line: Line) => CardWords {
	const t = useTranslations();
	const word = useWord();
	return ({ configuration, card }) => {
		const { formatType = "", paperType = "", refinementType = "ohne", punching = "ohne" } = configuration;
		const { format, paperWeight } = card;
		const formatName = word("format", formatType);
		const paperName = word("paper", paperType);
		return {
			format: format ? t("cart.format", { name: formatName, pages: format.pages }) : formatName,
			size: format
				? t("cart.size", { width: format.width / 10_000, height: format.height / 10_000 })
				: undefined,
			paper: paperWeight === null ? paperName : `${paperName}, ${t("option.grams", { weight: paperWeight })}`,
			refinement:
				punching === "ohne"
					? word("refinement", refinementType)
					: `${word("refinement", refinementType)}, ${word("punching", punching)}`,
		};
	};
}
