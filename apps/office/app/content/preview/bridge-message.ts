import { isRecord } from "@offizin/base";

/** What the page in the frame says (content-protocol §5); everything else it may say does not matter here. */
export type BridgeMessage =
	| { readonly action: "initialized" | "ping" }
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
	if (data.action === "initialized" || data.action === "ping") return { action: data.action };
	if (data.action !== "edit" || !isRecord(data.dataC)) return undefined;
	const { uid, id } = data.dataC;
	return typeof uid === "string" && String(id) === String(from.story) ? { action: "edit", uid } : undefined;
}
