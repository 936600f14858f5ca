import { ArticlePicture } from "./article-picture.tsx";
import { DesignPicture, type DesignPictureProps } from "./design-picture.tsx";
import { PatternPicture, type PatternPictureProps } from "./pattern-picture.tsx";

interface LinePictureProps extends Pick<DesignPictureProps, "size"> {
	readonly line:
		| {
				readonly item: "design" | "sample";
				readonly name: string;
				/** Null when the picture is kept no longer. */
				readonly preview: string | null;
				readonly size: DesignPictureProps["trim"];
		  }
		| ({ readonly item: "product" } & Pick<PatternPictureProps, "name" | "pattern">)
		| {
				readonly item: "article" | "voucher";
				readonly name: string;
				readonly sku?: string;
				readonly swatch?: string | undefined;
		  };
}

/** The person's own design, the pattern of ours that is printed, or the colour of what comes from stock. */
export function LinePicture({ line, size }: LinePictureProps) {
	if ("pattern" in line) return <PatternPicture pattern={line.pattern} name={line.name} size={size} />;
	if (!("preview" in line)) return <ArticlePicture sku={line.sku} swatch={line.swatch} size={size} />;
	const { preview, name, size: trim } = line;
	return preview === null ? null : <DesignPicture src={preview} name={name} trim={trim} size={size} />;
}
