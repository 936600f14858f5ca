// The half of the contract for browsers: addresses, the client and types, without the schemas and their library.
import { contentAddresses, officeAddresses, pageAddresses } from "./addresses.ts";
import type { RoutesAt } from "./routes-at.ts";

export { fillPath, MAX_UPLOAD_MEGABYTES, officeFiles, RESUMABLE_UPLOADS } from "./addresses.ts";
export { type CallError, createClient } from "./client.ts";
export { localAddress } from "./local-address.ts";
export {
	type PhotoName,
	photoNames,
	pictureWidths,
	type StillName,
	stillNames,
} from "./picture-addresses.ts";
export {
	type CardKindKey,
	cardKindPage,
	cardKindSlugs,
	listPages,
	templatePage,
	themePage,
} from "./product-pages.ts";
export { MAX_QUERY_LENGTH } from "./search-query.ts";
export const pageRoutes = pageAddresses as unknown as RoutesAt<typeof pageAddresses>;
export const officeRoutes = officeAddresses as unknown as RoutesAt<typeof officeAddresses>;
export const contentRoutes = contentAddresses as unknown as RoutesAt<typeof contentAddresses>;
