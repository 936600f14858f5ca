// What several products are made of.
export const paper = {
	matt: "Bilderdruck matt",
	seidenmatt: "Premium seidenmatt",
	glanz: "Fotokarton glänzend",
	naturweiss: "Naturpapier weiß",
	creme: "Naturpapier creme",
	feinstpapier: "Feinstpapier",
	struktur: "Strukturpapier",
	perlmutt: "Perlmutt",
	recycling: "Recycling",
	kraft: "Kraftpapier",
	vellum: "Transparentpapier",
	hartschaum: "Hartschaumplatte 5\u00a0mm",
};

export const refinement = {
	ohne: "ohne Veredelung",
	gold: "Heißfolie Gold",
	rosegold: "Heißfolie Roségold",
	silber: "Heißfolie Silber",
	relief: "Relieflack",
};

export const punching = {
	ohne: "ohne Stanzung",
	herzecken: "Herzecken",
	rundeecken: "runde Ecken",
	welle: "Wellenrand",
};

export const wallMaterial = {
	values: {
		hahnemuehle: "Hahnemühle FineArt",
		poster: "Poster",
		leinwand: "Leinwand",
		forexplatte: "Forexplatte",
		aludibond: "Alu-Dibond",
		acrylglas: "Acrylglas",
		gallerybond: "Gallery-Bond",
		echtglas: "Echtglas",
		backlitfolie: "Backlitfolie",
		fototapete: "Fototapete",
		klebefolie: "Klebefolie",
		pvcplane: "PVC-Plane",
	},
	notes: {
		hahnemuehle: "Baumwollpapier, 308\u00a0g/m², Pigmentdruck",
		poster: "Fotopapier, 200\u00a0g/m²",
		leinwand: "auf Keilrahmen gespannt",
		forexplatte: "Hartschaum, weiße Kante",
		aludibond: "Aluminiumverbund, 3\u00a0mm",
		acrylglas: "Druck hinter Acrylglas, polierte Kante",
		gallerybond: "Fotoabzug hinter 2\u00a0mm Acrylglas auf Alu-Dibond",
		echtglas: "Sicherheitsglas, rückseitig bedruckt, geschliffene Kante",
		backlitfolie: "lichtdurchlässig, für Leuchtrahmen",
		fototapete: "Vlies, 170\u00a0g/m², in Bahnen bis 100\u00a0cm",
		klebefolie: "selbstklebend",
		pvcplane: "510\u00a0g/m², für innen und außen",
	},
};

export const photoPaper = {
	values: {
		matt: "Fotopapier matt",
		"fine-art": "Fine-Art-Papier",
		glaenzend: "Fotopapier glänzend",
	},
	notes: {
		matt: "230\u00a0g/m², unempfindlich gegen Fingerabdrücke",
		"fine-art": "300\u00a0g/m², Baumwolle mit leichter Struktur",
		glaenzend: "230\u00a0g/m², kräftige Farben",
	},
};

export const coverFoil = {
	values: {
		ohne: "ohne Folie",
		gold: "Heißfolie Gold",
		rosegold: "Heißfolie Roségold",
		silber: "Heißfolie Silber",
	},
};
