import { findElement } from "@offizin/design";
import { type Editor, freeSlots, isComing, selectedElement, slotsForPhotos } from "@offizin/editor";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { fileUnder, forgetFile, keepFile, unfinishedFiles } from "../browser/kept-files.ts";
import { type LocalPicture, readPhoto } from "../browser/read-photo.ts";
import type { EditorServices, RunningUpload } from "../services.ts";
import type { Translate } from "../translator.ts";
import { createLanes } from "./lanes.ts";
import { stockOf, useProofs } from "./use-proofs.ts";

/** Everything about photos that needs a browser. */
export interface PhotoUploads {
	/** Opens the file dialog (on phones the camera roll too) for a slot, or for the slot that suits. */
	readonly choose: (element?: Wanted) => void;
	/** What finds no slot lies in the tray. */
	readonly take: (files: readonly File[], element?: Wanted) => void;
	readonly retry: (key: string) => void;
	/** The network is back: tries again whatever it has broken, or is just about to. */
	readonly retryAll: () => void;
	/** Tries again what stands still. */
	readonly retryBroken: () => void;
	readonly cancel: (key: string) => void;
	/** Goes on with what a reload or a crash has interrupted. */
	readonly resume: () => Promise<void>;
	/** What became of what came last, where it is not what was wanted. */
	readonly message: { readonly kind: "bad" | "plain"; readonly text: string } | null;
	readonly fileInput: RefObject<HTMLInputElement | null>;
	readonly onFiles: (files: FileList | null) => void;
}

/** A slot, or the one that suits; null: nothing that is filled already. */
type Wanted = string | null | undefined;

/** So many are on their way at once: more of them would only make the first one late. */
const AT_ONCE = 3;
const RETRY_MS = 30_000;

interface Options {
	readonly editor: Editor;
	readonly services: EditorServices;
	readonly t: Translate;
	readonly nameOf: (label: string) => string;
	readonly announce: (message: string) => void;
	/** The editor is the one that stays. */
	readonly isReady: boolean;
}

