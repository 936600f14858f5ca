import { coverFoil } from "./shared.ts";

export const guestbook = {
	name: "Guest and condolence book",
	options: {
		type: {
			name: "Type of book",
			values: {
				gaestebuch: "Guest book",
				kondolenzbuch: "Condolence book",
			},
			notes: {
				gaestebuch: "for weddings, christenings and big birthdays",
				kondolenzbuch: "of restrained design, with a black or grey ribbon",
			},
		},
		format: {
			name: "Format",
			values: {
				"210-210": "Square",
				"a4-hoch": "A4 portrait",
				"a4-quer": "A4 landscape",
			},
		},
		paper: {
			name: "Paper",
			values: {
				feinstweiss: "Fine paper, white",
				creme: "Fine paper, cream",
			},
			notes: {
				feinstweiss: "150\u00a0gsm, takes ink well",
				creme: "150\u00a0gsm, takes ink well",
			},
		},
		pageCount: { name: "Number of pages", unit: "pages" },
		lineature: {
			name: "Ruling",
			values: {
				blanko: "Plain",
				liniert: "Lined",
				fragen: "With questions",
			},
			notes: {
				blanko: "empty pages",
				liniert: "fine lines",
				fragen: "to fill in",
			},
		},
		refinementType: { name: "Cover finish", ...coverFoil },
		ribbon: {
			name: "Ribbon",
			values: {
				ohne: "No ribbon",
				schwarz: "Black",
				grau: "Grey",
			},
		},
		entry: {
			name: "Printed lines per entry",
			values: {
				ohne: "Nothing printed",
				name: "Name",
				"name-ort": "Name and place",
				"name-ort-worte": "Name, place and words",
			},
		},
	},
};
