import { wallMaterial } from "./shared.ts";

export const photoframe = {
	name: "Wall art",
	options: {
		materialType: { name: "Material", ...wallMaterial },
		format: { name: "Size" },
		variant: {
			name: "Version",
			values: {
				standard: "Standard",
				seidenmatt: "Silk",
				"leiste-25": "Stretcher, 2.5\u00a0cm",
				"forex-5": "5\u00a0mm",
				"alu-weiss": "White",
				"acryl-4": "4\u00a0mm",
				abloesbar: "Removable",
				permanent: "Permanent",
				"acryl-8": "8\u00a0mm",
				"alu-gebuerstet": "Brushed, highlights metallic",
				"forex-10": "10\u00a0mm",
				"leiste-38": "Stretcher, 3.8\u00a0cm",
				glaenzend: "Gloss",
			},
		},
		edge: {
			name: "Edge",
			values: {
				ohne: "No border",
				saum: "Hem with eyelets every 50\u00a0cm",
				stoss: "Butted drops",
				bild: "Picture runs round the edge",
				spiegel: "Picture mirrored at the edge",
				farbe: "Coloured edge",
				weiss: "White edge",
				ueberlappung: "Drops that overlap by 10\u00a0mm",
				"rand-weiss": "White border, 5\u00a0mm",
				konturschnitt: "Contour cut, round corners",
				"kontur-oval": "Contour cut, oval",
				"kontur-bild": "Contour of your picture",
				"kontur-herz": "Contour cut, heart",
			},
		},
		parts: {
			name: "Parts",
			values: {
				ohne: "one picture",
				"2": "2 parts",
				"3": "3 parts",
				"3-mitte": "3 parts, higher in the middle",
				"4": "4 parts",
				"5": "5 parts",
				"5-stufen": "5 parts, rising to the middle",
			},
		},
		partGap: { name: "Between the parts", unit: "mm gap" },
		frame: {
			name: "Frame",
			values: {
				ohne: "No frame",
				alurahmen: "Aluminium frame",
				holzrahmen: "Wooden frame",
				kunststoffrahmen: "Plastic frame",
				fotorahmen: "Photo frame",
				artbox: "ArtBox",
				"schattenfuge-leinwand": "Floater frame for canvas",
				"schattenfuge-platte": "Floater frame for boards",
			},
		},
		frameType: {
			name: "Frame colour",
			values: {
				ohne: "None",
				schwarz: "Black",
				weiss: "White",
				natur: "Natural (oak)",
				nuss: "Walnut",
				silber: "Silver",
				gold: "Gold",
			},
		},
		matSize: {
			name: "Mount",
			values: {
				"0": "No mount",
				"30": "30\u00a0mm visible",
			},
		},
		matType: {
			name: "Mount colour",
			values: {
				"mat-none": "None",
				"mat-weiss": "White",
			},
		},
		glazing: {
			name: "Glazing",
			values: {
				ohne: "No glazing",
				acryl: "Acrylic glass",
				entspiegelt: "Non-reflective acrylic",
			},
			notes: {
				acryl: "2\u00a0mm, clear",
				entspiegelt: "2\u00a0mm, for bright rooms",
			},
		},
	},
};
