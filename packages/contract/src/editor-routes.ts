// The part of the browsers' half that only the editor needs: behind a door of its own, so that no other page loads it.
import { designAddresses } from "./design-addresses.ts";
import { editorAddresses } from "./editor-addresses.ts";
import type { RoutesAt } from "./routes-at.ts";

export const designRoutes = designAddresses as unknown as RoutesAt<typeof designAddresses>;
export const editorRoutes = editorAddresses as unknown as RoutesAt<typeof editorAddresses>;
