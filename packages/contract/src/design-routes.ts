import { designAddresses } from "./design-addresses.ts";
import type { RoutesAt } from "./routes-at.ts";

export const designRoutes = designAddresses as unknown as RoutesAt<typeof designAddresses>;
