import { expect, test } from "vitest";
import { bareCard, cardLook, suggestedEnvelope, suggestedEnvelopes } from "./card-look.ts";

const plain = { formatType: "klappkarte-a6", paperType: "matt" };

test("what looks the same has one address, whatever else is chosen", () => {
	expect(cardLook({ ...plain, tag: "ohne", inlay: "inlay-100x143-weiss" })).toBe(cardLook(plain));
	expect(cardLook(plain)).toBe("paperType=matt&refinementType=ohne&punching=ohne");
});

test("a card alone looks the same with every envelope, not on every paper", () => {
	const enveloped = { ...plain, envelope: "envelope-spitz-salbei-c6", seal: "seal-gold" };
	expect(cardLook(bareCard(enveloped))).toBe(cardLook(plain));
	expect(cardLook(bareCard({ ...enveloped, paperType: "kraft" }))).not.toBe(cardLook(plain));
});

test.each([
	["paperType", "kraft"],
	["refinementType", "gold"],
	["punching", "herzecken"],
	["envelope", "envelope-spitz-salbei-c6"],
	["ribbon", "ribbon-jute-natur"],
	["seal", "seal-gold"],
])("[3.7-10] %s is seen", (option, value) => {
	expect(cardLook({ ...plain, [option]: value })).toContain(value);
});

test.each([
	["klappkarte-a6", "envelope-gerade-weiss-c6"],
	["klappkarte-b6", "envelope-gerade-weiss-b6"],
	["klappkarte-dl", "envelope-gerade-weiss-dl"],
	["tischkarte", undefined],
	["sitzplan-a3", undefined],
	["booklet-a5-8", undefined],
	["booklet-sq145-16", undefined],
])("[3.7-10] %s is suggested with %s", (formatType, sku) => {
	expect(suggestedEnvelope({ formatType })).toBe(sku);
});

test("[3.7-10] a card is offered ten colours of one flap first, a place card none", () => {
	const offered = suggestedEnvelopes({ formatType: "klappkarte-b6" });
	expect(offered).toHaveLength(10);
	expect(offered.every((sku) => /^envelope-gerade-[a-z]+-b6$/.test(sku))).toBe(true);
	expect(suggestedEnvelopes({ formatType: "tischkarte" })).toEqual([]);
	expect(suggestedEnvelopes({ formatType: "booklet-a6-8" })).toHaveLength(10);
});