/** The photos of a design: where their pictures are, and how new ones come in. */
export function usePhotoUploads({ editor, services, t, nameOf, announce, isReady }: Options) {
	const { photoLink, storedPhoto, addLink } = useProofs(editor, services);
	const [message, setMessage] = useState<PhotoUploads["message"]>(null);
	const running = useRef(new Map<string, RunningUpload>());
	const wanted = useRef<Wanted>(undefined);
	const fileInput = useRef<HTMLInputElement>(null);

	const uploads = useMemo((): PhotoUploads => {
		const { template } = editor.getSnapshot().document;
		const designNow = () => editor.getSnapshot().sync.design?.id ?? null;
		/** A photo of 24 million pixels fills a hundred megabytes: they are read one after the other. */
		let reading = Promise.resolve();

		const lanes = createLanes(AT_ONCE);

		function stop(key: string): void {
			running.current.delete(key);
			lanes.leave(key);
			forgetFile(key);
		}

		/** Has its slot from now on; seen as soon as it is read. */
		function start(key: string, file: File, element: string | null): void {
			for (const photo of editor.getSnapshot().incoming) {
				if (element === null || photo.element !== element) continue;
				running.current.get(photo.key)?.cancel();
				stop(photo.key);
			}
			editor.addPhoto({ key, element, fileName: file.name }, null);
			reading = reading.then(() => show(key, file, element)).catch(reportError);
		}

		async function show(key: string, file: File, element: string | null): Promise<void> {
			const isWanted = () => editor.getSnapshot().incoming.some((photo) => photo.key === key);
			if (!isWanted()) return;
			const picture = await readPhoto(file);
			if (!isWanted()) return;
			if (picture) addLink(key, picture);
			editor.addPhoto({ key, element, fileName: file.name }, picture);
			lanes.enter(key, () => send(key, file, element, picture));
		}

		function send(key: string, file: File, element: string | null, picture: LocalPicture | null): void {
			const upload = services.uploads?.upload(file, stockOf(editor), {
				onProgress: (progress) => editor.updatePhoto(key, { progress, failure: null }),
				onFailure: (failure) => {
					editor.updatePhoto(key, { failure });
					if (failure.canRetry) lanes.leave(key);
					else stop(key);
				},
				onDone: ({ id, width, height, focus, preview }) => {
					// The picture of this browser until the one in the colours of the print is there.
					addLink(id, picture ?? { href: preview, width, height });
					editor.placePhoto(key, { id, width, height, focus: focus ?? undefined });
					stop(key);
					const slot = findElement(editor.getSnapshot().document, element ?? "");
					announce(slot ? t("photo.placed", { label: nameOf(slot.label) }) : t("photo.laid"));
				},
			});
			if (upload) running.current.set(key, upload);
		}

		function take(files: readonly File[], element?: Wanted): void {
			if (!services.uploads) return;
			const photos = files.filter(isPhoto);
			const other = files.find((file) => !isPhoto(file));
			const { document, page, tool, incoming } = editor.getSnapshot();
			const chosen = element ?? selectedElement(tool);
			const slots =
				element === null
					? freeSlots(document, page, incoming).slice(0, photos.length)
					: slotsForPhotos(document, page, chosen, incoming, photos.length);
			for (const [at, file] of photos.entries()) {
				const slot = slots[at] ?? null;
				const key = `local-${crypto.randomUUID()}`;
				keepFile(key, { file, element: slot, template, design: designNow() });
				start(key, file, slot);
			}
			const laid = photos.length - slots.length;
			if (other) setMessage({ kind: "bad", text: t("photo.notAPicture", { name: other.name }) });
			else if (laid > 0 && element !== null)
				setMessage({ kind: "plain", text: t("photo.rest", { count: laid }) });
			else setMessage(null);
		}

		function retry(key: string): void {
			editor.updatePhoto(key, { failure: null });
			const upload = running.current.get(key);
			// One that waits for its turn has not begun.
			if (upload) lanes.enter(key, upload.retry);
		}

		return {
			choose(element) {
				wanted.current = element;
				fileInput.current?.click();
			},
			take,
			retry,
			retryAll() {
				for (const photo of editor.getSnapshot().incoming) if (isComing(photo)) retry(photo.key);
			},
			retryBroken() {
				for (const { key, failure } of editor.getSnapshot().incoming) if (failure?.canRetry) retry(key);
			},
			cancel: (key) => {
				running.current.get(key)?.cancel();
				stop(key);
				editor.dropPhoto(key);
			},
			async resume() {
				for (const { key, file, element } of await unfinishedFiles({ template, design: designNow() })) {
					if (!running.current.has(key)) start(key, file, element);
				}
			},
			message: null,
			fileInput,
			onFiles: (files) => take([...(files ?? [])], wanted.current),
		};
	}, [editor, services, t, nameOf, announce, addLink]);

	useEffect(() => {
		if (!isReady) return;
		uploads.resume().catch(reportError);
		addEventListener("online", uploads.retryAll);
		// Browsers do not tell of a network that was there and led nowhere.
		const patience = setInterval(uploads.retryBroken, RETRY_MS);
		const stopFiling = fileWhenMade(editor);
		return () => {
			removeEventListener("online", uploads.retryAll);
			clearInterval(patience);
			stopFiling();
		};
	}, [editor, isReady, uploads]);

	return { uploads: useMemo(() => ({ ...uploads, message }), [uploads, message]), photoLink, storedPhoto };
}

/** Photos chosen before the server has made the design are its from then on, so that the next tab finds them. */
function fileWhenMade(editor: Editor): () => void {
	let isMade = editor.getSnapshot().sync.design !== null;
	return editor.subscribe(() => {
		const { sync, incoming } = editor.getSnapshot();
		if (isMade || !sync.design) return;
		isMade = true;
		fileUnder(
			sync.design.id,
			incoming.map(({ key }) => key),
		);
	});
}

/** Some systems give HEIC and others no type; the server looks at the bytes anyway. */
function isPhoto(file: File): boolean {
	return (
		file.type.startsWith("image/") ||
		(file.type === "" && /\.(jpe?g|png|webp|avif|heic|heif)$/i.test(file.name))
	);
}
