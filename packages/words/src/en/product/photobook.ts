import { coverFoil } from "./shared.ts";

export const photobook = {
	name: "Photo book",
	options: {
		type: {
			name: "Type of book",
			values: {
				digitalfotobuch: "Photo book",
				echtfotobuch: "True photo book",
				fotoheft: "Photo booklet",
			},
			notes: {
				digitalfotobuch: "digitally printed, 24 to 160 pages",
				echtfotobuch: "exposed on photo paper, lies flat",
				fotoheft: "light and stapled",
			},
		},
		cover: {
			name: "Cover",
			values: {
				hard: "Hardcover",
				soft: "Softcover",
			},
			notes: {
				hard: "rigid cover over grey board",
				soft: "flexible cover of card",
			},
		},
		binding: {
			name: "Binding",
			values: {
				pur: "Perfect binding",
				layflat: "Layflat binding",
				heftbindung: "Saddle stitching",
			},
			notes: {
				pur: "PUR glue, durable and slim",
				layflat: "lies flat, pictures run across the middle",
				heftbindung: "two staples in the fold",
			},
		},
		format: {
			name: "Format",
			values: {
				"a6-quer": "A6 landscape",
				"a5-hoch": "A5 portrait",
				"a5-quer": "A5 landscape",
				"a4-hoch": "A4 portrait",
				"a4-quer": "A4 landscape",
				"a3-quer": "A3 landscape",
				"200-200": "Small square",
				"300-300": "Large square",
			},
		},
		paper: {
			name: "Paper",
			values: {
				standard: "Standard",
				matt: "Matt",
				glaenzend: "Gloss",
				feinstweiss: "Fine paper, white",
			},
			notes: {
				standard: "170\u00a0gsm, lightly coated",
				matt: "200\u00a0gsm, coated",
				glaenzend: "200\u00a0gsm, high-gloss coated",
				feinstweiss: "150\u00a0gsm, uncoated",
			},
		},
		pageCount: { name: "Number of pages", unit: "pages" },
		coverLamination: {
			name: "Cover lamination",
			values: {
				matt: "Matt",
				glossy: "Gloss",
			},
			notes: {
				matt: "velvety, no reflections",
				glossy: "strong colours, reflects",
			},
		},
		refinementType: { name: "Cover finish", ...coverFoil },
		printing: {
			name: "Printing process",
			values: {
				digital: "Digital printing",
				silberhalogenid: "Photographic",
			},
			notes: {
				digital: "printed on paper",
				silberhalogenid: "exposed on photo paper",
			},
		},
	},
};
