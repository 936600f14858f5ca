import type { Config } from "@react-router/dev/config";

export default {
	ssr: true,
	// All routes are known from the first page on: no manifest request before a navigation.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
