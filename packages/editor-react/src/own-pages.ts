import type { DesignDocument } from "@offizin/design";
import { type Format, pageOf, withOwnPages } from "@offizin/formats";
import type { Translate } from "./translator.ts";

/** Which pages there are, where a product has many of one, as one value: it stays the same while they are worked on. */
export function ownPagesOf({ choices, pages }: DesignDocument): string {
	if (!choices.pages) return "";
	return pages.map(({ key, like }) => (like === undefined ? key : `${key} ${like}`)).join("\n");
}

/**
 * A format with the pages there are now, and with those that are gone: small ones are drawn a little later than the one
 * on the desk. `known` remembers them.
 */
export function withPagesNow(format: Format, own: string, known: Map<string, string>): Format {
	if (own === "") return format;
	const pages = own.split("\n").map((line) => {
		const [key = "", like] = line.split(" ");
		if (like !== undefined) known.set(key, like);
		return { key, ...(like !== undefined && { like }) };
	});
	const made = withOwnPages(format, { pages });
	const gone = [...known].flatMap(([key, like]) => {
		const shape = pageOf(made, key) ? undefined : pageOf(format, like);
		return shape ? [{ ...shape, key }] : [];
	});
	return gone.length > 0 ? { ...made, pages: [...made.pages, ...gone] } : made;
}

/** What pages among many are called, by their numbers as they lie now. */
export function ownPageNames(own: string, format: Format, t: Translate): Readonly<Record<string, string>> {
	const named = own.split("\n").flatMap((line) => {
		const [key = "", like] = line.split(" ");
		const { numbers = [] } = (like !== undefined && pageOf(format, key)) || {};
		const [first = 0, second] = numbers;
		if (numbers.length === 0) return [];
		const name =
			second === undefined
				? t("editor.pageNumber", { number: first })
				: t("editor.pageNumbers", { first, last: second });
		return [[key, name] as const];
	});
	return Object.fromEntries(named);
}
