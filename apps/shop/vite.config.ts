import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [reactRouter()],
	// Workspace packages are TypeScript sources, so the server bundle takes them in.
	ssr: { noExternal: [/^@offizin\//, /^@fontsource/] },
	build: { target: "es2022", assetsInlineLimit: 0 },
	environments: { ssr: { build: { rollupOptions: { input: "./server/app.ts" } } } },
});
