import type { CardConfiguration, CardFormat } from "@offizin/catalog";
import { toMm } from "@offizin/units";
import type { SheetPage } from "./card-sheet.ts";
import type { PrintProfile } from "./print-profile.ts";

export interface TicketFile {
	readonly name: string;
	readonly contentType: string;
	readonly bytes: number;
	readonly sha256: string;
}

/** Everything the press needs to know about one job, as JSON beside the files. Lengths in millimetres. */
export interface JobTicket {
	readonly ticketVersion: 1;
	readonly job: string;
	readonly order: string;
	readonly line: string;
	readonly channel: string;
	readonly product: {
		readonly type: "card";
		readonly form: string;
		readonly configuration: CardConfiguration;
	};
	readonly quantity: number;
	readonly design: { readonly id: string; readonly revision: number; readonly documentSha256: string };
	readonly profile: {
		readonly key: string;
		readonly standard: string;
		readonly condition: string;
		readonly iccSha256: string;
	};
	readonly sheet: {
		readonly bleed: number;
		readonly sides: readonly {
			readonly key: string;
			readonly trim: { readonly width: number; readonly height: number };
			readonly panels: readonly {
				readonly page: string;
				readonly x: number;
				readonly y: number;
				readonly turned: boolean;
			}[];
			readonly folds: readonly { readonly axis: "x" | "y"; readonly at: number }[];
			readonly plates: readonly string[];
		}[];
	};
	readonly fonts: readonly { readonly id: string; readonly sha256: string }[];
	readonly deliverBy: string;
	readonly files: readonly TicketFile[];
}

/** Plates of a side: process inks, then the foils that are on it. */
export function platesOf({ pages }: SheetPage, profile: PrintProfile): string[] {
	const paints = pages.flatMap(({ list }) =>
		list.items.flatMap((item) => (item.kind === "photo" ? [] : [item.paint])),
	);
	const foils = paints.flatMap((paint) =>
		paint.role === "foil" ? [profile.foilPlates[paint.metal].name] : [],
	);
	return ["Cyan", "Magenta", "Yellow", "Black", ...new Set(foils)];
}

/** The sheet part of a ticket. */
export function describeSheet(sheet: readonly SheetPage[], profile: PrintProfile): JobTicket["sheet"] {
	return {
		bleed: toMm(profile.bleed),
		sides: sheet.map((page) => ({
			key: page.side.key,
			trim: { width: toMm(page.side.size.width), height: toMm(page.side.size.height) },
			panels: page.side.panels.map((panel) => ({ ...panel, x: toMm(panel.x), y: toMm(panel.y) })),
			folds: page.side.folds.map(({ axis, at }) => ({ axis, at: toMm(at) })),
			plates: platesOf(page, profile),
		})),
	};
}

/** File name of a print file: order, line, product, quantity (editor-print.md §2.1). */
export function printFileName(order: string, line: number, format: CardFormat, quantity: number): string {
	return `${order}_${String(line).padStart(2, "0")}_${format.key}_${quantity}.pdf`;
}
