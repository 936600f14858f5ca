import { type Pixels, sizeForPhoto } from "@offizin/assortment";
import { editorRoutes } from "@offizin/contract/editor";
import { call } from "#app/call.ts";
import { uploadPhoto } from "#app/editor/upload-photo.ts";

/** Key of the photo in the document of a picture. */
const PICTURE = "picture";

/** What is chosen on the page by now. */
export interface Chosen {
	/** What a new design begins with. */
	readonly start: string;
	readonly configuration: Readonly<Record<string, string>>;
	/** The design that has a photo already. */
	readonly design: { readonly id: string; readonly revision: number } | undefined;
}

export interface Hanging {
	readonly file: File;
	/** Asked when the photo has come: meanwhile people go on choosing. */
	readonly chosen: () => Chosen;
	readonly onProgress: (share: number) => void;
}

/** Why a photo does not hang; `message` is the server's, null where nobody was reached. */
export type Hung =
	| { readonly ok: true; readonly design: string; readonly photo: Pixels }
	| { readonly ok: false; readonly message: string | null };

/** Sends a photo and lays it into a design: its id is that of the picture from now on. */
export async function hangPhoto(hanging: Hanging): Promise<Hung> {
	const stored = await sent(hanging);
	if (!stored.ok) return stored;
	const chosen = hanging.chosen();
	const begun = chosen.design ?? (await begin(chosen));
	if ("message" in begun) return { ok: false, message: begun.message };
	const commands = [{ type: "setPhoto" as const, element: PICTURE, upload: stored.upload }];
	const saved = await call(
		editorRoutes.patchDesign,
		{ params: { id: begun.id }, body: { commands } },
		{ headers: { "if-match": `"${begun.revision}"`, prefer: "return=minimal" } },
	);
	if (!saved.ok) return { ok: false, message: wordsOf(saved.error) };
	return { ok: true, design: begun.id, photo: stored.photo };
}

type Stored =
	| { readonly ok: true; readonly upload: string; readonly photo: Pixels }
	| { readonly ok: false; readonly message: string | null };

function sent({ file, chosen, onProgress }: Hanging): Promise<Stored> {
	return new Promise((resolve) => {
		uploadPhoto(file, chosen().configuration, {
			onProgress,
			onDone: ({ id, width, height }) => resolve({ ok: true, upload: id, photo: { width, height } }),
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

/** The address of the page with the photo on it: at first in the size that shows most of it. */
export function addressOf(
	query: string,
	{ design, photo }: { readonly design: string; readonly photo: Pixels },
	sizes: readonly string[] | undefined,
): string {
	const params = new URLSearchParams(query);
	params.set("design", design);
	const size = params.get("format");
	if (size !== null && sizes) params.set("format", sizeForPhoto(photo, sizes, size));
	return `?${params.toString()}`;
}

/** Shows a photo where the demo's hangs, before it is sent; what is shown until the page knows its own. */
export function showAtOnce(file: File): void {
	const address = URL.createObjectURL(file);
	for (const image of document.querySelectorAll<SVGImageElement>("image[data-photo]")) {
		image.setAttribute("href", address);
	}
}
