import { elementsOf, lookName, type PhotoLink, type PhotoLook } from "@offizin/design";
import type { Editor } from "@offizin/editor";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { EditorServices, Stock, StoredPhoto } from "../services.ts";

/**
 * Pictures of the photos in a design, with their looks and in the colours of their print (1.1). Asks for those this page
 * has not seen yet: after a reload, from another tab, on another stock. What is shown stays until the new picture has
 * come.
 */
export function useProofs(editor: Editor, services: EditorServices) {
	const [links, setLinks] = useState<ReadonlyMap<string, PhotoLink>>(new Map());
	const [stored, setStored] = useState<ReadonlyMap<string, StoredPhoto>>(new Map());
	const asked = useRef(new Set<string>());
	const stock = useSyncExternalStore(
		editor.subscribe,
		() => stockOf(editor),
		() => stockOf(editor),
	);
	const addLink = useCallback((key: string, link: PhotoLink) => {
		setLinks((before) => new Map(before).set(key, link));
	}, []);

	useEffect(() => {
		async function ask(upload: string, on: Stock, look?: PhotoLook): Promise<void> {
			const name = nameOf(upload, on, look);
			if (asked.current.has(name)) return;
			asked.current.add(name);
			const photo = await services.uploads?.storedPhoto(upload, on);
			// The press gets the look first: laid over the proof it would be off by ΔE00 5 in vivid photos.
			const href = look ? `${photo?.preview}&look=${lookName(look)}` : photo?.preview;
			if (!photo || !href || !(await isLoaded(href))) return void asked.current.delete(name);
			const { width, height } = photo;
			addLink(name, { href, width, height, ...(look && { hasLook: true }) });
			if (look) return;
			addLink(upload, { href, width, height });
			setStored((before) => new Map(before).set(name, photo).set(upload, photo));
		}
		const look = () => {
			for (const element of elementsOf(editor.getSnapshot().document)) {
				if (element.type !== "photo" || !element.photo) continue;
				const { upload } = element.photo;
				void ask(upload, stockOf(editor));
				if (element.look) void ask(upload, stockOf(editor), element.look);
			}
		};
		look();
		return editor.subscribe(look);
	}, [editor, services, addLink]);

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

function nameOf(upload: string, { paperType = "", refinementType = "" }: Stock, look?: PhotoLook): string {
	return [upload, paperType, refinementType, ...(look ? [lookName(look)] : [])].join(" ");
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
