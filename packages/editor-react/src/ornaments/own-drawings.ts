import { type DesignDocument, elementsOf, LIBRARY } from "@offizin/design";
import { inksFor, type OwnDrawing } from "@offizin/editor";

/** The drawings of the theme, each as its card shows it first: its inks, its size, its name. */
export function collectionDrawings(
	document: DesignDocument,
	nameOf: (label: string) => string,
): (OwnDrawing & { readonly name: string })[] {
	const elements = elementsOf(document).filter((one) => one.type === "artwork");
	return Object.entries(document.artworks)
		.filter(([key]) => !key.startsWith(LIBRARY))
		.map(([key, artwork]) => {
			const shown = elements.find((one) => one.artwork === key);
			const { inks, label, box } = shown ?? { inks: inksFor(document, artwork), label: key.slice(0, 60) };
			return {
				key,
				label,
				name: nameOf(label),
				artwork,
				inks,
				...(box && { size: { width: box.width, height: box.height } }),
			};
		});
}
