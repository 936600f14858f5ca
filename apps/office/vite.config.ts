import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
	base: "/office/",
	plugins: [reactRouter()],
	// Workspace packages are TypeScript sources, so the build of the first page takes them in.
	ssr: { noExternal: [/^@offizin\//] },
	build: {
		target: "es2022",
		assetsInlineLimit: 0,
		// Small enough to be one style sheet.
		cssCodeSplit: false,
	},
});
