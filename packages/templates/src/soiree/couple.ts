import type { Facts } from "@offizin/design";

/** The pair whose wedding the cards of Soirée tell of. */
export const heleneAndKonrad: Facts = {
	name1: "Helene",
	name2: "Konrad",
	surname1: "Winter",
	surname2: "Albrecht",
	date: "2027-09-18",
	place: "Grandhotel Lichtental",
	town: "Baden-Baden",
	"place-address": "Lichtentaler Allee, 76530 Baden-Baden",
	address: "Lindenallee 27\n76530 Baden-Baden",
	phone: "0171\u00a039\u00a0200\u00a027",
};
