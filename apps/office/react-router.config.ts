import type { Config } from "@react-router/dev/config";

export default {
	ssr: false,
	basename: "/office/",
	routeDiscovery: { mode: "initial" },
	// The whole office is small; its loaders in files of their own would only be more requests.
	splitRouteModules: false,
} satisfies Config;
