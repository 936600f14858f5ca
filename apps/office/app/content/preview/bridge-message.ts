import { isRecord } from "@offizin/base";

/** What the page in the frame says (content-protocol §5); everything else it may say does not matter here. */
export type BridgeMessage =
	/** It listens, and wants the stories that these fields name in their place, as `component.field`. */
	| { readonly action: "initialized"; readonly relations: readonly string[] }
	| { readonly action: "ping" }
	| { readonly action: "edit"; readonly uid: string };

interface Heard {
	readonly origin: string;
	readonly data: unknown;
}

/** A message of the page at `origin`; undefined for one of anybody else, or about another story. */
export function readBridgeMessage(
	{ origin, data }: Heard,
	from: { readonly origin: string; readonly story: number },
): BridgeMessage | undefined {
	if (origin !== from.origin || !isRecord(data)) return undefined;
	if (data.action === "ping") return { action: data.action };
	if (data.action === "initialized") return { action: data.action, relations: relationsOf(data.config) };
	if (data.action !== "edit" || !isRecord(data.dataC)) return undefined;
	const { uid, id } = data.dataC;
	return typeof uid === "string" && String(id) === String(from.story) ? { action: "edit", uid } : undefined;
}

/** `resolveRelations` of a bridge: a list or a text with commas, and a list of such a text from the vendor's packages. */
function relationsOf(config: unknown): readonly string[] {
	const given = isRecord(config) ? config.resolveRelations : undefined;
	const texts: readonly unknown[] = Array.isArray(given) ? given : [given];
	return texts
		.flatMap((text) => (typeof text === "string" ? text.split(",") : []))
		.map((field) => field.trim())
		.filter((field) => /^[^.]+\.[^.]+$/.test(field));
}
