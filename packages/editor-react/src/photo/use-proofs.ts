import { elementsOf, type PhotoLink } from "@offizin/design";
import type { Editor } from "@offizin/editor";
import { useCallback, useEffect, useRef, useState } from "react";
import type { EditorServices, Stock, StoredPhoto } from "../services.ts";

type Known = ReadonlyMap<string, StoredPhoto>;

/**
 * Pictures of the photos in a design, in the colours of their print (1.1). Asks for those this page has not seen yet
 * (after a reload, or from another tab) and for all of them when another stock is chosen. What is shown stays until the
 * new picture has come.
 */
export function useProofs(editor: Editor, services: EditorServices) {
	const [links, setLinks] = useState<ReadonlyMap<string, PhotoLink>>(new Map());
	const [stored, setStored] = useState<Known>(new Map());
	const asked = useRef(new Set<string>());
	const addLink = useCallback((key: string, link: PhotoLink) => {
		setLinks((before) => new Map(before).set(key, link));
	}, []);

	useEffect(() => {
		async function ask(upload: string, stock: Stock, name: string): Promise<void> {
			const photo = await services.storedPhoto(upload, stock);
			const isThere = photo !== null && (await isLoaded(photo.preview));
			if (!isThere) return void asked.current.delete(name);
			if (nameOf(upload, stockOf(editor)) !== name) return;
			setStored((before) => new Map(before).set(upload, photo));
			addLink(upload, { href: photo.preview, width: photo.width, height: photo.height });
		}
		const look = () => {
			const stock = stockOf(editor);
			for (const element of elementsOf(editor.getSnapshot().content.document)) {
				if (element.type !== "photo" || !element.photo) continue;
				const name = nameOf(element.photo.upload, stock);
				if (asked.current.has(name)) continue;
				asked.current.add(name);
				void ask(element.photo.upload, stock, name);
			}
		};
		look();
		return editor.subscribe(look);
	}, [editor, services, addLink]);

	return { links, stored, addLink };
}

function stockOf(editor: Editor): Stock {
	return editor.getSnapshot().content.configuration;
}

function nameOf(upload: string, { paperType, refinementType }: Stock): string {
	return `${upload} ${paperType} ${refinementType}`;
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
