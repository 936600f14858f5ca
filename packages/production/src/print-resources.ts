import type { Crop } from "@offizin/design";
import type { JpegInfo, TrueTypeFont } from "@offizin/pdf";

/** A photo as the press gets it: the crop at full resolution in the output colour space. */
export interface PrintPhoto {
	readonly info: JpegInfo;
	readonly data: Uint8Array;
}

/** What a file is made from besides the document: supplied by the server, so that this package does no I/O. */
export interface PrintResources {
	/** A font by id; throws when the document names one that is not there. */
	readonly font: (id: string) => TrueTypeFont;
	/** Cuts and converts an uploaded photo. */
	readonly photo: (source: { readonly upload: string; readonly crop: Crop }) => Promise<PrintPhoto>;
}
