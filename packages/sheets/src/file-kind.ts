import { err, ok, type Result } from "@offizin/base";
import { latin1 } from "./encoding/single-byte.ts";
import type { SpreadsheetError, UnreadableKind } from "./spreadsheet-error.ts";
import { openZip, type Zip, type Zlib } from "./xlsx/zip.ts";

export type SpreadsheetFile = { readonly kind: "csv" } | { readonly kind: "xlsx"; readonly zip: Zip };

/** Starts of files, as Latin-1. */
const starts: readonly (readonly [RegExp, UnreadableKind])[] = [
	[/^[\s\S]{0,1024}?%PDF-/, "pdf"],
	[/^\{\\rtf/, "text"],
	[/^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|II\*\0|MM\0\*|....ftyp)/s, "picture"],
	[/^(\xef\xbb\xbf)?\s*<(\?xml|!doctype|html|table|meta)/i, "html"],
];

/** Name of a stream in a file with a password, in UTF-16. */
const encryptedPackage = "EncryptedPackage".replaceAll(/./g, "$&\0");

/** Parts that tell one zipped office file from another. */
const parts: readonly (readonly [RegExp, UnreadableKind])[] = [
	[/^xl\/workbook\.bin$/, "xlsb"],
	[/^Index(\/|\.zip$)/, "numbers"],
	[/^(word|ppt)\//, "text"],
	[/^content\.xml$/, "ods"],
];

/** What a file is by its content; names and declared types are not believed. */
export function spreadsheetFile(bytes: Uint8Array, zlib: Zlib): Result<SpreadsheetFile, SpreadsheetError> {
	const start = latin1(bytes.subarray(0, 1100));
	if (start.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) {
		const isLocked = latin1(bytes).includes(encryptedPackage);
		return unreadable(isLocked ? "password" : "xls");
	}
	if (start.startsWith("PK")) return zippedFile(bytes, zlib);
	const known = starts.find(([pattern]) => pattern.test(start));
	return known ? unreadable(known[1]) : ok({ kind: "csv" });
}

function zippedFile(bytes: Uint8Array, zlib: Zlib): Result<SpreadsheetFile, SpreadsheetError> {
	const zip = openZip(bytes, zlib);
	if (!zip.ok) return unreadable("damaged");
	const known = parts.find(([pattern]) => zip.value.names.some((name) => pattern.test(name)));
	if (known) return unreadable(known[1]);
	const isSheet = zip.value.names.includes("[Content_Types].xml");
	return isSheet ? ok({ kind: "xlsx", zip: zip.value }) : unreadable("unknown");
}

function unreadable(kind: UnreadableKind): Result<never, SpreadsheetError> {
	return err({ code: "spreadsheet_unreadable", kind });
}
