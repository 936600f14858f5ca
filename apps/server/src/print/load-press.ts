import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { invariant } from "@offizin/base";
import { type Deflate, type IccProfile, readFont, readIccProfile, type TrueTypeFont } from "@offizin/pdf";
import { digitalCards, type PrintProfile } from "@offizin/production";
import type { Shaper } from "@offizin/text";
import { type Fonts, loadFonts } from "../fonts/fonts.ts";

/** What every print file needs besides its task; loaded once per worker. */
export interface Press {
	readonly profile: PrintProfile;
	readonly icc: IccProfile;
	readonly iccPath: string;
	readonly iccSha256: string;
	readonly shaper: Shaper;
	readonly deflate: Deflate;
	/** A font with the hash of its file; throws when a document names one that is not there. */
	font(id: string): { readonly font: TrueTypeFont; readonly sha256: string };
}

const compress = promisify(deflate);

/** Loads fonts and the ICC profile of the printing condition. Throws when one of them cannot be used. */
export async function loadPress(): Promise<Press> {
	const profile = digitalCards;
	const fonts = await loadFonts();
	const iccPath = fileURLToPath(new URL(`../../assets/icc/${profile.iccFile}`, import.meta.url));
	const bytes = new Uint8Array(readFileSync(iccPath));
	const icc = readIccProfile(bytes);
	invariant(icc.ok, `ICC profile ${profile.iccFile} can be read`);
	return {
		profile,
		icc: icc.value,
		iccPath,
		iccSha256: createHash("sha256").update(bytes).digest("hex"),
		shaper: fonts.shaper,
		deflate: (data) => compress(data),
		font: fontReader(fonts),
	};
}

function fontReader(fonts: Fonts): Press["font"] {
	const read = new Map<string, ReturnType<Press["font"]>>();
	return (id) => {
		const known = read.get(id);
		if (known) return known;
		const file = fonts.file(id);
		invariant(file, `font ${id} is there`);
		const font = readFont(file.bytes);
		invariant(font.ok, `font ${id} can be embedded`);
		const entry = { font: font.value, sha256: file.sha256 };
		read.set(id, entry);
		return entry;
	};
}
