import { uploadPhoto } from "#app/uploads/upload-photo.ts";
import { type Chosen, layPhotos, type Refused } from "./begin-picture.ts";
import { fetched, showAtOnce, sizeOnWall } from "./show-at-once.ts";

/** Key of the photo in the document of a picture. */
const PICTURE = "picture";

interface Hanging {
	readonly file: File;
	/** Asked again when the photo has come: meanwhile people go on choosing. */
	readonly chosen: () => Chosen;
	/** Told the size it hangs in, which is before it is sent. */
	readonly onHung: (format: string) => void;
	readonly onProgress: (share: number) => void;
}

/**
 * Hangs a photo on the wall of the page, sends it meanwhile, and lays it into a design, which is that of the picture from
 * now on: answers the query that a page shows it by. What is refused is taken off the wall again.
 */
export async function hangPhoto(
	hanging: Hanging,
): Promise<{ readonly ok: true; readonly query: string } | Refused> {
	const { file, chosen, onHung } = hanging;
	const [shown, sent] = await Promise.all([showAtOnce(file, chosen(), onHung), send(hanging)]);
	const laid = sent.ok
		? await layPhotos([{ type: "setPhoto", element: PICTURE, upload: sent.upload }], chosen())
		: sent;
	if (!laid.ok || !sent.ok) {
		shown.undo();
		return laid.ok ? { ok: false, message: null } : laid;
	}
	await fetched(sent.photo.preview);
	const params = new URLSearchParams(chosen().query);
	params.set("format", sizeOnWall(sent.photo, chosen()));
	params.set("design", laid.design);
	return { ok: true, query: `?${params.toString()}` };
}

/** A photo as the server has it. */
interface StoredPhoto {
	readonly preview: string;
	readonly width: number;
	readonly height: number;
}

function send({
	file,
	chosen,
	onProgress,
}: Hanging): Promise<{ readonly ok: true; readonly upload: string; readonly photo: StoredPhoto } | Refused> {
	return new Promise((resolve) => {
		uploadPhoto(file, chosen().configuration, {
			onProgress,
			onDone: ({ id, ...photo }) => resolve({ ok: true, upload: id, photo }),
			onFailure: ({ message }) => resolve({ ok: false, message }),
		});
	});
}
