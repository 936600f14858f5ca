import { useCallback, useEffect, useState } from "react";
import type { OwnPhoto, UploadServices } from "../services.ts";

/** The photos of this person, page by page. */
export function useOwnPhotos({ sources }: UploadServices) {
	const [photos, setPhotos] = useState<readonly OwnPhoto[]>([]);
	const [total, setTotal] = useState<number | null>(null);
	/** In words, empty when nobody answered. */
	const [failure, setFailure] = useState<string | null>(null);
	const [pages, setPages] = useState(1);

	useEffect(() => {
		let isGone = false;
		async function load(): Promise<void> {
			const answer = await (await sources()).own(pages);
			if (isGone) return;
			if (!answer.ok) return setFailure(answer.error);
			setFailure(null);
			setTotal(answer.value.total);
			setPhotos((before) => {
				const known = new Set(before.map(({ id }) => id));
				return [...before, ...answer.value.items.filter(({ id }) => !known.has(id))];
			});
		}
		load().catch((error) => {
			reportError(error);
			if (!isGone) setFailure("");
		});
		return () => {
			isGone = true;
		};
	}, [sources, pages]);

	const forget = useCallback((id: string) => {
		setPhotos((before) => before.filter((photo) => photo.id !== id));
		setTotal((before) => before && before - 1);
	}, []);
	return { photos, total, failure, loadMore: () => setPages(pages + 1), forget };
}
