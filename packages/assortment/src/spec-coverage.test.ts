import { cardFormat } from "@offizin/formats";
import { choicesOf } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { accessories } from "./accessory/accessories.ts";
import { inlaySizes } from "./accessory/inlay.ts";
import { collageDefaultsByChannel } from "./collage/collage-product.ts";
import { parseLink } from "./configurator-link.ts";
import { colorFacets, pageSizes } from "./facet/facets.ts";
import { occasions } from "./facet/occasions.ts";
import { orientationOf, photobookFormats } from "./photobook/photobook-choices.ts";
import { productOf, products } from "./registry.ts";

/** Keys of the values that an option offers; none where the product or the option is missing. */
function choices(product: string, option: string): readonly string[] {
	const found = productOf(product);
	return found ? choicesOf(found, option).map(({ key }) => key) : [];
}

function optionsOf(product: string): readonly string[] {
	return productOf(product)?.options.map(({ key }) => key) ?? [];
}

/** Fields of the SKUs of a kind, of everything that is sold: the colours of all seals. */
function sold(kind: string, ...fields: readonly string[]): readonly string[] {
	return accessories
		.filter((accessory) => accessory.kind === kind)
		.map(({ parts }) => {
			const values: Readonly<Record<string, string>> = parts;
			return fields.map((field) => values[field]).join(" ");
		});
}

const inlayOrientations = inlaySizes
	.filter(({ key }) => sold("inlay", "size").includes(key))
	.map(({ size }) =>
		size.width === size.height ? "square" : size.width < size.height ? "portrait" : "landscape",
	);

