import { useEffect, useRef, useState } from "react";

/** Photos dropped anywhere on the page; whether some are being held over it. */
export function useDrops(onFiles: (files: readonly File[]) => void): boolean {
	const [isOver, setIsOver] = useState(false);
	const latest = useRef(onFiles);
	latest.current = onFiles;
	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		const over = (event: DragEvent) => {
			if (!event.dataTransfer?.types.includes("Files")) return;
			event.preventDefault();
			setIsOver(true);
		};
		const dropped = (event: DragEvent) => {
			setIsOver(false);
			const files = [...(event.dataTransfer?.files ?? [])];
			if (files.length === 0) return;
			event.preventDefault();
			latest.current(files);
		};
		addEventListener("dragover", over, { signal });
		addEventListener("dragleave", (event) => event.relatedTarget === null && setIsOver(false), { signal });
		addEventListener("drop", dropped, { signal });
		return () => listening.abort();
	}, []);
	return isOver;
}
