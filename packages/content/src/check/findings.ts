import type { Component, FieldSchema } from "../schema/component.ts";
import type { Block } from "../story/block.ts";
import type { Finding, FindingCode } from "./finding.ts";

/** What is only told, since a page with it still works; everything else is an error. */
const warnings: ReadonlySet<FindingCode> = new Set<FindingCode>([
	"field_unknown",
	"reference_loop",
	"link_broken",
	"link_unpublished",
	"asset_missing",
	"alt_missing",
]);

/** A field of a block in one language, as findings name it. */
export interface Place {
	readonly block: Block;
	readonly component: Component;
	readonly field: string;
	readonly schema: FieldSchema;
	readonly lang: string | null;
}

export type Values = Readonly<Record<string, string | number>>;
/** Adds a finding about a place. */
export type Tell = (place: Place, code: FindingCode, values?: Values) => void;

export function findingAt(
	{ block, component, field, schema, lang }: Place,
	code: FindingCode,
	values: Values = {},
): Finding {
	return {
		code,
		severity: severityOf(code),
		uid: block._uid,
		field,
		lang,
		values: {
			block: component.display_name ?? component.name,
			field: schema.display_name ?? field,
			...values,
		},
	};
}

export function findingOfBlock(block: Block, code: FindingCode, values: Values = {}): Finding {
	return {
		code,
		severity: severityOf(code),
		uid: block._uid,
		field: null,
		lang: null,
		values: { block: block.component, ...values },
	};
}

function severityOf(code: FindingCode): Finding["severity"] {
	return warnings.has(code) ? "warning" : "error";
}
