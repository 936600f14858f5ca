import { type NamedSelection, named } from "./named-selection.ts";

const stapled = { type: "fotoheft", cover: "soft", binding: "heftbindung" };
const soft = { type: "digitalfotobuch", cover: "soft" };
const hard = { type: "digitalfotobuch", cover: "hard" };
const layflat = {
	type: "echtfotobuch",
	cover: "hard",
	binding: "layflat",
	printing: "silberhalogenid",
};

/** Calendars of every kind and binding, photo books of every kind and cover, books to write in. */
export const goldenBooks: readonly NamedSelection[] = [
	named("ein Wandkalender A3", "calendar", { formatType: "a3-quer" }),
	named("12 Wandkalender A4", "calendar", { formatType: "a4-hoch" }, 12),
	named(
		"3 Küchenkalender mit Lochung",
		"calendar",
		{ type: "kuechenkalender", formatType: "150-400", mountingType: "lochung" },
		3,
	),
	named("5 Familienplaner", "calendar", { type: "familienplaner", formatType: "200-400" }, 5),
	named(
		"10 Tischkalender A6 im Holzblock",
		"calendar",
		{ type: "tischkalender", formatType: "a6-quer", mountingType: "holzblock" },
		10,
	),
	named(
		"25 Tischkalender A5 mit Holzfuß",
		"calendar",
		{ type: "tischkalender", formatType: "a5-quer", mountingType: "holzfuss" },
		25,
	),
	named("ein Terminkalender A6", "calendar", { type: "terminkalender", formatType: "a6-hoch" }),

	named("ein Fotoheft A6", "photobook", { ...stapled, format: "a6-quer", pageCount: "16" }),
	named("ein Fotoheft A4, 32 Seiten, mattes Papier", "photobook", {
		...stapled,
		format: "a4-hoch",
		paper: "matt",
		pageCount: "32",
	}),
	named("ein Softcover A5, 40 Seiten", "photobook", { ...soft, format: "a5-hoch", pageCount: "40" }),
	named(
		"3 Softcover 20 × 20 auf Feinstweiß",
		"photobook",
		{ ...soft, format: "200-200", paper: "feinstweiss", pageCount: "28" },
		3,
	),
	named("ein Hardcover A4 in Gold, 60 Seiten, Feinstweiß", "photobook", {
		...hard,
		format: "a4-quer",
		paper: "feinstweiss",
		pageCount: "60",
		refinementType: "gold",
	}),
	named("ein Hardcover 30 × 30, 100 Seiten, glänzend", "photobook", {
		...hard,
		format: "300-300",
		paper: "glaenzend",
		pageCount: "100",
	}),
	named(
		"25 Hardcover A3",
		"photobook",
		{ ...hard, format: "a3-quer", pageCount: "24", coverLamination: "glossy" },
		25,
	),
	named("ein Echtfotobuch A3, 30 Seiten", "photobook", {
		...layflat,
		format: "a3-quer",
		paper: "matt",
		pageCount: "30",
	}),

	named("ein Gästebuch", "guestbook", {}),
	named("ein Gästebuch mit Fragen, A4, 96 Seiten, in Roségold", "guestbook", {
		format: "a4-quer",
		pageCount: "96",
		lineature: "fragen",
		refinementType: "rosegold",
	}),
	named(
		"3 Kondolenzbücher, liniert, in Silber",
		"guestbook",
		{
			type: "kondolenzbuch",
			format: "a4-hoch",
			paper: "creme",
			lineature: "liniert",
			refinementType: "silber",
			ribbon: "grau",
			entry: "name-ort-worte",
		},
		3,
	),
];
