import type { files as german } from "../../de/office/files.ts";

export const files: typeof german = {
	kind: {
		pdf: "Print file",
		guests: "Guest index",
		ticket: "Job ticket",
		xjdf: "Job ticket as XJDF",
		sums: "Checksums",
		other: "File",
	},
	side: {
		outside: "Sheet outside",
		inside: "Sheet inside",
		front: "Front",
		inner: "Inside page",
		back: "Back",
		unknown: "Preview",
	},
	page: "Page {number}",
	spread: "Pages {left} and {right}",
	ink: { Cyan: "Cyan", Magenta: "Magenta", Yellow: "Yellow", Black: "Black" },
	plate: "{side}, {ink}",
	bytes: "{bytes, plural, one {# byte} other {# bytes}}",
	title: "Print file",
	caption: "Files to download",
	column: { file: "File", size: "Size", sum: "SHA-256" },
	checkFirst: "Look at before printing",
	plates: "Separations ({count})",
	asPrinted: "{file}, as it will be printed",
	enlarge: "<hidden>Enlarge </hidden>{file}",
};
