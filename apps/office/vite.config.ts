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
		// One style sheet: split ones would arrive in an order of their own, and the first decides that of the layers.
		cssCodeSplit: false,
	},
});