/** What the spec names, in its words, each followed by our key where that is another; and what there is. */
const checklist: readonly (readonly [what: string, named: string, known: readonly string[]])[] = [
	[
		"2.3-4 occasions",
		"einschulung, firmung, geburt, geburtstag, hochzeit, geburtstag/kindergeburtstag, kommunion, konfirmation, ostern, taufe, trauer, weihnachten/geschaeftlich, weihnachten/privat",
		occasions.map(({ slug }) => slug),
	],
	[
		"3.3-1 product types",
		"calendar, card, collage, merch, photoframe, photoprint, photobook, photobox",
		products.map(({ key }) => key),
	],
	[
		"3.4-1 materials",
		"acrylglas, aludibond, backlitfolie, echtglas, forexplatte, fototapete, gallerybond, hahnemuehle, klebefolie, leinwand, poster, pvcplane",
		choices("photoframe", "materialType"),
	],
	[
		"3.4-2 frames",
		"alurahmen, artbox, fotorahmen, holzrahmen, kunststoffrahmen, schattenfuge-leinwand, schattenfuge-platte",
		choices("photoframe", "frame"),
	],
	[
		"3.2-5 books of the card brand",
		"guestbooks = gaestebuch, condolence books = kondolenzbuch",
		choices("guestbook", "type"),
	],
	["3.4-2 frame types", "black = schwarz", choices("photoframe", "frameType")],
	["3.4-2 mat sizes", "0, 30", choices("photoframe", "matSize")],
	["3.4-2 mat types", "mat-none, mat-weiss", choices("photoframe", "matType")],
	[
		"3.5-1 calendar types",
		"familienplaner, kuechenkalender, terminkalender, tischkalender, wandkalender",
		choices("calendar", "type"),
	],
	[
		"3.5-2 calendar formats",
		"a3-hoch, a3-quer, a4-hoch, a4-quer, a5-hoch, a5-quer, a6-hoch, a6-quer, 145, 200, 300, 130-300, 150-400, 200-400, 265-120",
		choices("calendar", "formatType"),
	],
	["3.5-3 mountings", "holzblock, holzfuss, lochung, spirale", choices("calendar", "mountingType")],
	["3.6-1 book types", "digitalfotobuch, echtfotobuch, fotoheft", choices("photobook", "type")],
	["3.6-1 covers", "hard, soft", choices("photobook", "cover")],
	["3.6-1 bindings", "heftbindung, layflat, pur", choices("photobook", "binding")],
	["3.6-1 papers", "feinstweiss, glaenzend, matt, standard", choices("photobook", "paper")],
	["3.6-1 cover laminations", "glossy, matt", choices("photobook", "coverLamination")],
	[
		"3.6-2 book formats",
		"200-200, 300-300, a3-quer, a4-hoch, a4-quer, a5-hoch, a5-quer, a6-quer",
		choices("photobook", "format"),
	],
	[
		"3.6-2 orientations",
		"din-landscape, din-portrait, square",
		photobookFormats.filter(({ key }) => choices("photobook", "format").includes(key)).map(orientationOf),
	],
	[
		"3.7-1 accessory kinds",
		"bag, bow, box, envelope, inlay, pen, posterbar, ribbon, screw, seal, standard",
		accessories.map(({ kind }) => kind),
	],
	["3.7-2 refinements", "gold, ohne, relief, rosegold, silber", choices("card", "refinementType")],
	["3.7-3 collage fields", "designId, formatType, productType", optionsOf("collage")],
	["3.7-3 collage ids", "1, 13", choices("collage", "designId")],
	[
		"3.7-3 default collage ids",
		"1, 13",
		Object.values(collageDefaultsByChannel).flatMap(({ designId = "" }) => designId),
	],
	[
		"3.7-4 photo box fields",
		"type, format, material, design type = design, max quantity = amount",
		optionsOf("photobox"),
	],
	["3.7-4 ends of the designs", "dt41, dt58", choices("photobox", "design")],
	...["photobox", "photoprint"].map(
		(product) =>
			[
				`3.7-4 materials of a ${product}`,
				"matt photo paper = matt, fine-art paper = fine-art, glossy photo paper = glaenzend",
				choices(product, "material"),
			] as const,
	),
	[
		"3.7-5 colours",
		"beige, blue, copper, cream, fuchsia, yellow, gold, grey, green, light blue = light-blue, light green = light-green, purple, natural, navy, neon red = neon-red, peach, pink, rosé = rose, red, black, silver, turquoise, white",
		Object.keys(colorFacets),
	],
	[
		"3.7-6 ribbons",
		"baker's twine = baeckergarn, chiffon, jute, cord = kordel, satin 10 mm = satin10, satin 3 mm = satin3, wax = wachs",
		sold("ribbon", "type"),
	],
	["3.7-6 no ribbon", "none = ohne", choices("card", "ribbon")],
	["3.7-7 screws", "bronze, gold, silver = silber", sold("screw", "colour")],
	["3.7-7 seals", "eukalyptus, gold, copper = kupfer, rosé = rose", sold("seal", "colour")],
	[
		"3.7-7 pens",
		"gel gold, gel rose gold = gel rosegold, gel silver = gel silber, felt black = filz schwarz",
		sold("pen", "type", "colour"),
	],
	[
		"3.7-8 punchings",
		"heart corners = herzecken, none = ohne, round corners = rundeecken, wave = welle",
		choices("card", "punching"),
	],
	[
		"3.7-8 tags",
		"heart = herz, narrow = schmal, round = rund, seal = siegel, none = ohne",
		choices("card", "tag"),
	],
	[
		"3.7-8 stand feet",
		"square = standard-standfuss-eckig, round = standard-standfuss-rund, none = ohne",
		choices("card", "standFoot"),
	],
	["3.7-10 envelope flaps", "straight = gerade, pointed = spitz", sold("envelope", "type")],
	[
		"3.7-10 envelope sizes",
		"C6 = c6, B6 = b6, DIN long = dl, C5 = c5, square = sq",
		sold("envelope", "size"),
	],
	["3.7-10 inlay formats", "portrait, landscape, square", inlayOrientations],
	["9.1-7 page sizes", "12, 48", pageSizes.map(String)],
];

/** "gold" of "gold", "rose" of "rosé = rose". */
function keyOf(named: string): string {
	return named.split(" = ").at(-1) ?? named;
}

