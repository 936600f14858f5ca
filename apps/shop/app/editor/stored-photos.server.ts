import { designedProduct, stockOf } from "@offizin/assortment";
import { type Client, getUpload, type Upload } from "@offizin/contract";
import { type DesignDocument, lookName, type PhotoLink, type PhotoLook, photosOf } from "@offizin/design";
import { printedOn } from "#app/uploads/printed-on.ts";

/** The photos a document shows, as they are printed; one that is gone is left out and drawn as an empty slot. */
export async function storedPhotos(call: Client, document: DesignDocument): Promise<Upload[]> {
	const { configuration } = document;
	const uploads = new Set(photosOf(document).map(({ upload }) => upload));
	const query = {
		productType: designedProduct(document.product).key,
		...printedOn({ ...stockOf(document.product, configuration) }),
	};
	const answers = await Promise.all([...uploads].map((id) => call(getUpload, { params: { id }, query })));
	return answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
}

/** Where a drawing finds the photos. */
export function linksTo(photos: readonly Upload[]) {
	const byId = new Map(photos.map((photo) => [photo.id, photo]));
	return (upload: string, look?: PhotoLook): PhotoLink | null => {
		const photo = byId.get(upload);
		if (!photo) return null;
		const { preview, width, height } = photo;
		return look
			? { href: `${preview}&look=${lookName(look)}`, width, height, hasLook: true }
			: { href: preview, width, height };
	};
}
