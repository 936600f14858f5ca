import { lookName, type PhotoLink, type PhotoLook } from "@offizin/design";
import type { Editor } from "@offizin/editor";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { EditorServices, Stock, StoredPhoto } from "../services.ts";
import { createLanes } from "./lanes.ts";

interface Wish {
	readonly upload: string;
	readonly on: Stock;
	readonly look?: PhotoLook;
	readonly isNear: boolean;
}

/** What has been answered. */
interface Come {
	readonly links: readonly (readonly [string, PhotoLink])[];
	readonly stored: readonly (readonly [string, StoredPhoto])[];
}

/** So many are asked for at once: a book has hundreds, and the page on the desk wants its own first. */
const AT_ONCE = 4;
/** Pictures on pages so far from the one on the desk are there without a gap; those further off when they are looked at. */
const NEAR_PAGES = 2;
/** Pictures that come within so many milliseconds are shown together: each showing draws the page anew. */
const TOGETHER_MS = 50;

/**
 * Pictures of the photos in a design, with their looks and in the colours of their print (1.1). Asks for those this page
 * has not seen yet: after a reload, from another tab, on another stock. What is shown stays until the new picture has
 * come.
 */
export function useProofs(editor: Editor, services: EditorServices) {
	const [links, setLinks] = useState<ReadonlyMap<string, PhotoLink>>(new Map());
	const [stored, setStored] = useState<ReadonlyMap<string, StoredPhoto>>(new Map());
	const asked = useRef(new Set<string>());
	const [lanes] = useState(() => createLanes(AT_ONCE));
	const stock = useSyncExternalStore(
		editor.subscribe,
		() => stockOf(editor),
		() => stockOf(editor),
	);
	const addLink = useCallback((key: string, link: PhotoLink) => {
		setLinks((before) => new Map(before).set(key, link));
	}, []);

	useEffect(() => {
		let come: Come[] = [];

		function show(one: Come): void {
			come.push(one);
			if (come.length > 1) return;
			setTimeout(() => {
				const all = come;
				come = [];
				setLinks((before) => new Map([...before, ...all.flatMap(({ links: some }) => some)]));
				setStored((before) => new Map([...before, ...all.flatMap(({ stored: some }) => some)]));
			}, TOGETHER_MS);
		}

		function ask(wish: Wish): void {
			const name = nameOf(wish.upload, wish.on, wish.look);
			if (asked.current.has(name)) return;
			asked.current.add(name);
			lanes.enter(name, () => void fetchProof(name, wish).finally(() => lanes.leave(name)));
		}

		async function fetchProof(name: string, { upload, on, look, isNear }: Wish): Promise<void> {
			const photo = await services.uploads?.storedPhoto(upload, on);
			// The press gets the look first: laid over the proof it would be off by ΔE00 5 in vivid photos.
			const href = look ? `${photo?.preview}&look=${lookName(look)}` : photo?.preview;
			if (!photo || !href || (isNear && !(await isLoaded(href)))) return void asked.current.delete(name);
			const { width, height, focus } = photo;
			if (focus) editor.knowPhotos({ [upload]: { width, height, focus } });
			const link: PhotoLink = { href, width, height, ...(look && { hasLook: true }) };
			if (look) return show({ links: [[name, link]], stored: [] });
			show({
				links: [
					[name, link],
					[upload, link],
				],
				stored: [
					[name, photo],
					[upload, photo],
				],
			});
		}
		const look = () => {
			const { pages } = editor.getSnapshot().document;
			const shown = pages.findIndex(({ key }) => key === editor.getSnapshot().page);
			const far = (at: number) => Math.abs(at - shown);
			const places = [...pages.entries()].sort(([one], [other]) => far(one) - far(other));
			for (const [at, { elements }] of places) {
				for (const element of elements) {
					if (element.type !== "photo" || !element.photo) continue;
					const wish = { upload: element.photo.upload, on: stockOf(editor), isNear: far(at) <= NEAR_PAGES };
					ask(wish);
					if (element.look) ask({ ...wish, look: element.look });
				}
			}
		};
		look();
		return editor.subscribe(look);
	}, [editor, services, lanes]);

	const photoLink = useCallback(
		(upload: string, look?: PhotoLook) =>
			(look && links.get(nameOf(upload, stock, look))) ??
			links.get(nameOf(upload, stock)) ??
			links.get(upload) ??
			null,
		[links, stock],
	);
	const storedPhoto = useCallback(
		(upload: string) => stored.get(nameOf(upload, stock)) ?? stored.get(upload),
		[stored, stock],
	);
	return { photoLink, storedPhoto, addLink };
}

export function stockOf(editor: Editor): Stock {
	return editor.getSnapshot().document.configuration;
}

function nameOf(upload: string, stock: Stock, look?: PhotoLook): string {
	const { paperType, refinementType, materialType } = stock;
	return [upload, paperType, refinementType, materialType, ...(look ? [lookName(look)] : [])].join(" ");
}

/** Whether the picture can be shown without a gap. */
async function isLoaded(href: string): Promise<boolean> {
	const image = new Image();
	image.src = href;
	try {
		await image.decode();
		return true;
	} catch {
		return false;
	}
}
