import { ArticlePicture } from "./article-picture.tsx";
import { CardPicture, type CardPictureProps } from "./card-picture.tsx";
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
		| { readonly item: "article" | "voucher"; readonly name: string; readonly swatch?: string | undefined };
}

/** The person's own card, or the colour of what comes from stock. */
export function LinePicture({ line, size }: LinePictureProps) {
	if (!("card" in line)) return <ArticlePicture swatch={line.swatch} size={size} />;
	const { preview, name, card } = line;
	return preview === null ? null : <CardPicture src={preview} name={name} card={card} size={size} />;
}
