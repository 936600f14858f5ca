import { type RefObject, useEffect, useRef } from "react";

/**
 * For a field of files: each choice is told once and leaves the field empty, so that the same file may be chosen
 * again. What was chosen before the page was alive is told as soon as it is.
 */
export function useChosenFiles(onFiles: (files: readonly File[]) => void): {
	readonly ref: RefObject<HTMLInputElement | null>;
	readonly onChange: () => void;
} {
	const ref = useRef<HTMLInputElement>(null);
	const take = useRef<() => void>(() => undefined);
	take.current = () => {
		const files = [...(ref.current?.files ?? [])];
		if (ref.current) ref.current.value = "";
		if (files.length > 0) onFiles(files);
	};
	useEffect(() => take.current(), []);
	return { ref, onChange: () => take.current() };
}
