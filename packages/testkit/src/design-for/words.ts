type Words = readonly [string, ...string[]];

/** Couples whose names hold what German typesetting is tried by: umlauts, ß, hyphens, ő, ligatures, long names. */
export const couples: Words = [
	"Käthe & Jürgen",
	"Sophie-Charlotte & Götz",
	"Zoë Größmüller & Sören Weiß",
	"Friederike von der Heyde & Karl Friedrich Affelmann",
	"Änne & Lőrinc",
	"Steffi Pfiffner & Ulf Fjordahl",
	"Małgorzata & Çağatay",
];

export const shortCouples: Words = ["Käthe & Jürgen", "Zoë & Götz", "Änne & Ulf"];

export const initials: Words = ["K & J", "S & G", "Z & S", "Ä & Ö", "F & K"];

export const shortLines: Words = ["Danke", "Schön, dass Ihr da seid", "Für Euch", "Tisch 7", "Willkommen"];

export const DATE = "Samstag, 12. Juni 2027";
export const PLACE = "Schloss Weißenfels, Große Falzgasse 14";

/** Sentences of an invitation, taken until the place is full. */
export const letter: Words = [
	"Liebe Familie Öttinger, wir heiraten!",
	"Nach elf gemeinsamen Jahren, zwei Umzügen und unzähligen Frühstücken auf dem Küchenfußboden sagen wir endlich Ja.",
	"Die kirchliche Trauung beginnt um 14 Uhr; anschließend fahren wir mit historischen Omnibussen zur Hochzeitsgesellschaft ins Schloss.",
	"Für Kaffeehausmusik, Schwarzwälder Kirschtorte und Kinderbetreuung ist gesorgt.",
	"Übernachtungsmöglichkeiten haben wir in der Jugendherberge und im Gasthof „Zum Goldenen Löwen“ vorreserviert.",
	"Bitte gebt uns bis zum 30. April Bescheid, ob Ihr dabei seid und was Ihr gern esst.",
	"Wer eine Rede halten, ein Lied singen oder den Fotografen bestechen möchte, meldet sich bei unseren Trauzeugen Steffi und Ulf.",
	"Geschenke braucht Ihr nicht mitzubringen – Eure Gesellschaft ist das schönste.",
	"Wir freuen uns auf ein rauschendes Fest mit Euch!",
];
