import { sendPhoto } from "#app/uploads/send-photo.ts";
import { layPhotos } from "#app/wall-photo/begin-picture.ts";
import { buyPicture } from "#app/wall-photo/buy-picture.ts";
import { type Slot, slotsFor } from "./slots.ts";

/** Key of the photo in the document of a picture. */
const PICTURE = "picture";

interface Filling {
	readonly files: readonly File[];
	readonly slots: readonly Slot[];
	/** What a picture of one's own begins with. */
	readonly start: string;
	/** Told before each photo which one it is, from 1. */
	readonly onPhoto: (place: number) => void;
}

/** Which photo did not get into the cart, and why; `message` is null where nobody was reached. */
type Filled =
	| { readonly ok: true }
	| { readonly ok: false; readonly place: number; readonly message: string | null };

/** Makes a picture of each photo, in the place of the wall that has its shape, and puts all into the cart. */
export async function fillWall({ files, slots, start, onPhoto }: Filling): Promise<Filled> {
	const ratios = await Promise.all(files.map(ratioOf));
	for (const [index, slot] of slotsFor(ratios, slots).entries()) {
		const [place, file] = [index + 1, files[index]];
		if (!file) continue;
		onPhoto(place);
		const made = await makePicture(file, slot, start);
		if (made !== true) return { ok: false, place, message: made };
	}
	return { ok: true };
}

/** True, or why not. */
async function makePicture(
	file: File,
	{ configuration }: Slot,
	start: string,
): Promise<true | string | null> {
	const sent = await sendPhoto(file, configuration);
	if (!sent.ok) return sent.message;
	const commands = [{ type: "setPhoto" as const, element: PICTURE, upload: sent.photo.id }];
	const laid = await layPhotos(commands, { start, configuration, design: undefined });
	if (!laid.ok) return laid.message;
	const bought = await buyPicture({
		design: laid,
		configuration,
		quantity: 1,
	});
	return bought.ok || bought.message;
}

/** Width by height; a square where this browser cannot read the photo, which the server may. */
async function ratioOf(file: File): Promise<number> {
	const image = new Image();
	image.src = URL.createObjectURL(file);
	try {
		await image.decode();
		return image.naturalWidth / image.naturalHeight;
	} catch {
		return 1;
	} finally {
		URL.revokeObjectURL(image.src);
	}
}
