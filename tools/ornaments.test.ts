import { geometryOf } from "@offizin/assortment";
import { type Artwork, checkDocument, type DesignDocument } from "@offizin/design";
import { bleedBox, pageOf } from "@offizin/formats";
import { ornamentSubjects, ornamentsOf } from "@offizin/ornaments";
import { buildTemplate } from "@offizin/templates/recipes";
import { type Box, box, mm } from "@offizin/units";
import { expect, test } from "vitest";
import { loadDesignFonts } from "./template-fonts.ts";

const shaper = await loadDesignFonts();
const { document: card, defaultConfiguration } = buildTemplate("eukalyptus-klappkarte-a6-salbei");
const format = geometryOf(card);
const { paperType = "" } = defaultConfiguration;
const page = pageOf(format, "front");
if (!page) throw new Error("the card has a front");

/** What is found about a drawing that lies alone on a card. */
function findingsAbout(artwork: Artwork, place: Box, role: "foil" | "process"): string[] {
	const inks = Object.fromEntries(artwork.paths.map(({ ink }) => [ink, { role, swatch: "brass" } as const]));
	const pages = card.pages.map((one): DesignDocument["pages"][number] =>
		one.key === "front"
			? {
					key: "front",
					elements: [
						{
							id: "own",
							type: "artwork",
							label: "",
							box: place,
							rotation: 0,
							artwork: "own",
							inks,
							may: ["style"],
						},
					],
				}
			: { ...one, elements: [] },
	);
	const document = { ...card, artworks: { own: artwork }, pages };
	return checkDocument(document, { format, shaper, refinement: "gold", paperType }).map(({ rule }) => rule);
}

/** In the middle of the page, its longest side so long. */
function middleOf({ width, height }: Artwork, longest: number): Box {
	const scale = mm(longest) / Math.max(width, height);
	const size = { width: width * scale, height: height * scale };
	return box((mm(105) - size.width) / 2, (mm(148) - size.height) / 2, size.width, size.height);
}

const ornaments = ornamentSubjects.flatMap((subject) => ornamentsOf(subject));

test.each(ornaments.filter(({ subject }) => subject !== "backgrounds").map((one) => [one.key, one] as const))(
	"[14] %s can be printed and stamped in foil, 30 mm large",
	(_key, { artwork }) => {
		expect(findingsAbout(artwork, middleOf(artwork, 30), "process")).toEqual([]);
		expect(findingsAbout(artwork, middleOf(artwork, 30), "foil")).toEqual([]);
	},
);

test.each(ornamentsOf("backgrounds").map((one) => [one.key, one] as const))(
	"[14] the background %s can be printed over a whole page",
	(_key, { artwork }) => {
		const area = bleedBox(page);
		const scale = Math.max(area.width / artwork.width, area.height / artwork.height);
		const [width, height] = [artwork.width * scale, artwork.height * scale];
		const [x, y] = [area.x + (area.width - width) / 2, area.y + (area.height - height) / 2];
		expect(findingsAbout(artwork, box(x, y, width, height), "process")).toEqual([]);
	},
);
