export interface PdfName {
	readonly type: "name";
	/** Without the slash, #XX decoded, read as UTF-8 where it is that. */
	readonly name: string;
}

export interface PdfString {
	readonly type: "string";
	readonly bytes: Uint8Array;
}

export interface PdfArray {
	readonly type: "array";
	readonly items: readonly PdfValue[];
}

export interface PdfDict {
	readonly type: "dict";
	readonly entries: ReadonlyMap<string, PdfValue>;
}

export interface PdfRef {
	readonly type: "ref";
	readonly num: number;
}

/** A stream's dictionary and where its data begin in the file; the data stay there until asked for. */
export interface PdfStream {
	readonly type: "stream";
	readonly num: number;
	readonly dict: PdfDict;
	readonly start: number;
}

/** A PDF object (ISO 32000-1, 7.3); numbers, truth values and null are those of the language. */
export type PdfValue =
	| null
	| boolean
	| number
	| PdfName
	| PdfString
	| PdfArray
	| PdfDict
	| PdfRef
	| PdfStream;

export const EMPTY_DICT: PdfDict = { type: "dict", entries: new Map() };

export function asDict(value: PdfValue | undefined): PdfDict | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	if (value.type === "stream") return value.dict;
	return value.type === "dict" ? value : undefined;
}

export function asName(value: PdfValue | undefined): string | undefined {
	return typeof value === "object" && value?.type === "name" ? value.name : undefined;
}

export function asArray(value: PdfValue | undefined): readonly PdfValue[] | undefined {
	return typeof value === "object" && value?.type === "array" ? value.items : undefined;
}

export function asBytes(value: PdfValue | undefined): Uint8Array | undefined {
	return typeof value === "object" && value?.type === "string" ? value.bytes : undefined;
}

export function asStream(value: PdfValue | undefined): PdfStream | undefined {
	return typeof value === "object" && value?.type === "stream" ? value : undefined;
}

export function asNumber(value: PdfValue | undefined): number | undefined {
	return typeof value === "number" ? value : undefined;
}
