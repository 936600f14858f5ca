import {
	applyCommands,
	type DesignDocument,
	type DesignElement,
	type GuestRow,
	sampleRecord,
	variableElements,
} from "@offizin/design";
import { buildTemplate } from "@offizin/templates/recipes";
import { buildGuests } from "@offizin/testkit";
import { type Box, box, mm, pt } from "@offizin/units";

const TEMPLATE = "eukalyptus-klappkarte-a6-salbei";

/** Where what differs stands, on its page in micrometres: the peers put theirs there too. */
export const places = {
	inside: box(mm(16), mm(66), mm(76), mm(9)),
	outside: box(mm(12), mm(84), mm(81), mm(12)),
	code: box(mm(38.5), mm(100), mm(28), mm(28)),
	photo: box(mm(12), mm(8), mm(81), mm(36)),
} as const;
export const NAME_FONT = "cormorant-garamond-500";
/** Points. */
export const NAME_SIZE = 12;

const ink = { role: "process", swatch: "ink" } as const;

function nameText(id: string, frame: Box): DesignElement {
	return {
		...{ id, type: "text", label: "Gast", box: frame, rotation: 0, text: "Für {{name}}", maxLength: 400 },
		style: {
			...{ font: NAME_FONT, size: pt(NAME_SIZE), leading: 120, tracking: 0, align: "center", ink },
			fallback: "cormorant-garamond-400",
		},
		...{ verticalAlign: "middle", fitMin: pt(6.25), editable: true },
	};
}

/** The folded invitation of a real template with foil, a photo on its back, and a name and a code for each guest. */
export function guestCard(photo: {
	readonly upload: string;
	readonly width: number;
	readonly height: number;
}): DesignDocument {
	const { document } = buildTemplate(TEMPLATE);
	const added: Readonly<Record<string, readonly DesignElement[]>> = {
		inner: [nameText("guest-inside", places.inside)],
		back: [
			{
				...{ id: "photo", type: "photo", label: "Foto", box: places.photo, rotation: 0 },
				...{ shape: "rect", photo: null },
			},
			nameText("guest-outside", places.outside),
			{
				...{ id: "code", type: "qr", label: "Antwort", box: places.code, rotation: 0 },
				...{ content: "{{link}}", level: "M", ink },
			},
		],
	};
	const filled = applyCommands(
		{
			...document,
			fields: [
				{ key: "name", label: "Name", sample: "Familie Weiß" },
				{ key: "link", label: "Link", sample: "https://papiervogel.example/e/0000000" },
			],
			pages: document.pages.map((page) => ({
				...page,
				elements: [...page.elements, ...(added[page.key] ?? [])],
			})),
		},
		[{ type: "setPhoto", element: "photo", upload: photo.upload }],
		() => photo,
	);
	if (!filled.ok) throw new Error(JSON.stringify(filled.error));
	return filled.value;
}

/** The card without photo and without what differs; its texts can be left out too. */
export function fixedPart(document: DesignDocument, { texts }: { readonly texts: boolean }): DesignDocument {
	const varied = variableElements(document);
	return {
		...document,
		pages: document.pages.map((page) => ({
			...page,
			elements: page.elements.filter(
				({ id, type }) => type !== "photo" && !varied.has(id) && (texts || type !== "text"),
			),
		})),
	};
}

export interface CardGuest {
	readonly name: string;
	readonly link: string;
}

export function cardGuests(count: number): readonly CardGuest[] {
	return buildGuests(count).map(({ anrede, titel, vorname, partner, nachname, link }) => ({
		name: [anrede === "Familie" ? anrede : "", titel, vorname, partner && `& ${partner}`, nachname]
			.filter(Boolean)
			.join(" "),
		link,
	}));
}

export function rowsOf(guests: readonly CardGuest[], document: DesignDocument): GuestRow[] {
	return guests.map((values, index) => ({
		row: index + 2,
		values: { ...sampleRecord(document), ...values },
	}));
}
