import type { DesignElement } from "@offizin/design";
import type { EditorHost } from "../editor-context.tsx";

/** What an element is called in a list: by its name, and what kind of thing it is. */
export function rowName(element: DesignElement, { t, nameOf }: Pick<EditorHost, "t" | "nameOf">): string {
	const label = nameOf(element.label);
	if (element.type === "text")
		return t(element.text.trim() === "" ? "elements.emptyText" : "elements.text", { label });
	if (element.type !== "photo") return label;
	const isEmpty = element.photo === null;
	return t(isEmpty ? "elements.emptyPhoto" : "elements.photo", { label });
}

/** The names of several things in one list, where more of one name are counted: "Linie", "Linie 2". */
export function numbered(names: readonly string[]): string[] {
	const seen = new Map<string, number>();
	return names.map((name) => {
		const count = (seen.get(name) ?? 0) + 1;
		seen.set(name, count);
		return count === 1 ? name : `${name} ${count}`;
	});
}
