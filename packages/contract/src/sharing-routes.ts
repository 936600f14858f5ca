// The part of the browsers' half that only the dialog for sharing needs: behind a door of its own, so that neither the
// editor nor any page loads it before it is asked for.
import type { RoutesAt } from "./routes-at.ts";
import { sharingAddresses } from "./sharing-addresses.ts";

export const sharingRoutes = sharingAddresses as unknown as RoutesAt<typeof sharingAddresses>;
