// What the bench uses of pdfme, which is installed with the other peers on its first run only.
declare module "@pdfme/schemas" {
	export interface Plugin {
		readonly pdf: unknown;
	}
	export const text: Plugin;
	export const image: Plugin;
	export const barcodes: { readonly qrcode: Plugin };
}

declare module "@pdfme/generator" {
	import type { Plugin } from "@pdfme/schemas";

	interface Schema {
		readonly name: string;
		readonly type: string;
		readonly position: { readonly x: number; readonly y: number };
		readonly width: number;
		readonly height: number;
		readonly [setting: string]: unknown;
	}

	export function generate(job: {
		readonly template: { readonly basePdf: Uint8Array; readonly schemas: readonly (readonly Schema[])[] };
		readonly inputs: readonly Readonly<Record<string, string>>[];
		readonly plugins: Readonly<Record<string, Plugin>>;
		readonly options: {
			readonly font: Readonly<Record<string, { readonly data: Uint8Array; readonly fallback: boolean }>>;
		};
	}): Promise<Uint8Array>;
}
