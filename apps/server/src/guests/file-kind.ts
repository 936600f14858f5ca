import { err, ok, type Result } from "@offizin/base";
import type { GuestListError, UnreadableKind } from "./guest-list.ts";
import { openZip, type Zip } from "./zip.ts";

export type GuestListFile = { readonly kind: "csv" } | { readonly kind: "xlsx"; readonly zip: Zip };

/** Starts of files, as Latin-1. */
const starts: readonly (readonly [RegExp, UnreadableKind])[] = [
	[/^[\s\S]{0,1024}?%PDF-/, "pdf"],
	[/^\{\\rtf/, "text"],
	[/^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|II\*\0|MM\0\*|....ftyp)/s, "picture"],
	[/^(\xef\xbb\xbf)?\s*<(\?xml|!doctype|html|table|meta)/i, "html"],
];

/** Parts that tell one zipped office file from another. */
const parts: readonly (readonly [RegExp, UnreadableKind])[] = [
	[/^xl\/workbook\.bin$/, "xlsb"],
	[/^Index(\/|\.zip$)/, "numbers"],
	[/^(word|ppt)\//, "text"],
	[/^content\.xml$/, "ods"],
];

/** What a file is by its content; names and declared types are not believed. */
export function guestListFile(bytes: Uint8Array): Result<GuestListFile, GuestListError> {
	const start = Buffer.from(bytes.subarray(0, 1100)).toString("latin1");
	if (start.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) {
		const isLocked = Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le"));
		return unreadable(isLocked ? "password" : "xls");
	}
	if (start.startsWith("PK")) return zippedFile(bytes);
	const known = starts.find(([pattern]) => pattern.test(start));
	return known ? unreadable(known[1]) : ok({ kind: "csv" });
}

function zippedFile(bytes: Uint8Array): Result<GuestListFile, GuestListError> {
	const zip = openZip(bytes);
	if (!zip.ok) return unreadable("damaged");
	const known = parts.find(([pattern]) => zip.value.names.some((name) => pattern.test(name)));
	if (known) return unreadable(known[1]);
	const isSheet = zip.value.names.includes("[Content_Types].xml");
	return isSheet ? ok({ kind: "xlsx", zip: zip.value }) : unreadable("unknown");
}

function unreadable(kind: UnreadableKind): Result<never, GuestListError> {
	return err({ code: "guest_list_unreadable", kind });
}
