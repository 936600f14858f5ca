import { editorRoutes } from "@offizin/contract/editor";
import { call } from "#app/call.ts";
import { uploadPhoto } from "#app/editor/upload-photo.ts";
import { GROUND_FIELD } from "#app/panel/read-choices.ts";
import { groundCommands } from "./ground-commands.ts";
import type { PictureState } from "./load-picture.server.ts";
import { fetched, showAtOnce, sizeOnWall } from "./show-at-once.ts";

/** Key of the photo in the document of a picture. */
const PICTURE = "picture";

/** What is chosen on the page by now. */
type Chosen = Pick<PictureState, "start" | "configuration" | "design" | "sizes" | "query" | "ground">;

interface Hanging {
	readonly file: File;
	/** Asked again when the photo has come: meanwhile people go on choosing. */
	readonly chosen: () => Chosen;
	/** Told the size it hangs in, which is before it is sent. */
	readonly onHung: (format: string) => void;
	readonly onProgress: (share: number) => void;
}

/** Why a photo does not hang; `message` is the server's, null where nobody was reached. */
type Refused = { readonly ok: false; readonly message: string | null };

/**
 * Hangs a photo on the wall of the page, sends it meanwhile, and lays it into a design, which is that of the picture from
 * now on: answers the query that a page shows it by. What is refused is taken off the wall again.
 */
export async function hangPhoto(
	hanging: Hanging,
): Promise<{ readonly ok: true; readonly query: string } | Refused> {
	const { file, chosen, onHung } = hanging;
	const [shown, sent] = await Promise.all([showAtOnce(file, chosen(), onHung), send(hanging)]);
	const laid = sent.ok ? await lay(sent.upload, chosen()) : sent;
	if (!laid.ok || !sent.ok) {
		shown.undo();
		return laid.ok ? { ok: false, message: null } : laid;
	}
	await fetched(sent.photo.preview);
	const params = new URLSearchParams(chosen().query);
	params.set("format", sizeOnWall(sent.photo, chosen()));
	params.set("design", laid.design);
	params.delete(GROUND_FIELD);
	return { ok: true, query: `?${params.toString()}` };
}

/** Lays a photo into the design, or into a new one. */
async function lay(
	upload: string,
	chosen: Chosen,
): Promise<{ readonly ok: true; readonly design: string } | Refused> {
	const begun = chosen.design ?? (await begin(chosen));
	if ("message" in begun) return { ok: false, message: begun.message };
	// One that is begun has the ground that was chosen for it.
	const ground = chosen.design ? [] : await groundCommands(chosen.ground.value, chosen);
	const commands = [{ type: "setPhoto" as const, element: PICTURE, upload }, ...ground];
	const saved = await call(
		editorRoutes.patchDesign,
		{ params: { id: begun.id }, body: { commands } },
		{ headers: { "if-match": `"${begun.revision}"`, prefer: "return=minimal" } },
	);
	return saved.ok ? { ok: true, design: begun.id } : { ok: false, message: wordsOf(saved.error) };
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

async function begin({ start, configuration }: Chosen) {
	const made = await call(editorRoutes.createDesign, { body: { template: start, configuration } });
	return made.ok ? { id: made.value.id, revision: made.value.revision } : { message: wordsOf(made.error) };
}

function wordsOf({ status, message }: { readonly status: number; readonly message: string }): string | null {
	return status === 0 ? null : message;
}
