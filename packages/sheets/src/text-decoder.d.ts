/** The part of the decoder we use. Node and browsers have it alike; it is in no library of types without a browser. */
declare class TextDecoder {
	constructor(encoding?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
	decode(bytes: Uint8Array): string;
}
