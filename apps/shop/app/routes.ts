import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The route table (spec 2.1). Addresses are built in paths.ts. */
export default [index("routes/home.tsx"), route("*", "routes/not-found.tsx")] satisfies RouteConfig;
