/** What papers and boards are like, in the hand and under ink (properties: packages/formats, paper.ts). */
export const paperTexts = {
	matt: {
		short: "glatt, ohne Spiegelung, klare Farben",
		long: "Der Allrounder. Gestrichen und matt, deshalb stehen Fotos scharf und Flächen ruhig. Wer viel Bild und viel Farbe hat, ist hier richtig.",
	},
	seidenmatt: {
		short: "samtiger Griff, kräftiger Karton",
		long: "Fünfzig Gramm schwerer als der matte Bilderdruck und mit einem Hauch Seide. Die Karte liegt satt in der Hand und bleibt am Falz sauber.",
	},
	glanz: {
		short: "spiegelt, tiefe Schwärzen, für Fotos",
		long: "Wie ein Abzug aus dem Labor: tiefe Schwärzen, leuchtende Farben. Fingerabdrücke sieht man, beschreiben lässt er sich kaum.",
	},
	naturweiss: {
		short: "offen, leicht rau, gut zu beschreiben",
		long: "Ungestrichen, also nimmt es Tinte an und macht Farben eine Spur weicher. Das Papier für alle, die noch etwas von Hand dazuschreiben.",
	},
	creme: {
		short: "warmer Ton, offen, gut zu beschreiben",
		long: "Dasselbe Papier in einem warmen Cremeton. Schwarze Schrift wirkt darauf wie aus einem alten Buch; weiße Flächen gibt es nicht, denn Weiß wird nicht gedruckt.",
	},
	feinstpapier: {
		short: "Baumwolle, dick und weich, Folie prägt sich leicht ein",
		long: "Aus Baumwolle statt aus Holz. Dick, weich, mit sichtbarer Oberfläche; Heißfolie drückt sich ein wenig hinein. Das teuerste Papier der Reihe, und man fühlt, wofür.",
	},
	struktur: {
		short: "geprägt wie Leinen, ohne Folie",
		long: "Eine feine Leinenprägung läuft über das ganze Blatt. Schön für Schrift und ruhige Flächen. Folie und Lack halten in den Vertiefungen nicht, deshalb bieten wir sie hier nicht an.",
	},
	perlmutt: {
		short: "schimmert im Streiflicht, ohne Folie",
		long: "Das Papier glänzt selbst: ein feiner Perlton, der mit dem Licht wandert. Mehr Glanz braucht die Karte nicht, und Folie hielte darauf auch nicht.",
	},
	recycling: {
		short: "aus Altpapier, grauweiß mit feinen Fasern",
		long: "Aus Altpapier, grauweiß, mit Einschlüssen, die man sieht. Farben werden ruhiger, Folie wirkt darauf umso mehr.",
	},
	kraft: {
		short: "braun, rustikal, ohne Weiß und ohne Folie",
		long: "Braunes Packpapier in Kartenstärke. Alles, was im Entwurf weiß ist, wird braun, denn Weiß lässt sich nicht drucken. Am schönsten mit schwarzer Schrift.",
	},
	vellum: {
		short: "durchscheinend, leicht, für Einlegeblätter",
		long: "Transparentpapier, durch das die Karte darunter zu ahnen ist. Weiße Flächen bleiben durchsichtig, denn Weiß wird nicht gedruckt; am schönsten mit wenig Schrift.",
	},
	hartschaum: {
		short: "leicht, steif, 5 mm dick",
		long: "Eine Hartschaumplatte, glatt und weiß, leicht genug für eine Staffelei. Für Sitzpläne, die einen ganzen Abend stehen sollen.",
	},
};
