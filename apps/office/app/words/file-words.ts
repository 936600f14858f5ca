import type { JobFile } from "#app/api/call.ts";

const NBSP = "\u00a0";

const sides: readonly (readonly [RegExp, string])[] = [
	[/outside/, "Bogen außen"],
	[/inside/, "Bogen innen"],
	[/front/, "Vorderseite"],
	[/inner/, "Innenseite"],
	[/back/, "Rückseite"],
];
/** A page of a booklet, or the spread that begins with it. */
const PAGE = /-(page|spread)-(\d+)/;

function sideWord(name: string): string {
	const [, kind, number] = PAGE.exec(name) ?? [];
	if (kind === "page") return `Seite ${number}`;
	if (kind === "spread") return `Seiten ${number} und ${Number(number) + 1}`;
	return sides.find(([pattern]) => pattern.test(name))?.[1] ?? "Vorschau";
}

const PLATE = /^plate-[a-z0-9-]+_(.+)\.png$/;

const plates: Readonly<Record<string, string>> = { Magenta: "Magenta", Yellow: "Gelb", Black: "Schwarz" };

/** Whether a file pictures one plate of a side. */
export function isPlate({ name }: Pick<JobFile, "name">): boolean {
	return PLATE.test(name);
}

/** What a file of a job is for. */
export function fileWord({ name, contentType }: Pick<JobFile, "name" | "contentType">): string {
	if (contentType === "application/pdf") return "Druckdatei";
	if (name === "index.json") return "Verzeichnis der Gäste";
	if (contentType === "application/json") return "Auftragsticket";
	if (name.endsWith(".xjdf")) return "Auftragsticket als XJDF";
	if (name === "SHA256SUMS") return "Prüfsummen";
	if (!contentType.startsWith("image/")) return "Datei";
	const side = sideWord(name);
	const [, plate] = PLATE.exec(name) ?? [];
	return plate ? `${plates[plate] ?? plate.replaceAll("-", " ")}, ${side}` : side;
}

/** For the press first, then what describes the job, then the pictures. */
function rank({ name, contentType }: Pick<JobFile, "name" | "contentType">): number {
	if (contentType === "application/pdf") return 0;
	if (!contentType.startsWith("image/")) return 1;
	return isPlate({ name }) ? 3 : 2;
}

/** The print files first, then tickets and checksums, then pictures of pages and plates. */
export function sortFiles<File extends Pick<JobFile, "name" | "contentType">>(
	files: readonly File[],
): File[] {
	return [...files].sort((a, b) => rank(a) - rank(b));
}

const units = ["Byte", "kB", "MB", "GB"];

/** "1,4 MB" with a decimal comma; 1 kB is 1000 bytes. */
export function formatBytes(bytes: number): string {
	let value = bytes;
	let unit = 0;
	while (value >= 999.5 && unit < units.length - 1) {
		value /= 1000;
		unit += 1;
	}
	const figure =
		unit === 0 || value >= 99.95 ? String(Math.round(value)) : value.toFixed(1).replace(".", ",");
	return `${figure}${NBSP}${units[unit]}`;
}
