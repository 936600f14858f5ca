const NAME = "drawn-with";

/**
 * What the editor draws with, fonts and all that sets text, named in the page: on a slow line it would take a second from
 * the scripts, and the page can be written on as soon as these are there.
 */
export function DrawingPreloads({ files }: { readonly files: readonly string[] }) {
	return <meta name={NAME} content={files.join(" ")} />;
}

/** Asks for it beside the page being made alive, long before anything is drawn. React itself is not there yet. */
export function preloadDrawing(): void {
	const named = document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
	for (const href of named?.split(" ") ?? []) {
		const how = href.endsWith(".js")
			? { rel: "modulepreload" }
			: { rel: "preload", as: "fetch", crossOrigin: "anonymous" };
		document.head.append(Object.assign(document.createElement("link"), how, { href }));
	}
}
