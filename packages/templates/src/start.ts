import type { DesignDocument } from "@offizin/design";
import { collage } from "./collage.ts";
import { merch } from "./merch.ts";
import { photoPrints } from "./photo-prints.ts";
import type { StartRow } from "./template.ts";
import { wallPicture } from "./wall-picture.ts";

/** What designs of a product begin with that has no templates. */
export interface Start extends Omit<StartRow, "document"> {
	readonly document: DesignDocument;
}

/** Of every product that has no templates. */
export const starts: readonly Start[] = [
	start("wandbild", "photoframe", wallPicture),
	start("collage", "collage", collage),
	start("merch", "merch", merch),
	start("abzuege", "photoprint", photoPrints),
];

function start(id: string, productType: Start["productType"], draw: (id: string) => DesignDocument): Start {
	const document = draw(id);
	const { configuration, pages } = document;
	return {
		id,
		productType,
		pages: pages.map(({ key }) => key),
		refinements: ["ohne"],
		defaultConfiguration: configuration,
		document,
	};
}

/** The row of a start whose document has this SHA-256. */
export function startRowOf(own: Start, sha256: string): StartRow {
	return { ...own, document: sha256 };
}
