import { lineName, productWords } from "@offizin/words";
import { expect, test } from "vitest";

// Each value of these has a price that the back office can change, so no name may tell of one value only.
test.each([
	["calendar", "mountingType", "calendar.mounting"],
	["guestbook", "lineature", "guestbook.lineature"],
	["guestbook", "entry", "guestbook.entry"],
	["photobook", "coverLamination", "photobook.lamination"],
	["photoframe", "variant", "photoframe.variant"],
	["photoframe", "edge", "photoframe.edge"],
	["photoframe", "glazing", "photoframe.glazing"],
] as const)("[pricing.P4] what %s cost by %s is called as the option", (key, option, code) => {
	expect(productWords(key, "de-DE").option(option)).toBe(lineName(code, "de-DE"));
});

test.each([
	["booklet-a5-8", "Heft", "Booklet"],
	["briefumschlag-c6-gerade", "Umschlag", "Envelope"],
	["klappkarte-a6", "Karte", "Card"],
])("[14] what %s costs by itself is called by what it is", (formatType, german, english) => {
	expect(lineName("card.base", "de-DE", { formatType })).toBe(german);
	expect(lineName("card.base", "en-GB", { formatType })).toBe(english);
	expect(lineName("card.paper", "de-DE", { formatType })).toBe("Papier");
});

test("a code that is no longer charged stands for itself", () => {
	expect(lineName("kite.tail", "de-DE")).toBe("kite.tail");
});
