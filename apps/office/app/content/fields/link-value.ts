import type { FieldValue, LinkValue } from "@offizin/content";

export const linkTypes = ["story", "url", "email", "asset"] as const;

const text = (value: FieldValue) => (typeof value === "string" ? value : "");

/** A link field as it is kept, with every part there; one that was never set leads nowhere. */
export function readLink(value: FieldValue): LinkValue {
	const kept = typeof value === "object" && value !== null && "linktype" in value ? value : {};
	const linktype = linkTypes.find((type) => type === kept.linktype) ?? "story";
	return {
		fieldtype: "multilink",
		linktype,
		id: text(kept.id),
		url: text(kept.url),
		cached_url: text(kept.cached_url),
		...(kept.target === "_blank" ? { target: "_blank" } : {}),
		...(text(kept.anchor) === "" ? {} : { anchor: text(kept.anchor) }),
		...(text(kept.email) === "" ? {} : { email: text(kept.email) }),
	};
}

/** The link as JSON: the same parts, as a value of a field. */
export function linkField(link: LinkValue): FieldValue {
	return { ...link };
}
