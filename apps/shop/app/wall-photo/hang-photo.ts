import { GROUND_FIELD } from "#app/panel/read-choices.ts";
import { type Refused, sendPhoto } from "#app/uploads/send-photo.ts";
import { type Chosen, layPhotos } from "./begin-picture.ts";
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
	const { file, chosen, onHung, onProgress } = hanging;
	const [shown, sent] = await Promise.all([
		showAtOnce(file, chosen(), onHung),
		sendPhoto(file, chosen().configuration, onProgress),
	]);
	const laid = sent.ok
		? await layPhotos([{ type: "setPhoto", element: PICTURE, upload: sent.photo.id }], chosen())
		: sent;
	if (!laid.ok || !sent.ok) {
		shown.undo();
		return laid.ok ? { ok: false, message: null } : laid;
	}
	await fetched(sent.photo.preview);
	const params = new URLSearchParams(chosen().query);
	params.set("format", sizeOnWall(sent.photo, chosen()));
	params.set("design", laid.id);
	params.delete(GROUND_FIELD);
	return { ok: true, query: `?${params.toString()}` };
}
