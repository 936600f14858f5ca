import type { FillItem } from "@offizin/design";
import { printLimits } from "@offizin/formats";
import { fineParts } from "../outline/fine-parts.ts";
import { filled } from "../outline/item-outline.ts";
import { type Polygon, unite } from "../outline/polygon.ts";
import type { PlateRole } from "../profile/print-profile.ts";
import type { SheetPage } from "../sheet/lay-out-sheet.ts";
import { rolesOfItem } from "../sheet/plates-of.ts";
import type { FileRule } from "./file-finding.ts";

/** Drawings of more points are not measured: it would take longer than making the file. */
const MAX_POINTS = 20_000;

/**
 * What a block or a stencil cannot hold of the filled forms of a side: lines and dots too thin, gaps too narrow
 * (domain.md §6). Measured per element on the outlines that are printed. Type is judged by its size, lines by their
 * width, where the file is read.
 */
export function finePlates({ pages }: SheetPage, role: PlateRole): FileRule[] {
	const found: FileRule[] = [];
	for (const { list } of pages) {
		const forms = new Map<string, FillItem[]>();
		for (const item of list.items) {
			if (item.kind !== "fill" || !rolesOfItem(item).includes(role)) continue;
			const element = item.element ?? "";
			forms.set(element, [...(forms.get(element) ?? []), item]);
		}
		for (const items of forms.values()) found.push(...measure(items, role));
	}
	return found;
}

function measure(items: readonly FillItem[], role: PlateRole): FileRule[] {
	const shape = unite(
		items.flatMap(({ path, matrix, rule }): Polygon[] => filled(path, matrix, rule)),
		"nonzero",
	);
	if (shape.reduce((sum, ring) => sum + ring.length, 0) > MAX_POINTS) return [];
	const kind = role === "relief" ? "relief" : "foil";
	const [line, gap] = [printLimits.minLine[kind], printLimits.minGap[kind]];
	const fine = fineParts(shape, { line, gap });
	return [
		...(fine.line ? [{ rule: `${kind}.tooFine`, part: "line", least: line } as const] : []),
		...(fine.gap ? [{ rule: `${kind}.tooFine`, part: "gap", least: gap } as const] : []),
	];
}
