import {
	type Command,
	type DesignDocument,
	type DesignElement,
	findElement,
	fontsOf,
	readClip,
	simpleCommands,
} from "@offizin/design";
import {
	freeId,
	type OwnKind,
	ownElement,
	paste,
	plainText,
	selectedElement,
	unknownPhotos,
	withRatio,
} from "@offizin/editor";
import { box } from "@offizin/units";
import { pageShown } from "../canvas/page-view.tsx";
import { roomOn } from "../canvas/room-on.ts";
import type { DrawingKit, Editing, EditorHost } from "../editor-context.tsx";
import { stockOf } from "../uploads/use-proofs.ts";
import type { Carried } from "./carried.ts";

type Place = Pick<Editing, "editor" | "photos" | "clipboardNotice"> &
	Pick<DrawingKit, "format" | "loadFonts" | "learnInks"> &
	Pick<EditorHost, "services" | "t" | "announce">;

/** The most characters of a text element. */
const MOST_LETTERS = 4000;

/** Puts what a clipboard holds onto the page shown: our own elements, pictures as photos, words as a text. */
export async function putCarried({ json, pictures, words }: Carried, place: Place): Promise<void> {
	if (json !== null) return await putClip(json, place);
	if (pictures.length > 0) return putPictures(pictures, place);
	const text = plainText(words, true);
	return text.trim() === "" ? refuse(place, "clipboard.empty") : await putWords(text, place);
}

async function putClip(json: string, place: Place): Promise<void> {
	const { editor, format, loadFonts, t } = place;
	const clip = readClip(json);
	if (!clip.ok)
		return refuse(place, clip.error.code === "clip_newer" ? "clipboard.newer" : "clipboard.unreadable");
	await learnPhotos(clip.value, place);
	const { document, page: key, photos } = editor.getSnapshot();
	const { width, height } = pageShown(format, key).size;
	const target = { page: key, area: box(0, 0, width, height), photos };
	const { copied, leftOut } = paste(document, clip.value, target, (kind) => freeId(kind, Math.random));
	if (!copied) return refuse(place, leftOut.includes("artwork") ? "clipboard.artwork" : "clipboard.empty");
	const added = simpleCommands(copied.command).flatMap((one) =>
		one.type === "addElement" ? [one.value] : [],
	);
	await loadFonts(fontsOf(added));
	if (!editor.dispatch(copied.command).ok) return refuse(place, "clipboard.refused");
	void learnColors(copied.command, place);
	select(copied.ids, place);
	const sentences = leftOut.map((one) => t(`clipboard.${one}`));
	if (sentences.length > 0) place.clipboardNotice.set(sentences.join(" "));
}

/** How the press shows the colours that came along; until that is known they are seen as they were mixed. */
async function learnColors(command: Command, { editor, services, learnInks }: Place): Promise<void> {
	const { configuration } = editor.getSnapshot().document;
	for (const one of simpleCommands(command)) {
		if (one.type !== "addSwatch") continue;
		const seen = await services.ownColor?.(one.swatch.srgb, configuration, AbortSignal.timeout(10_000));
		if (seen) learnInks(seen.pressColors);
	}
}

/** Whether photos of the clip are this person's is for the server to say. */
async function learnPhotos(clip: DesignDocument, { editor, services }: Place): Promise<void> {
	const unknown = unknownPhotos(clip, editor.getSnapshot().photos);
	const stock = stockOf(editor);
	const stored = await Promise.all(unknown.map((upload) => services.uploads?.storedPhoto(upload, stock)));
	const known = stored.flatMap((photo) =>
		photo
			? [[photo.id, { width: photo.width, height: photo.height, focus: photo.focus ?? undefined }] as const]
			: [],
	);
	editor.knowPhotos(Object.fromEntries(known));
}

async function putWords(text: string, place: Place): Promise<void> {
	if (text.length > MOST_LETTERS) {
		const values = { length: text.length, max: MOST_LETTERS };
		return place.clipboardNotice.set(place.t("clipboard.tooLong", values));
	}
	const own = newElement({ type: "text", text }, place);
	if (own.type !== "text") return;
	const value = { ...own, maxLength: Math.max(own.maxLength, text.length) };
	await place.loadFonts(fontsOf([value]));
	add(value, place);
}

/** Into the frame that is chosen, each other one into a frame of its own. */
async function putPictures(pictures: readonly File[], place: Place): Promise<void> {
	const { editor, photos } = place;
	const { document, tool } = editor.getSnapshot();
	const chosen = findElement(document, selectedElement(tool) ?? "");
	const [first, ...others] = pictures;
	if (chosen?.type === "photo" && first) photos.take([first], chosen.id);
	for (const picture of chosen?.type === "photo" ? others : pictures) {
		const [frame, size] = [newElement({ type: "photo", shape: "rect" }, place), await sizeOf(picture)];
		const value = size ? withRatio(frame, size) : frame;
		if (add(value, place)) photos.take([picture], value.id);
	}
}

/** Null for what this browser cannot read; the server may. */
async function sizeOf(picture: File): Promise<{ width: number; height: number } | null> {
	const bitmap = await createImageBitmap(picture).catch(() => null);
	if (!bitmap) return null;
	const { width, height } = bitmap;
	bitmap.close();
	return { width, height };
}

function newElement(kind: OwnKind, { editor, format }: Place): DesignElement {
	const { document, page } = editor.getSnapshot();
	return ownElement(document, roomOn(format, page), kind, freeId(kind.type, Math.random));
}

function add(value: DesignElement, place: Place): boolean {
	const { editor } = place;
	const isAdded = editor.dispatch({ type: "addElement", page: editor.getSnapshot().page, value }).ok;
	if (isAdded) select([value.id], place);
	else refuse(place, "clipboard.refused");
	return isAdded;
}

function select(ids: readonly string[], { editor, t, announce }: Place): void {
	editor.mark();
	editor.send({ type: "selectAll", elements: ids });
	announce(t("clipboard.pasted", { count: ids.length }));
}

function refuse({ clipboardNotice, t }: Place, reason: Parameters<Place["t"]>[0]): void {
	clipboardNotice.set(t(reason));
}
