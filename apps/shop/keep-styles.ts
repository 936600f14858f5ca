import type { Plugin } from "vite";

/**
 * Keeps the styles of a `*.module.css` that is imported for them alone (blocks/block-face.tsx): of a module whose names
 * nobody uses Vite drops the styles too, and they came only with the script that draws the block.
 */
export function keepStyles(): Plugin {
	return {
		name: "keep-styles",
		applyToEnvironment: ({ name }) => name === "client",
		transform: {
			order: "post",
			filter: {
				id: /\/blocks\/[\w/-]+\.module\.css$|\/(carousel|museum-label|paper-table|theme-band)\.module\.css$/,
			},
			handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
		},
	};
}
