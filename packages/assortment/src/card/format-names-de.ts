type Names = Readonly<Record<string, string>>;

/** Names of formats that differ in a number only, from `min` to `max`. */
function series(
	{ min, max, step = 1 }: { readonly min: number; readonly max: number; readonly step?: number },
	entry: (count: number) => readonly [key: string, name: string],
): Names {
	const count = (max - min) / step + 1;
	return Object.fromEntries(Array.from({ length: count }, (_, index) => entry(min + index * step)));
}

/** Base sizes as they end a name, in the order of the price table. */
const sizes = [
	["a6", "A6"],
	["b6", "B6"],
	["sq145", "quadratisch"],
	["a6-quer", "A6 quer"],
	["b6-quer", "B6 quer"],
] as const;

function inSizes(entry: (key: string, size: string) => Names): Names {
	return Object.assign({}, ...sizes.map(([key, size]) => entry(key, size)));
}

function leporello(key: string, size: string, max: number): Names {
	return series({ min: 3, max }, (count) => [
		`leporello-${key}-${count}`,
		`Leporello ${size}, ${count * 2} Seiten`,
	]);
}

function booklet(key: string, size: string): Names {
	return series({ min: 8, max: 32, step: 4 }, (count) => [
		`booklet-${key}-${count}`,
		`Heft ${size}, ${count} Seiten`,
	]);
}

function pocketfold(key: string, size: string): Names {
	return {
		[`pocketfold-${key}`]: `Pocketfold ${size}`,
		[`pocketfold-${key}-1`]: `Pocketfold ${size} mit einem Einleger`,
		[`pocketfold-${key}-2`]: `Pocketfold ${size} mit zwei Einlegern`,
		[`pocketfold-${key}-3`]: `Pocketfold ${size} mit drei Einlegern`,
	};
}

function envelope(key: string, size: string): Names {
	return {
		[`briefumschlag-${key}-gerade`]: `Briefumschlag ${size}, gerade Klappe`,
		[`briefumschlag-${key}-spitz`]: `Briefumschlag ${size}, spitze Klappe`,
	};
}

/** German names of the card formats, by key. Those of one kind differ in size and number only. */
export const formatNamesDe: Names = {
	"klappkarte-a6": "Klappkarte A6",
	"klappkarte-sq145": "Klappkarte quadratisch",
	"klappkarte-a6-quer": "Klappkarte A6 quer",
	"klappkarte-b6": "Klappkarte B6",
	"klappkarte-b6-quer": "Klappkarte B6 quer",
	"klappkarte-dl": "Klappkarte DIN lang quer",
	"klappkarte-a5": "Klappkarte A5",
	"klappkarte-a5-quer": "Klappkarte A5 quer",
	"din-lang-quer": "DIN lang quer",
	"postkarte-a6": "Postkarte A6",
	"postkarte-a6-hoch": "Postkarte A6 hoch",
	"postkarte-b6": "Postkarte B6",
	"postkarte-b6-hoch": "Postkarte B6 hoch",
	"postkarte-sq145": "Postkarte quadratisch",
	"einlegekarte-a7": "Einlegekarte A7",
	"einlegekarte-a7-hoch": "Einlegekarte A7 hoch",
	"einlegekarte-140x100": "Einlegekarte 14\u202f×\u202f10\u00a0cm",
	"einlegekarte-100x140": "Einlegekarte 10\u202f×\u202f14\u00a0cm hoch",
	"menuekarte-a5": "Menükarte A5",
	"menuekarte-dl": "Menükarte DIN lang",
	"menuekarte-dl-klapp": "Menükarte DIN lang zum Aufklappen",
	tischkarte: "Tischkarte",
	"tischfaltkarte-85x55": "Tischaufsteller 8,5\u202f×\u202f5,5\u00a0cm",
	"tischfaltkarte-100x50": "Tischaufsteller 10\u202f×\u202f5\u00a0cm",
	teelichtkarte: "Teelichtkarte",
	...inSizes((key, size) => ({
		[`doppelklappkarte-${key}`]: `Doppelklappkarte ${size}`,
		[`doppelklappkarte-${key}-altarfalz`]: `Doppelklappkarte ${size}, Altarfalz`,
	})),
	...leporello("a6", "A6", 6),
	...leporello("sq145", "quadratisch", 4),
	...leporello("100x100", "10\u202f×\u202f10\u00a0cm", 6),
	...pocketfold("115x162", "hoch"),
	...pocketfold("sq145", "quadratisch"),
	...series({ min: 3, max: 8 }, (count) => [`kartenfaecher-${count}`, `Kartenfächer mit ${count} Blatt`]),
	kartentrio: "Kartentrio",
	...inSizes((key, size) => ({
		[`einlegeblatt-${key}`]: `Einlegeblatt für ${size}`,
		[`einlegeblatt-${key}-klapp`]: `Einlegeblatt für ${size}, gefalzt`,
	})),
	"einlegeblatt-dl": "Einlegeblatt für DIN lang quer",
	"einlegeblatt-dl-klapp": "Einlegeblatt für DIN lang quer, gefalzt",
	...booklet("a5", "A5"),
	...booklet("a6", "A6"),
	...booklet("sq145", "quadratisch"),
	"banderole-a6": "Banderole für A6",
	"banderole-b6": "Banderole für B6",
	"banderole-sq145": "Banderole für quadratische Karten",
	"flaschenetikett-90x120": "Flaschenetikett 9\u202f×\u202f12\u00a0cm",
	"flaschenetikett-70x90": "Flaschenetikett 7\u202f×\u202f9\u00a0cm",
	"flaschenetikett-piccolo": "Flaschenetikett Piccolo",
	"sticker-herz": "Aufkleber Herz",
	"sticker-60x40": "Aufkleber 6\u202f×\u202f4\u00a0cm",
	"sticker-90x50": "Aufkleber 9\u202f×\u202f5\u00a0cm",
	"sticker-rund-30": "Aufkleber rund, 3\u00a0cm",
	"sticker-rund-40": "Aufkleber rund, 4\u00a0cm",
	"sticker-rund-50": "Aufkleber rund, 5\u00a0cm",
	"sitzplan-a3": "Sitzplan A3",
	"sitzplan-a2": "Sitzplan A2",
	"sitzplan-500x700": "Sitzplan 50\u202f×\u202f70\u00a0cm",
	"geschenkanhaenger-herz": "Geschenkanhänger Herz",
	"geschenkanhaenger-schmal": "Geschenkanhänger schmal",
	"geschenkanhaenger-rund": "Geschenkanhänger rund",
	"geschenkanhaenger-siegel": "Geschenkanhänger Siegel",
	konfetti: "Konfetti, 100\u00a0Stück",
	"konfetti-200": "Konfetti, 200\u00a0Stück",
	polaroid: "Sofortbildkarte",
	fotostreifen: "Fotostreifen",
	ballonkarte: "Ballonkarte",
	"wunderkerzen-etikett": "Wunderkerzen-Etikett",
	...envelope("c6", "C6"),
	...envelope("b6", "B6"),
	...envelope("dl", "DIN lang"),
	...envelope("c5", "C5"),
	...envelope("sq", "quadratisch"),
};
