import { sendPhoto } from "#app/uploads/send-photo.ts";
import { layPhotos } from "#app/wall-photo/begin-picture.ts";
import { buyPicture } from "#app/wall-photo/buy-picture.ts";
import { type Slot, slotsFor } from "./slots.ts";

/** Key of the photo in the document of a picture. */
const PICTURE = "picture";

interface Filling {
	readonly files: readonly File[];
	/** Places that are free. */
	readonly slots: readonly Slot[];
	/** What a picture of one's own begins with. */
	readonly start: string;
	/** Told before each photo which one it is, from 1. */
	readonly onPhoto: (place: number) => void;
	/** Share of all photos that is sent. */
	readonly onProgress: (share: number) => void;
}

interface Filled {
	/** Places whose picture is in the cart. */
	readonly filled: readonly Slot[];
	/** Photos that are not, and why; `message` is null where nobody was reached: what came after it was not tried. */
	readonly refused: readonly { readonly name: string; readonly message: string | null }[];
}

/** Makes a picture of each photo, in the place of the wall that has its shape, and puts it into the cart. */
export async function fillWall({ files, slots, start, onPhoto, onProgress }: Filling): Promise<Filled> {
	const ratios = await Promise.all(files.map(ratioOf));
	const filled: Slot[] = [];
	const refused: Filled["refused"][number][] = [];
	for (const [index, slot] of slotsFor(ratios, slots).entries()) {
		const file = files[index];
		if (!file) continue;
		onPhoto(index + 1);
		onProgress(index / files.length);
		const made = await makePicture(file, slot, {
			start,
			onProgress: (share) => onProgress((index + share) / files.length),
		});
		if (made === true) filled.push(slot);
		else refused.push({ name: file.name, message: made });
		if (made === null) break;
	}
	return { filled, refused };
}

/** True, or why not. */
async function makePicture(
	file: File,
	{ configuration }: Slot,
	{ start, onProgress }: Pick<Filling, "start" | "onProgress">,
): Promise<true | string | null> {
	const sent = await sendPhoto(file, configuration, onProgress);
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
