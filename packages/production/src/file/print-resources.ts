import type { PhotoSource } from "@offizin/design";
import type { JpegInfo, TrueTypeFont } from "@offizin/pdf";
import type { Size } from "@offizin/units";

/** A photo as the press gets it: cut out, turned and toned, in the colours of the file. */
export interface PrintPhoto {
	readonly info: JpegInfo;
	readonly data: Uint8Array;
}

/** What a file is made from besides the document: supplied by the server, so that this package does no I/O. */
export interface PrintResources {
	/** A font by id; throws when the document names one that is not there. */
	readonly font: (id: string) => TrueTypeFont;
	/**
	 * Cuts and converts the crop of an uploaded photo that is printed in `size`, mirrored and turned, but not tilted: the
	 * file does that, without new pixels. Asked once per photo and size. Its data are read
	 * before the next photo is asked for, and never later.
	 */
	readonly photo: (source: PhotoSource, size: Size) => Promise<PrintPhoto>;
}
