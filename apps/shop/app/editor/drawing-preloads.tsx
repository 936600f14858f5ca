/**
 * What the editor waits for to draw with, fonts and all that sets text: asked for long before its own script is there
 * to do so.
 */
export function DrawingPreloads({ files }: { readonly files: readonly string[] }) {
	return files.map((file) =>
		file.endsWith(".js") ? (
			<link key={file} rel="modulepreload" href={file} fetchPriority="low" />
		) : (
			<link key={file} rel="preload" as="fetch" href={file} crossOrigin="anonymous" fetchPriority="low" />
		),
	);
}
