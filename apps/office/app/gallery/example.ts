import type { gallery } from "@offizin/words/gallery/de";
import type { ReactElement } from "react";

export type GalleryWords = typeof gallery;

export interface ExampleProps {
	readonly words: GalleryWords;
	/** Whose colours it stands in, to tell landmarks apart. */
	readonly face: string;
}

/** A component as the gallery shows it, under its name in the code. */
export interface Example {
	readonly name: string;
	readonly Shown: (props: ExampleProps) => ReactElement;
}
