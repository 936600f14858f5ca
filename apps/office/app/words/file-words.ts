import type { JobFile } from "#app/api/call.ts";
import type { Formats } from "#app/formats/formats.ts";
import type { OfficeWords } from "./load-words.ts";
import type { Say } from "./office-intl.tsx";

const NBSP = "\u00a0";

const sides = ["outside", "inside", "front", "inner", "back"] as const;
/** A page of a booklet, or the spread that begins with it. */
const PAGE = /-(page|spread)-(\d+)/;

function sideWord(name: string, t: Say): string {
	const [, kind, number = ""] = PAGE.exec(name) ?? [];
	if (kind === "page") return t("files.page", { number });
	if (kind === "spread") return t("files.spread", { left: number, right: String(Number(number) + 1) });
	return t(`files.side.${sides.find((side) => name.includes(side)) ?? "unknown"}`);
}

const PLATE = /^plate-[a-z0-9-]+_(.+)\.png$/;

/** Whether a file pictures one plate of a side. */
export function isPlate({ name }: Pick<JobFile, "name">): boolean {
	return PLATE.test(name);
}

/** What a file of a job is for. */
export function fileWord({ name, contentType }: Pick<JobFile, "name" | "contentType">, t: Say): string {
	if (contentType === "application/pdf") return t("files.kind.pdf");
	if (name === "index.json") return t("files.kind.guests");
	if (contentType === "application/json") return t("files.kind.ticket");
	if (name.endsWith(".xjdf")) return t("files.kind.xjdf");
	if (name === "SHA256SUMS") return t("files.kind.sums");
	if (!contentType.startsWith("image/")) return t("files.kind.other");
	const side = sideWord(name, t);
	const [, plate] = PLATE.exec(name) ?? [];
	return plate ? t("files.plate", { ink: inkWord(plate, t), side }) : side;
}

/** The word for a process colour; spot colours are named by the file. */
function inkWord(plate: string, t: Say): string {
	const key = `files.ink.${plate}` as `files.ink.${keyof OfficeWords["files"]["ink"]}`;
	return t.has(key) ? t(key) : plate.replaceAll("-", " ");
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

const units = ["kB", "MB", "GB"];

/** "1,4 MB"; 1 kB is 1000 bytes. */
export function sizeWord(bytes: number, t: Say, { figure }: Pick<Formats, "figure">): string {
	if (bytes < 999.5) return t("files.bytes", { bytes });
	let value = bytes / 1000;
	let unit = 0;
	while (value >= 999.5 && unit < units.length - 1) {
		value /= 1000;
		unit += 1;
	}
	return `${figure(value, value >= 99.95 ? 0 : 1)}${NBSP}${units[unit]}`;
}
