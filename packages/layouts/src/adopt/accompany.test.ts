import {
	applyCommands,
	type Command,
	type DesignDocument,
	elementsOf,
	type FeastFact,
	type GuestRecord,
	withFacts,
} from "@offizin/design";
import { themeCard, themeEnvelope } from "@offizin/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { accompany } from "./adopt.ts";

const pairs = [
	["eukalyptus-klappkarte-a6-salbei", "eukalyptus-briefumschlag-c6-spitz-salbei"],
	["soiree-din-lang-quer-nachtblau", "soiree-briefumschlag-dl-gerade-nachtblau"],
] as const;

function enveloped([card, envelope]: readonly [string, string], commands: readonly Command[]) {
	const from = themeCard(card);
	const to = themeEnvelope(envelope);
	const changed = applyCommands(from, commands, () => undefined);
	if (!changed.ok) throw new Error(JSON.stringify(changed.error));
	return { to, made: accompany({ document: changed.value, from, to }) };
}

const textsOf = (document: DesignDocument) =>
	elementsOf(withFacts(document)).flatMap((one) => (one.type === "text" ? [one.text] : []));

const word = fc.stringMatching(/^[A-Za-zŁżóćđÜß]{1,12}$/);
const guest = fc.record(
	{ name: word, strasse: word, plz: fc.constant("80331"), ort: word, tisch: word },
	{ requiredKeys: ["name"] },
);

test.each(pairs)("[14] %s: no fact and no guest is lost on the way to the envelope", (card, envelope) => {
	const told = fc.record({ name1: word, name2: word, address: word }, { requiredKeys: [] });
	fc.assert(
		fc.property(told, fc.array(guest, { minLength: 1, maxLength: 6 }), (facts, guests) => {
			const fields = ["name", "strasse", "plz", "ort", "tisch"].map((key) => ({
				key,
				label: key,
				sample: "",
			}));
			const listed: GuestRecord[] = guests;
			const { made } = enveloped(
				[card, envelope],
				[
					...Object.entries(facts).map(([fact, value]) => ({
						type: "setFact" as const,
						fact: fact as FeastFact,
						value,
					})),
					{ type: "setFields", fields },
					{ type: "setGuests", guests: listed.map((one) => ({ ...one })) },
				],
			);
			expect(made.facts).toMatchObject(facts);
			expect(made.guests?.map(({ adresse: _, ...known }) => known)).toEqual(listed);
			for (const [at, { name, strasse, plz, ort }] of guests.entries()) {
				const lines = strasse && plz && ort ? [name, strasse, `${plz} ${ort}`] : [];
				expect(made.guests?.[at]?.adresse).toBe(lines.join("\n"));
			}
			expect(made.fields.map(({ key }) => key)).toEqual([...fields.map(({ key }) => key), "adresse"]);
		}),
		{ numRuns: 60 },
	);
});

test("[14] the sender is who the card tells of, and nothing else of the card comes along", () => {
	const { made, to } = enveloped(pairs[0], [
		{ type: "setFact", fact: "name1", value: "Zoë" },
		{ type: "setFact", fact: "name2", value: "Łukasz" },
		{ type: "setText", element: "heading", text: "Wir trauen uns" },
	]);
	expect(textsOf(made)).toContain("Zoë & Łukasz");
	expect(textsOf(made)).toContain("{{adresse}}");
	expect(made.pages).toEqual(to.pages);
	expect(made.guests).toBeUndefined();
	expect(made.configuration).toEqual(to.configuration);
});
