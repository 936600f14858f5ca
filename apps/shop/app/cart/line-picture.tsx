import { ArticlePicture } from "./article-picture.tsx";
import { CardPicture, type CardPictureProps } from "./card-picture.tsx";
import { PatternPicture, type PatternPictureProps } from "./pattern-picture.tsx";
import type { PrintedCard } from "./printed-card.ts";

interface LinePictureProps extends Pick<CardPictureProps, "size"> {
	readonly line:
		| {
				readonly item: "design" | "sample";
				readonly name: string;
				/** Null when the picture is kept no longer. */
				readonly preview: string | null;
				readonly card: PrintedCard;
		  }
		| ({ readonly item: "product" } & Pick<PatternPictureProps, "name" | "pattern">)
		| { readonly item: "article" | "voucher"; readonly name: string; readonly swatch?: string | undefined };
}

/** The person's own card, the pattern of ours that is printed, or the colour of what comes from stock. */
export function LinePicture({ line, size }: LinePictureProps) {
	if ("pattern" in line) return <PatternPicture pattern={line.pattern} name={line.name} size={size} />;
	if (!("card" in line)) return <ArticlePicture swatch={line.swatch} size={size} />;
	const { preview, name, card } = line;
	return preview === null ? null : <CardPicture src={preview} name={name} card={card} size={size} />;
}
