import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	// All routes are known from the first page on: no manifest request before a navigation. The other way is not in our
	// scripts (drop-unused-router.ts).
	routeDiscovery: { mode: "initial" },
} satisfies Config;
