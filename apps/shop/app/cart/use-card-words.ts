import { cardFormat, paper } from "@offizin/catalog";
import type { CartView } from "@offizin/contract";
import { useFormatter, useTranslations } from "use-intl";
import { useWord } from "#app/messages/use-word.ts";

type Configuration = CartView["items"][number]["configuration"];

/** A configuration in words: what it is, how large, on which paper, how refined. */
export interface CardWords {
	readonly format: string;
	readonly size: string | undefined;
	readonly paper: string;
	/** With the punching, if there is one. */
	readonly refinement: string;
}

export function useCardWords(): (configuration: Configuration) => CardWords {
	const t = useTranslations();
	const word = useWord();
	const { number } = useFormatter();
	return ({ formatType, paperType, refinementType, punching }) => {
		const format = cardFormat(formatType);
		const weight = paper(paperType)?.weight;
		const formatName = word("format", formatType);
		const paperName = word("paper", paperType);
		return {
			format: format ? t("cart.format", { name: formatName, pages: pagesOf(format) }) : formatName,
			size: format
				? t("cart.size", {
						width: number(format.trim.width / 10_000),
						height: number(format.trim.height / 10_000),
					})
				: undefined,
			paper: weight === undefined ? paperName : `${paperName}, ${t("option.grams", { weight })}`,
			refinement:
				punching === "ohne"
					? word("refinement", refinementType)
					: `${word("refinement", refinementType)}, ${word("punching", punching)}`,
		};
	};
}

type Format = NonNullable<ReturnType<typeof cardFormat>>;

/** Printed faces: a fold turns one side of the sheet into two. */
function pagesOf({ sides }: Format): number {
	return sides.reduce((sum, { folds }) => sum + folds.length + 1, 0);
}
