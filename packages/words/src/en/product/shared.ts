// What several products are made of.
export const paper = {
	matt: "Matt art paper",
	seidenmatt: "Premium silk",
	glanz: "Gloss photo board",
	naturweiss: "Uncoated white",
	creme: "Uncoated cream",
	feinstpapier: "Cotton paper",
	struktur: "Textured paper",
	perlmutt: "Pearlescent",
	recycling: "Recycled",
	kraft: "Kraft paper",
	vellum: "Vellum",
	hartschaum: "Foam board, 5\u00a0mm",
};

export const refinement = {
	ohne: "No finish",
	gold: "Gold foil",
	rosegold: "Rose gold foil",
	silber: "Silver foil",
	relief: "Raised varnish",
};

export const punching = {
	ohne: "No die cut",
	herzecken: "Heart corners",
	rundeecken: "Rounded corners",
	welle: "Scalloped edge",
};

export const wallMaterial = {
	values: {
		hahnemuehle: "Hahnemühle FineArt",
		poster: "Poster",
		leinwand: "Canvas",
		forexplatte: "Forex board",
		aludibond: "Aluminium Dibond",
		acrylglas: "Acrylic glass",
		gallerybond: "Gallery Bond",
		echtglas: "Real glass",
		backlitfolie: "Backlit film",
		fototapete: "Photo wallpaper",
		klebefolie: "Self-adhesive film",
		pvcplane: "PVC banner",
	},
	notes: {
		hahnemuehle: "cotton paper, 308\u00a0gsm, pigment print",
		poster: "photo paper, 200\u00a0gsm",
		leinwand: "stretched over a wooden frame",
		forexplatte: "rigid foam, white edge",
		aludibond: "aluminium composite, 3\u00a0mm",
		acrylglas: "printed behind acrylic, polished edge",
		gallerybond: "photo print behind 2\u00a0mm acrylic on Aluminium Dibond",
		echtglas: "safety glass, printed on the back, ground edge",
		backlitfolie: "translucent, for light boxes",
		fototapete: "non-woven, 170\u00a0gsm, in drops of up to 100\u00a0cm",
		klebefolie: "self-adhesive",
		pvcplane: "510\u00a0gsm, for indoors and outdoors",
	},
};

export const photoPaper = {
	values: {
		matt: "Matt photo paper",
		"fine-art": "Fine art paper",
		glaenzend: "Gloss photo paper",
	},
	notes: {
		matt: "230\u00a0gsm, resists fingerprints",
		"fine-art": "300\u00a0gsm, cotton with a light texture",
		glaenzend: "230\u00a0gsm, strong colours",
	},
};

export const coverFoil = {
	values: {
		ohne: "No foil",
		gold: "Gold foil",
		rosegold: "Rose gold foil",
		silber: "Silver foil",
	},
};
