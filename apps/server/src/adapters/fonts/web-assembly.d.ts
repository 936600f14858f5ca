// Node has it; its types are among those of browsers, which nothing here may lean on.
declare namespace WebAssembly {
	interface Memory {
		readonly buffer: ArrayBuffer;
	}
	function instantiate(
		bytes: Uint8Array,
		imports: object,
	): Promise<{ readonly instance: { readonly exports: object } }>;
}
