import { promisify } from "node:util";
import { deflate, inflate } from "node:zlib";
import { invariant } from "@offizin/base";
import type { QrEncoder } from "@offizin/design";
import { type Deflate, type Inflate, readFont, type TrueTypeFont } from "@offizin/pdf";
import type { Shaper } from "@offizin/text";
import type { Fonts } from "../fonts/fonts.ts";
import type { ProfileLoader } from "./profile-loader.ts";

/** What every print file needs besides its task; loaded once per process. */
export interface Prepress {
	readonly profiles: ProfileLoader;
	readonly shaper: Shaper;
	readonly qr: QrEncoder;
	readonly deflate: Deflate;
	readonly inflate: Inflate;
	hasFont(id: string): boolean;
	/** A font with the hash of its file; throws when a document names one that is not there. */
	font(id: string): { readonly font: TrueTypeFont; readonly sha256: string };
}

const compress = promisify(deflate);
const expand = promisify(inflate);
/** More than any part of a file of ours; a stream that claims more is no stream of ours. */
const MAX_STREAM = 512 * 2 ** 20;

export function loadPrepress(profiles: ProfileLoader, fonts: Fonts): Prepress {
	return {
		profiles,
		shaper: fonts.shaper,
		qr: fonts.qr,
		deflate: (data) => compress(data),
		inflate: (data) => expand(data, { maxOutputLength: MAX_STREAM }),
		hasFont: (id) => fonts.file(id) !== undefined,
		font: fontReader(fonts),
	};
}

function fontReader(fonts: Fonts): Prepress["font"] {
	const read = new Map<string, ReturnType<Prepress["font"]>>();
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
