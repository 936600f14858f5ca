import type { FieldValue, LinkValue } from "@offizin/content";
import { partOf, recordOf } from "./field-record.ts";

export const linkTypes = ["story", "url", "email", "asset"] as const;

/** A link field with every part there that leads somewhere; one that was never set leads nowhere. */
export function readLink(value: FieldValue): LinkValue {
	const kept = recordOf(value);
	const linktype = linkTypes.find((type) => type === kept.linktype) ?? "story";
	return {
		fieldtype: "multilink",
		linktype,
		id: partOf(kept.id),
		url: partOf(kept.url),
		cached_url: partOf(kept.cached_url),
		...(kept.target === "_blank" ? { target: "_blank" } : {}),
		...(partOf(kept.anchor) === "" ? {} : { anchor: partOf(kept.anchor) }),
		...(partOf(kept.email) === "" ? {} : { email: partOf(kept.email) }),
	};
}

/** The field with parts of the link changed; whatever else is kept in it, such as its title, stays. */
export function changedLink(value: FieldValue, part: Partial<LinkValue>): FieldValue {
	return { ...readLink(value), ...recordOf(value), ...part };
}

/** The field with a link of another type, which leads nowhere yet. */
export function withLinkType(value: FieldValue, linktype: LinkValue["linktype"]): FieldValue {
	const { anchor: _, email: __, ...kept } = recordOf(value);
	return { ...kept, fieldtype: "multilink", linktype, id: "", url: "", cached_url: "" };
}
