import { useLayoutEffect, useRef } from "react";
import { areKeysOn } from "./keys-setting.ts";

/** Key as the browser names it → what it does. */
export type Keys = Readonly<Record<string, () => void>>;

/** Single keys belong to the page only while nobody is typing and no dialog stands in front. */
function isFree(event: KeyboardEvent): boolean {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
	const target = event.target instanceof Element ? event.target : document.body;
	return (
		!target.closest("input, textarea, select, [contenteditable]") &&
		document.querySelector("dialog[open]") === null &&
		areKeysOn()
	);
}

/** Single-key commands of a page, from the moment it is shown: an effect after painting would miss a quick key. */
export function useKeys(keys: Keys): void {
	const current = useRef(keys);
	useLayoutEffect(() => {
		current.current = keys;
	});
	useLayoutEffect(() => {
		const listen = (event: KeyboardEvent) => {
			const command = isFree(event) ? current.current[event.key] : undefined;
			if (!command) return;
			event.preventDefault();
			command();
		};
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
}
