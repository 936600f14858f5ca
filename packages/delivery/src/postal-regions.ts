import type { DeliveryCountry } from "./place.ts";

/** Regions of a country by the first digits of their postal codes: "030-032 049" are 030, 031, 032 and 049. */
interface PostalRegions {
	/** Of a whole postal code. */
	readonly length: number;
	/** Of its beginning that says where it is. */
	readonly digits: number;
	readonly regions: Readonly<Record<string, string>>;
}

/**
 * Only digits that lie in one region wholly; those on a border are left out, and the place counts as unknown. The
 * German table is what two public tables agree on and no exception of theirs touches; the Swiss one is ours and cautious.
 */
const postalRegions: Partial<Record<DeliveryCountry, PostalRegions>> = {
	DE: {
		length: 5,
		digits: 3,
		regions: {
			BB: "030-032 049 144-146 148-169",
			BE: "100-124 126-141",
			BW: "680-683 687-691 693 700-744 746-766 776-781 783-798 880 882-889 891 895-896",
			BY: "638 800-873 876-877 892 900-964 970-977",
			HB: "275 280-286",
			HE: "340-342 345-363 372 600-636 642-646 648-652 654 657-659 686",
			HH: "200-209 211 220 222-227",
			MV: "170-171 174-191 194",
			NI: "212-213 216-217 260-273 276-278 288-293 295-318 370 374-375 377-383 385-387 490-493 496-498",
			NW: "320-338 400-483 486-487 501-514 516-533 537-539 570-574 580-598",
			RP: "534 542-551 553-568 575-576 669-678 768",
			SH: "228-238 240-259",
			SL: "660-663 666-667",
			SN: "010-018 026-029 040-044 047 080-096",
			ST: "060-064 066-069 388-396",
			TH: "073-078 364 373 965 985-999",
		},
	},
	CH: {
		length: 4,
		digits: 3,
		regions: {
			AG: "431-433 500 502-508 510-512 520-523 530-533 540-546 550-551 560-564 570-572",
			AR: "904",
			BE: "250 300-316 320 322-324 326-327 340-347 350-355 360-389 490 493-495",
			BL: "440 443-445",
			BS: "400-405",
			FR: "170-172 174-175",
			GE: "120-125",
			GL: "875-878",
			GR: "700-729 740-779",
			JU: "280 285 290-295",
			LU: "600-604 610-618 620-629",
			NE: "200-206 230-232 240-241",
			NW: "638",
			OW: "606-607",
			SG: "900-901 944-947",
			SH: "820-823",
			SO: "450-452 460-463 470-471",
			SZ: "641-644 883-885",
			TG: "850 855-859 956",
			TI: "650-651 657-699",
			UR: "646-649",
			VD: "100-119 130-139 180-185",
			VS: "190-199 390-399",
			ZG: "630-633",
			ZH: "800-809 811-819 830-834 840-844 846-849 860-862 870 881-882",
		},
	},
	FR: { length: 5, digits: 2, regions: { "alsace-moselle": "57 67-68", france: "01-19 20-56 58-66 69-95" } },
};

function expand(ranges: string): string[] {
	return ranges.split(" ").flatMap((range) => {
		const [first = "", last = first] = range.split("-");
		const count = Number(last) - Number(first) + 1;
		return Array.from({ length: count }, (_, index) =>
			String(Number(first) + index).padStart(first.length, "0"),
		);
	});
}

const byPrefix = new Map<DeliveryCountry, ReadonlyMap<string, string>>();

function prefixesOf(country: DeliveryCountry, { regions }: PostalRegions): ReadonlyMap<string, string> {
	const known = byPrefix.get(country);
	if (known) return known;
	const prefixes = new Map(
		Object.entries(regions).flatMap(([region, ranges]) =>
			expand(ranges).map((prefix) => [prefix, region] as const),
		),
	);
	byPrefix.set(country, prefixes);
	return prefixes;
}

/** The state, canton or region of a postal code; undefined where the country has none or they share its digits. */
export function regionOf(country: DeliveryCountry, postalCode: string | undefined): string | undefined {
	const table = postalRegions[country];
	const code = postalCode?.trim() ?? "";
	if (!table || code.length !== table.length) return undefined;
	return prefixesOf(country, table).get(code.slice(0, table.digits));
}
