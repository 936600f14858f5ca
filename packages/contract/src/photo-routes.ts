// The part of the browsers' half that only the windows that bring photos into a design need: behind a door of its own.
import { photoAddresses } from "./photo-addresses.ts";
import type { RoutesAt } from "./routes-at.ts";

export const photoRoutes = photoAddresses as unknown as RoutesAt<typeof photoAddresses>;
