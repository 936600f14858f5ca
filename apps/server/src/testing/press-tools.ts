import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

/** A PDF on disk for poppler, qpdf and Ghostscript. */
export interface PdfOnDisk {
	readonly path: string;
	/** What `pdftotext` reads, and what `pdfinfo -box`, `pdffonts` and `pdfimages -list` print. */
	text(): string;
	boxes(): string;
	fonts(): string;
	images(): string;
	/** Throws when qpdf finds an error. */
	check(): void;
	/** Share of inked pixels per plate of a page, in percent, as Ghostscript separates it. */
	plates(page: number): Promise<Readonly<Record<string, number>>>;
	/** A page inside its trim as Ghostscript shows it, so many pixels across. */
	picture(page: number, across: number): Promise<Buffer>;
	remove(): void;
}

export function pdfOnDisk(bytes: Uint8Array): PdfOnDisk {
	const folder = mkdtempSync(join(tmpdir(), "offizin-pdf-"));
	const path = join(folder, "file.pdf");
	writeFileSync(path, bytes);
	return {
		path,
		text: () => run("pdftotext", path, "-"),
		boxes: () => run("pdfinfo", "-box", "-f", "1", "-l", "9", path),
		fonts: () => run("pdffonts", path),
		images: () => run("pdfimages", "-list", path),
		check: () => void run("qpdf", "--check", path),
		async plates(page) {
			const output = join(folder, `page${page}.tif`);
			const only = [`-dFirstPage=${page}`, `-dLastPage=${page}`];
			run(
				"gs",
				"-q",
				"-dNOPAUSE",
				"-dBATCH",
				"-dSAFER",
				"-sDEVICE=tiffsep",
				"-r40",
				...only,
				"-o",
				output,
				path,
			);
			const inked: Record<string, number> = {};
			for (const name of readdirSync(folder)) {
				const [, plate] = new RegExp(`^page${page}\\((.+)\\)\\.tif$`).exec(name) ?? [];
				if (plate) inked[decodeURIComponent(plate)] = await inkedShare(join(folder, name));
			}
			return inked;
		},
		async picture(page, across) {
			const output = join(folder, `page${page}.png`);
			const only = [`-dFirstPage=${page}`, `-dLastPage=${page}`, "-dUseTrimBox", "-r100", "-sDEVICE=png16m"];
			run("gs", "-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", ...only, "-o", output, path);
			return await sharp(output).resize({ width: across }).png().toBuffer();
		},
		remove: () => rmSync(folder, { recursive: true }),
	};
}

/** Percent of pixels that are not paper. */
async function inkedShare(path: string): Promise<number> {
	const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
	let inked = 0;
	for (let at = 0; at < data.length; at += info.channels) if ((data[at] ?? 255) < 250) inked += 1;
	return (inked / (info.width * info.height)) * 100;
}

function run(command: string, ...args: string[]): string {
	const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
	if (status !== 0) throw new Error(`${command}: ${error ?? stderr}${stdout}`);
	return stdout;
}
