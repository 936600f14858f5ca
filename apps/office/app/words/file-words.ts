import type { JobFile } from "#app/api/doors.ts";

const NBSP = "\u00a0";

const sides: readonly (readonly [RegExp, string])[] = [
	[/outside/, "Bogen außen"],
	[/inside/, "Bogen innen"],
	[/front/, "Vorderseite"],
	[/inner/, "Innenseite"],
	[/back/, "Rückseite"],
];

/** What a file of a job is for. */
export function fileWord({ name, contentType }: Pick<JobFile, "name" | "contentType">): string {
	if (contentType === "application/pdf") return "Druckdatei";
	if (contentType === "application/json") return "Auftragsticket";
	if (!contentType.startsWith("image/")) return "Datei";
	const side = sides.find(([pattern]) => pattern.test(name));
	return side ? side[1] : "Vorschau";
}

const order = ["application/pdf", "application/json"];

/** The print file first, then the ticket, then the rest as the server lists it. */
export function sortFiles<File extends Pick<JobFile, "contentType">>(files: readonly File[]): File[] {
	const rank = ({ contentType }: File) =>
		(order.indexOf(contentType) + order.length + 1) % (order.length + 1);
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
