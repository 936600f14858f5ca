type Words = readonly [string, ...string[]];

interface Place {
	readonly postcode: string;
	readonly town: string;
	/** Empty in Germany. */
	readonly country: string;
}

interface Nation {
	readonly women: Words;
	readonly men: Words;
	readonly families: Words;
	readonly places: readonly [Place, ...Place[]];
}

function place(postcode: string, town: string, country = ""): Place {
	return { postcode, town, country };
}

const german: Nation = {
	women: ["Anna", "Käthe", "Änne", "Sophie-Charlotte", "Maja", "Jördis", "Ute", "Friederike", "Zoë", "Lea"],
	men: ["Ben", "Jürgen", "Götz", "Hans-Jörg", "Uwe", "Maximilian", "Sören", "Til", "Ole", "Karl Friedrich"],
	families: [
		"Müller",
		"Weiß",
		"Schäfer",
		"Groß",
		"von der Heyde",
		"Öttinger",
		"Freiherr von und zu Weißenstein",
		"Schulze",
		"Jäger",
		"Strauß",
		"Übelacker",
		"Affelmann",
	],
	places: [
		place("01067", "Dresden"),
		place("04229", "Leipzig"),
		place("10115", "Berlin"),
		place("20099", "Hamburg"),
		place("48143", "Münster"),
		place("79098", "Freiburg im Breisgau"),
		place("90402", "Nürnberg"),
		place("99084", "Erfurt"),
		place("1010", "Wien", "Österreich"),
		place("5020", "Salzburg", "Österreich"),
		place("8001", "Zürich", "Schweiz"),
		place("9000", "St. Gallen", "Schweiz"),
	],
};

const turkish: Nation = {
	women: ["Ayşe", "Gülçin", "İpek", "Özlem", "Şule"],
	men: ["Çağatay", "İbrahim", "Oğuz", "Ümit", "Işık"],
	families: ["Yıldırım", "Öztürk", "Şahin", "Çelik", "Güneş", "Ağaoğlu"],
	places: [place("34433", "İstanbul", "Türkei"), place("35210", "İzmir", "Türkei")],
};

const polish: Nation = {
	women: ["Małgorzata", "Agnieszka", "Żaneta", "Bożena"],
	men: ["Łukasz", "Wojciech", "Michał", "Błażej"],
	families: ["Wiśniewska", "Brzęczyszczykiewicz", "Dąbrowski", "Gałązka", "Źródło"],
	places: [place("00-950", "Warszawa", "Polen"), place("50-001", "Wrocław", "Polen")],
};

const french: Nation = {
	women: ["Hélène", "Anaïs", "Françoise", "Marie-Noëlle"],
	men: ["Théo", "François", "Loïc", "Jean-Noël"],
	families: ["D’Amélie", "L'Hôpital", "Lefèvre", "de La Tour d’Auvergne", "Cœur"],
	places: [place("67000", "Strasbourg", "Frankreich"), place("75011", "Paris", "Frankreich")],
};

const czech: Nation = {
	women: ["Kateřina", "Žofie", "Eliška", "Ľudmila"],
	men: ["Tomáš", "Jiří", "Ondřej", "Matěj"],
	families: ["Dvořáková", "Šťastný", "Němec", "Růžička", "Žďárský"],
	places: [place("110 00", "Praha", "Tschechien"), place("602 00", "Brno", "Tschechien")],
};

/** Germans first. */
export const nations: readonly [Nation, ...Nation[]] = [german, turkish, polish, french, czech];

export const titles: Words = ["Dr.", "Prof. Dr.", "Dr. med.", "Dipl.-Ing."];

/** None of them exists. */
export const streets: Words = [
	"Papiermühlenstraße",
	"Am Setzkasten",
	"Lettergasse",
	"An der Alten Buchdruckerei",
	"Große Falzgasse",
	"Zwiebelfischweg",
	"Initialenallee",
	"Schusterjungenstieg",
	"Antiquaweg",
	"Kolumnenufer",
];

export const nastyValues = [
	{ what: "a name in Arabic", vorname: "فاطمة", nachname: "الزهراء" },
	{ what: "a name in Chinese", vorname: "小明", nachname: "王" },
	{ what: "an emoji", vorname: "Anna 🎉", nachname: "Weiß" },
	{ what: "an emoji of several code points", vorname: "Familie 👨‍👩‍👧‍👦", nachname: "Öz" },
	{ what: "a name of 4,000 characters without a break", vorname: "Ä".repeat(4000) },
	{ what: "a name of 4,000 characters in words", vorname: "Maximilian ".repeat(364).slice(0, 4000) },
	{ what: "no name", anrede: "", titel: "", vorname: "", nachname: "", partner: "" },
	{ what: "no address", strasse: "", plz: "", ort: "", land: "" },
	{ what: "a line break in the street", strasse: "Lettergasse 4\nHinterhaus" },
	{ what: "a tab in the town", ort: "Leipzig\tGohlis" },
	{ what: "a control character", nachname: "Wei\u0007ß" },
	{ what: "combining accents instead of letters", vorname: "Zoe\u0308", nachname: "Mu\u0308ller" },
	{ what: "a field of the document as text", vorname: "{{nachname}}" },
	{ what: "a formula as text", vorname: '=HYPERLINK("https://example.org")' },
	{ what: "marks that turn the writing direction", nachname: "\u202eßieW" },
] as const;