/** Product formats of spec 3.7-11 by the form of a card and, where the spec tells them apart, its key. */
const forms: readonly (readonly [spec: string, form: string, key?: RegExp])[] = [
	["stickers, heart", "sticker", /herz/],
	["stickers, rectangular", "sticker", /\d+x\d+/],
	["stickers, round", "sticker", /rund/],
	["balloon card", "ballonkarte"],
	["banderole", "banderole"],
	["booklet", "booklet"],
	["DIN-long landscape", "din-lang-quer"],
	["double-fold card, portrait", "doppelklappkarte", /-[ab]6(?!-quer)/],
	["double-fold card, square", "doppelklappkarte", /-sq145/],
	["double-fold card, landscape", "doppelklappkarte", /-[ab]6-quer/],
	["insert sheet", "einlegeblatt"],
	["insert card", "einlegekarte"],
	["bottle label", "flaschenetikett"],
	["photo strip", "fotostreifen"],
	["gift tags", "geschenkanhaenger"],
	["card fan", "kartenfaecher"],
	["card trio", "kartentrio"],
	["folded card", "klappkarte"],
	["confetti", "konfetti"],
	["leporello", "leporello"],
	["pocketfold", "pocketfold"],
	["polaroid", "polaroid"],
	["postcard", "postkarte"],
	["seating plan", "sitzplan"],
	["table card", "tischkarte"],
	["table fold card", "tischfaltkarte"],
	["tea-light card", "teelichtkarte"],
	["sparkler label", "wunderkerzen-etikett"],
];

/** Parameters of spec 3.8, each in an address that it changes. */
const parameters: readonly (readonly [name: string, configurator: string, value: string])[] = [
	["amount", "card", "25"],
	["amount", "photobox", "75"],
	["quantity", "card", "25"],
	["designGroupId", "calendar", "17"],
	["designId", "card", "4711"],
	["designId", "collage", "13"],
	["designGroupSetId", "photobook", "4"],
	["themeId", "card", "1461"],
	["formatType", "card", "postkarte-b6"],
	["mountingType", "calendar", "lochung"],
	["paperType", "card", "feinstpapier"],
	["refinementType", "card", "gold"],
	["startDate", "calendar", "2028-05-01"],
	["startMonth", "calendar", "9"],
	["year", "calendar", "2029"],
	["frameType", "photo-frame", "weiss"],
	["matSize", "photo-frame", "30"],
	["matType", "photo-frame", "mat-weiss"],
	["materialType", "photo-frame", "aludibond"],
	["binding", "photobook", "layflat"],
	["cover", "photobook", "soft"],
	["coverLamination", "photobook", "glossy"],
	["format", "photobook", "300-300"],
	["pageCount", "photobook", "60"],
	["paper", "photobook", "feinstweiss"],
	["printing", "photobook", "silberhalogenid"],
	["type", "photobook", "echtfotobuch"],
	["graduationsPageCount", "photobook", "5"],
	["format", "photobox", "klassik"],
	["material", "photobox", "glaenzend"],
	["design", "photobox", "dt58"],
	["sku", "card", "envelope-spitz-salbei-c6"],
	["occasion", "card", "hochzeit"],
	["isSample", "card", "1"],
	["tag", "card", "rund"],
	["punching", "card", "rundeecken"],
];

describe("[3.3 to 3.9] what the spec names is in the catalogue", () => {
	test.each(checklist)("[%s]", (_, named, known) => {
		expect(named.split(", ").filter((value) => !known.includes(keyOf(value)))).toEqual([]);
	});

	test.each(products.map((product) => [product.key, product] as const))(
		"and nothing else of a %s is marked as the spec's",
		(_, { options }) => {
			const named = new Set(checklist.flatMap(([, values]) => values.split(", ").map(keyOf)));
			const marked = options
				.filter(({ parameter }) => parameter !== "sku")
				.flatMap(({ domain }) => (domain.kind === "list" ? domain.choices : []))
				.filter(({ source, key }) => source === "spec" && !/^dt(4[1-9]|5[0-8])$/.test(key));
			expect(marked.map(({ key }) => key).filter((key) => !named.has(key))).toEqual([]);
		},
	);

	test("[3.7-6] the colours of ribbons are ours, so no ribbon is marked as the spec's", () => {
		const ribbons = accessories.filter(({ kind }) => kind === "ribbon");
		expect(new Set(ribbons.map(({ source }) => source))).toEqual(new Set(["market"]));
	});

	test.each(forms.map(([spec, form, key = /./]) => ({ spec, form, key })))(
		"[3.7-11] $spec",
		({ form, key }) => {
			const made = choices("card", "formatType").filter((format) => key.test(format));
			expect(made.map((format) => cardFormat(format)?.form)).toContain(form);
		},
	);

	test.each(parameters)("[3.8-1] %s of a %s", (name, configurator, value) => {
		const plain = parseLink(`/configurator-${configurator}`, {});
		const asked = parseLink(`/configurator-${configurator}`, { [name]: value });
		expect(asked).toMatchObject({ ok: true });
		expect(asked).not.toEqual(plain);
	});
});
