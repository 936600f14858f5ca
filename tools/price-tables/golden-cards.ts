import { type NamedSelection, named } from "./named-selection.ts";

/** Cards of many forms, papers, refinements and punchings, with and without accessories, at steps and between them. */
export const goldenCards: readonly NamedSelection[] = [
	named("50 Klappkarten A6", "card", {}, 50),
	named("37 Klappkarten A6, zwischen zwei Mengen", "card", {}, 37),
	named(
		"50 Hochzeitseinladungen in Gold mit Umschlag, Einleger, Band und Siegel",
		"card",
		{
			paperType: "naturweiss",
			refinementType: "gold",
			envelope: "envelope-spitz-eukalyptus-c6",
			inlay: "inlay-100x143-vellum",
			ribbon: "ribbon-satin3-rose",
			seal: "seal-gold",
		},
		50,
	),
	named("eine Klappkarte B6 in Silber", "card", {
		formatType: "klappkarte-b6",
		paperType: "seidenmatt",
		refinementType: "silber",
	}),
	named(
		"75 Klappkarten DIN lang mit Relieflack",
		"card",
		{ formatType: "klappkarte-dl", paperType: "glanz", refinementType: "relief" },
		75,
	),
	named(
		"5 Klappkarten A5 auf Kraftpapier mit Umschlag",
		"card",
		{ formatType: "klappkarte-a5", paperType: "kraft", envelope: "envelope-gerade-kraft-c5" },
		5,
	),
	named("25 Postkarten A6", "card", { formatType: "postkarte-a6", paperType: "seidenmatt" }, 25),
	named(
		"100 Karten DIN lang mit runden Ecken",
		"card",
		{ formatType: "din-lang-quer", paperType: "recycling", punching: "rundeecken" },
		100,
	),
	named(
		"250 Doppelklappkarten B6 in Roségold",
		"card",
		{ formatType: "doppelklappkarte-b6", paperType: "feinstpapier", refinementType: "rosegold" },
		250,
	),
	named("30 Leporellos mit 4 Feldern", "card", { formatType: "leporello-a6-4", paperType: "struktur" }, 30),
	named(
		"80 Pocketfolds mit zwei Einlegern",
		"card",
		{ formatType: "pocketfold-115x162-2", paperType: "perlmutt", envelope: "envelope-gerade-weiss-b6" },
		80,
	),
	named(
		"10 Kartenfächer mit 6 Blättern und Buchschraube",
		"card",
		{ formatType: "kartenfaecher-6", paperType: "creme", screw: "screw-gold" },
		10,
	),
	named("120 Hefte A5 mit 16 Seiten", "card", { formatType: "booklet-a5-16" }, 120),
	named("1000 Einlegekarten A7", "card", { formatType: "einlegekarte-a7", paperType: "glanz" }, 1000),
	named(
		"60 Tischkarten mit Standfuß",
		"card",
		{ formatType: "tischkarte", paperType: "feinstpapier", standFoot: "standard-standfuss-rund" },
		60,
	),
	named("5000 runde Aufkleber", "card", { formatType: "sticker-rund-50", paperType: "seidenmatt" }, 5000),
	named("ein Sitzplan A2", "card", { formatType: "sitzplan-a2" }),
	named("ein Sitzplan A3 auf Hartschaumplatte", "card", {
		formatType: "sitzplan-a3",
		paperType: "hartschaum",
	}),
	named(
		"50 Einlegeblätter auf Transparentpapier",
		"card",
		{ formatType: "einlegeblatt-a6", paperType: "vellum" },
		50,
	),
	named("3 Sets Konfetti von 200 Stück", "card", { formatType: "konfetti-200" }, 3),
	named(
		"50 bedruckte Umschläge C6",
		"card",
		{ formatType: "briefumschlag-c6-spitz", paperType: "naturweiss" },
		50,
	),
];
