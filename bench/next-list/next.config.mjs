import { fileURLToPath } from "node:url";

// biome-ignore lint/style/noDefaultExport: Next.js finds its files by their default export.
export default {
	turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) },
	poweredByHeader: false,
};
