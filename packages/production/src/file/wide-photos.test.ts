import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { DesignElement } from "@offizin/design";
import { memorySource, ownProfile, readPage, readPdf } from "@offizin/pdf";
import { box, mm } from "@offizin/units";
import { expect, test } from "vitest";
import { checkPrintFile } from "../preflight/check-print-file.ts";
import { expectedFiles } from "../preflight/expected-file.ts";
import { iccFileOf } from "../profile/print-profile.ts";
import { printProfile } from "../profile/shipped-profiles.ts";
import { photoElement, sampleDocument, sampleJob, samplePress, writeSample } from "../testing/sample-job.ts";

const expand = promisify(inflate);
const area: DesignElement = {
	id: "area",
	type: "shape",
	label: "area",
	shape: "rect",
	box: box(mm(10), mm(10), mm(30), mm(30)),
	rotation: 0,
	fill: { role: "process", swatch: "sage" },
};

/** Profile streams of what is painted on the first page, photos and flat colours apart. */
async function spacesOf(key: string) {
	const press = await samplePress();
	const profile = printProfile(key) ?? press.profile;
	const { info, data } = await press.resources.photo({} as never, {} as never);
	const photo = async () => ({ info: { ...info, components: 3 as const }, data });
	const icc = ownProfile(iccFileOf(profile) ?? "");
	const written = await writeSample(
		sampleJob({ document: sampleDocument([area, photoElement]), refinement: "ohne" }),
		{ ...press, profile, ...(icc && { icc }), resources: { ...press.resources, photo } },
	);
	const { first } = written;
	const reading = { source: memorySource(first), inflate: (bytes: Uint8Array) => expand(bytes) };
	const file = await readPdf(reading.source, reading.inflate);
	const page = file.ok ? file.value.pages[0] : undefined;
	const drawing = page && (await readPage(page));
	if (!drawing?.ok) throw new Error("our own file can be read");
	const spaces = drawing.value.events.map((event) => {
		const space = event.kind === "image" ? event.image.space : "ink" in event ? event.ink?.space : undefined;
		return { isPhoto: event.kind === "image", profile: space?.kind === "icc" ? space.profile : space?.kind };
	});
	const profiles = (isPhoto: boolean) => [
		...new Set(spaces.filter((one) => one.isPhoto === isPhoto).map((one) => one.profile)),
	];
	const [expected] = expectedFiles(written, profile, icc?.bytes);
	const check = expected && (await checkPrintFile(reading, expected));
	return {
		findings: check?.findings,
		photos: profiles(true),
		flat: profiles(false).filter((name) => name !== "spot"),
		first,
	};
}

test("[production.F7] a photo behind acrylic lies in a wide space, flat colours in sRGB; nothing claims PDF/X", async () => {
	const { photos, flat, first, findings } = await spacesOf("wall-acrylglas");
	expect([photos.length, flat.length]).toEqual([1, 1]);
	for (const profile of [...photos, ...flat]) expect(profile).toBeTypeOf("number");
	expect(photos).not.toEqual(flat);
	expect(findings?.filter(({ severity }) => severity === "error")).toEqual([]);
	expect(first.toString("latin1")).not.toContain("GTS_PDFX");
});

test("[production.F7] on photo paper one space serves both", async () => {
	const { photos, flat } = await spacesOf("photo-paper");
	expect(photos).toEqual(flat);
});
