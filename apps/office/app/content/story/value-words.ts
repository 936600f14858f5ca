import { type FieldValue, isList, isRecord, textIn } from "@offizin/content";

type Say = (key: "yes" | "no" | "empty" | "newWindow") => string;

/** A value of a field in words, for who compares two of them. */
export function valueWords(value: FieldValue, t: Say): string {
	if (typeof value === "boolean") return t(value ? "yes" : "no");
	if (typeof value === "number") return String(value);
	return partsOf(value, t) || t("empty");
}

function partsOf(value: FieldValue, t: Say): string {
	if (isList(value))
		return joined(
			"\n",
			value.map((item) => partsOf(item, t)),
		);
	if (!isRecord(value)) return textIn(value);
	if ("filename" in value) {
		const { name, filename, alt, title, copyright, source, focus } = value;
		return joined(" · ", [
			textIn(name) || textIn(filename),
			...[alt, title, copyright, source, focus].map(textIn),
		]);
	}
	if ("linktype" in value) {
		const { url, cached_url, email, anchor, target } = value;
		const address = textIn(cached_url) || textIn(url) || textIn(email);
		const place = textIn(anchor) === "" ? "" : `#${textIn(anchor)}`;
		const isLeading = address !== "" || place !== "";
		return joined(" · ", [address + place, isLeading && target === "_blank" ? t("newWindow") : ""]);
	}
	if ("tbody" in value) {
		const rows = isList(value.tbody) ? value.tbody : [];
		return joined("\n", [
			rowWords(value.thead),
			...rows.map((row) => (isRecord(row) ? rowWords(row.body) : "")),
		]);
	}
	return textIn(value);
}

function rowWords(cells: FieldValue): string {
	const words = (isList(cells) ? cells : []).map((cell) => (isRecord(cell) ? textIn(cell.value) : ""));
	return words.every((word) => word === "") ? "" : words.join(" | ");
}

const joined = (between: string, parts: readonly string[]) =>
	parts.filter((part) => part !== "").join(between);
