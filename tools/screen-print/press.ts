import { readFile } from "node:fs/promises";
import type { Press } from "@offizin/production";
import { loadFonts } from "../../apps/server/src/adapters/fonts/fonts.ts";
import type { ColorProfile } from "../../apps/server/src/adapters/photo/color-profile.ts";
import { screenPhoto } from "../../apps/server/src/adapters/photo/screen-photo.ts";
import { loadPrepress, type Prepress } from "../../apps/server/src/adapters/profiles/load-prepress.ts";
import {
	createProfileLoader,
	type LoadedProfile,
} from "../../apps/server/src/adapters/profiles/profile-loader.ts";
import { photosForPrint } from "../../apps/server/src/nouns/print/photos-for-print.ts";
import { REAL_PHOTO_SIZE, realPhoto } from "../real-photo.ts";

/** What designs are printed with and shown by when both are compared; loaded once per process. */
export interface TrialPress {
	readonly prepress: Prepress;
	readonly loaded: LoadedProfile;
	readonly press: Press;
	/** The photo that stands in every slot: upload, pixels, path of the original. */
	readonly photo: TrialPhoto;
	/** Data URLs of the photo on screen: the small copy that the editor gets, and one with all pixels. */
	readonly screens: Readonly<Record<ScreenCopy, string>>;
}

export interface TrialPhoto {
	readonly upload: string;
	readonly width: number;
	readonly height: number;
	readonly path: string;
}

export type ScreenCopy = keyof typeof copies;

/** The editor's is the server's rendition. */
const copies = { editor: { edge: 1600, quality: 90 }, whole: { edge: 4032, quality: 95 } } as const;

/** A press with one of the shipped profiles, and a photo: a real one of 12 megapixels unless told otherwise. */
export async function loadTrialPress(profileKey: string, other?: TrialPhoto): Promise<TrialPress> {
	const prepress = loadPrepress(createProfileLoader("var/profiles"), await loadFonts());
	const loaded = await prepress.profiles.find(profileKey);
	if (!loaded.ok) throw new Error(`profile ${profileKey}: ${JSON.stringify(loaded.error)}`);
	const photo = other ?? {
		...{ upload: "trial-photo", ...REAL_PHOTO_SIZE },
		path: await realPhoto({ orientation: 6 }),
	};
	const bytes = new Uint8Array(await readFile(photo.path));
	const { profile, icc, colors } = loaded.value;
	const copyAs = (copy: ScreenCopy) => copyOf(bytes, copy, colors);
	return {
		prepress,
		loaded: loaded.value,
		photo,
		screens: { editor: await copyAs("editor"), whole: await copyAs("whole") },
		press: {
			profile,
			icc,
			shaper: prepress.shaper,
			qr: prepress.qr,
			deflate: prepress.deflate,
			resources: {
				font: (id) => prepress.font(id).font,
				photo: photosForPrint({ photos: [photo] }, loaded.value),
			},
		},
	};
}

/** As the server shows it: in the colours of its print. */
async function copyOf(bytes: Uint8Array, copy: ScreenCopy, colors: ColorProfile): Promise<string> {
	const shown = await screenPhoto(bytes, copies[copy], colors);
	if (!shown.ok) throw new Error(`the photo cannot be shown: ${shown.error}`);
	return `data:image/jpeg;base64,${shown.value.toString("base64")}`;
}
