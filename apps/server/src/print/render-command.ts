// npm run render -- <design.json> <out-dir> [--profile p] [--guests file.xlsx|csv] [--photos folder] [--quantity n]
// Writes the print files of a design without a server. The design file is what GET /web-api/designs/{id} answers.
import { parseArgs } from "node:util";
import { readLocations } from "../config.ts";
import { type RenderOrder, renderDesign } from "./render-design.ts";

const USAGE =
	"Aufruf: npm run render -- <design.json> <Zielordner> [--profile Profil] [--guests Liste.xlsx|csv] [--photos Ordner] [--quantity Stück]";

function readArguments(): RenderOrder | string {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				profile: { type: "string", default: "digital-cards" },
				guests: { type: "string" },
				photos: { type: "string", multiple: true, default: [] },
				quantity: { type: "string" },
			},
		});
		const [design, folder, ...others] = positionals;
		if (!design || !folder || others.length > 0) return USAGE;
		const quantity = values.quantity === undefined ? undefined : Number(values.quantity);
		if (quantity !== undefined && !(Number.isInteger(quantity) && quantity > 0 && quantity <= 5000)) {
			return `Die Stückzahl „${values.quantity}“ ist keine ganze Zahl von 1 bis 5.000.`;
		}
		const { profile, photos, guests } = values;
		const installation = readLocations();
		return {
			design,
			folder,
			profile,
			photos,
			installation,
			...(guests && { guests }),
			...(quantity && { quantity }),
		};
	} catch (error) {
		return `${error instanceof Error ? error.message : error}\n${USAGE}`;
	}
}

const order = readArguments();
if (typeof order === "string") {
	console.error(order);
	process.exitCode = 2;
} else {
	const isTerminal = process.stderr.isTTY;
	const rendered = await renderDesign(order, (done, total) => {
		if (isTerminal) process.stderr.write(`\r${done} von ${total} Karten`);
	});
	if (isTerminal && order.guests) process.stderr.write("\n");
	if (rendered.ok) {
		for (const { name, bytes, sha256 } of rendered.value)
			console.log(`${sha256.slice(0, 12)}  ${bytes}  ${name}`);
	} else {
		// Words of strangers are quoted in it; a terminal would obey their control characters.
		console.error(rendered.error.replace(/[^\P{Cc}\n]/gu, "\ufffd"));
		process.exitCode = 1;
	}
}
