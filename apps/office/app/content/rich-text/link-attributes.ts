import type { FieldValue, LinkValue } from "@offizin/content";
import { partOf } from "#app/content/fields/field-record.ts";
import { changedLink, linkTypes } from "#app/content/fields/link-value.ts";

type Attributes = Readonly<Record<string, unknown>>;

/** A link mark as a link field has it. */
export function linkOfMark(attributes: Attributes): FieldValue {
	const linktype = linkTypes.find((type) => type === attributes.linktype) ?? "url";
	const href = partOf(attributes.href);
	const anchor = partOf(attributes.anchor);
	return changedLink(undefined, {
		linktype: href === "" ? "story" : linktype,
		id: partOf(attributes.uuid),
		url: linktype === "email" ? href.replace(/^mailto:/, "") : href,
		cached_url: linktype === "story" ? href.replace(/^\/|\/$/g, "") : href,
		...(attributes.target === "_blank" ? { target: "_blank" } : {}),
		...(anchor === "" ? {} : { anchor }),
		...(linktype === "email" ? { email: href.replace(/^mailto:/, "") } : {}),
	});
}

/**
 * A link as attributes of a mark; undefined while it leads nowhere. Renderers use `href` as it stands, so that of a page
 * is an address that works (content-protocol §4).
 */
export function linkAttributes(link: LinkValue): Attributes | undefined {
	const { linktype, id, url, cached_url, target, anchor, email } = link;
	const href = { story: `/${cached_url}`, url, asset: url, email: email ?? url }[linktype];
	if (linktype === "story" ? id === "" : href === "") return undefined;
	return {
		href,
		linktype,
		uuid: id === "" ? null : id,
		anchor: anchor ?? null,
		target: target ?? null,
	};
}
