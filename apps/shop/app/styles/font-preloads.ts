import archivo from "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url";
import type { ChannelKey } from "@offizin/sites";

/** The faces that the first screen of a brand needs. */
export const fontPreloads: Readonly<Record<ChannelKey, readonly string[]>> = {
	papiervogel: [fraunces, figtree],
	bildwand: [archivo],
};
