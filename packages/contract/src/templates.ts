import { pageSizes, productTypes, sortKeys } from "@offizin/assortment";
import { pressColorsSchema } from "@offizin/design";
import { z } from "zod";
import { refusals } from "./error.ts";
import { siteHeaders } from "./prices/shared.ts";
import { reply, route } from "./route.ts";
import { configurationSchema, moneySchema } from "./values.ts";

/** Links to pictures rendered from the design itself; `scene` is set on paper and cloth. Sizes by `/img/` options. */
export const pictureSchema = z.object({
	page: z.string(),
	src: z.string(),
	width: z.int(),
	height: z.int(),
	alt: z.string(),
});

export const templateSummarySchema = z.object({
	id: z.string(),
	name: z.string(),
	themeId: z.string(),
	themeName: z.string(),
	productType: z.literal("card"),
	kind: z.string(),
	/** Slug of spec 2.3-4. */
	occasion: z.string(),
	formatType: z.string(),
	color: z.string(),
	colorway: z.object({ key: z.string(), name: z.string() }),
	/** The other colours of the same card. */
	colors: z.array(
		z.object({
			id: z.string(),
			key: z.string(),
			name: z.string(),
			color: z.string(),
			/** Key of what it is found under (spec 3.7-5). */
			facet: z.string(),
			/** Stands in the addresses of its pictures, `?edition=…`; absent where it has none. */
			edition: z.int().optional(),
		}),
	),
	hasPhoto: z.boolean(),
	defaultConfiguration: configurationSchema,
	/** The lowest price per piece at the quantity a card opens with (pricing.P16). */
	from: z.object({ quantity: z.int(), unit: moneySchema }),
	scene: pictureSchema,
	front: pictureSchema,
	/**
	 * The page that tiles turn to: the inside of a folded card, a back with a design on it, "front" for that of the next
	 * colour; null where there is nothing to see.
	 */
	turnsTo: z.enum(["inner", "back", "front"]).nullable(),
});
export type TemplateSummary = z.infer<typeof templateSummarySchema>;

/** What designs of a product without cards begin with. */
const startSchema = templateSummarySchema.pick({ id: true, name: true, defaultConfiguration: true }).extend({
	/** It belongs to no collection. */
	themeId: z.null(),
	productType: z.enum(productTypes).exclude(["card"]),
});
export type StartSummary = z.infer<typeof startSchema>;

/** What card lists are narrowed by, in the order panels show it (spec 2.3-4). */
export const templateFacets = [
	"kind",
	"occasion",
	"theme",
	"style",
	"color",
	"format",
	"product",
	"aspectRatio",
	"punching",
	"label",
] as const;
export type TemplateFacet = (typeof templateFacets)[number];

const facetSchema = z.array(
	z.object({
		value: z.string(),
		count: z.int(),
		/** Of a collection; the values of the other facets are keys of the catalogue. */
		name: z.string().optional(),
	}),
);

function facetValue(example: string) {
	return z.string().max(60).optional().meta({ param: { example } });
}

const facetsSchema = z.object({
	kind: facetSchema,
	occasion: facetSchema,
	theme: facetSchema,
	style: facetSchema,
	color: facetSchema,
	format: facetSchema,
	product: facetSchema,
	aspectRatio: facetSchema,
	punching: facetSchema,
	label: facetSchema,
} satisfies Record<TemplateFacet, typeof facetSchema>);

export const listTemplates = route({
	method: "get",
	parameters: siteHeaders,
	path: "/web-api/templates",
	summary: "Templates by product type and facets",
	tags: ["templates"],
	request: {
		query: z.object({
			productType: z
				.enum(productTypes)
				.default("card")
				.meta({ param: { example: "card" } }),
			theme: facetValue("eukalyptus"),
			format: facetValue("klappkarte-a6"),
			/** One colour, or two as "gold-white" (spec 3.7-5). */
			color: facetValue("green"),
			kind: facetValue("einladung"),
			/** A slug of spec 2.3-4; that of an occasion finds its parts too. */
			occasion: facetValue("hochzeit"),
			style: facetValue("botanisch"),
			product: facetValue("klappkarte"),
			aspectRatio: facetValue("portrait"),
			punching: facetValue("ohne"),
			label: facetValue("foto"),
			/** What is one item: each template, or each motif with all its colours, shown in one that is looked for. */
			per: z
				.enum(["template", "motif"])
				.default("template")
				.meta({ param: { example: "motif" } }),
			sort: z
				.enum(sortKeys)
				.default("sort")
				.meta({ param: { example: "sort" } }),
			/** How many tiles from the start (spec 2.2-2, `tileCount`). */
			tileCount: z.coerce
				.number()
				.int()
				.min(1)
				.max(480)
				.default(pageSizes[0])
				.meta({ param: { example: 12 } }),
		}),
	},
	responses: {
		200: reply(
			z.object({
				items: z.array(z.discriminatedUnion("productType", [templateSummarySchema, startSchema])),
				total: z.int(),
				/** Values that still lead somewhere, with what they would show. */
				facets: facetsSchema,
				/** The orders these can be shown in, the recommendation first; one that would change nothing is none. */
				sorts: z.array(z.enum(sortKeys)),
			}),
			"A page of templates.",
		),
		...refusals,
	},
});

export const templateSchema = templateSummarySchema.extend({
	/** Under the name of its collection. */
	ownName: z.string(),
	description: z.string(),
	theme: z.object({ id: z.string(), name: z.string(), story: z.string(), spread: pictureSchema }),
	refinements: z.array(z.string()),
	pages: z.array(pictureSchema),
	scenes: z.array(pictureSchema),
	/** The same theme and colour in other formats. */
	siblings: z.array(templateSummarySchema),
	/** The envelopes it is sent in, printed in its colour: one for each flap. */
	envelopes: z.array(templateSummarySchema.extend({ pages: z.array(pictureSchema) })),
	/** Has a page of its own in the shop; an envelope is made for a card and has none. */
	isListed: z.boolean(),
	/** How its inks are seen on each paper (packages/design, ink-colors.ts). */
	pressColors: pressColorsSchema,
});
export type TemplateDetail = z.infer<typeof templateSchema>;

/** A start as it is opened in the editor. */
const startDetailSchema = startSchema.extend({ pressColors: pressColorsSchema });

export const getTemplate = route({
	method: "get",
	parameters: siteHeaders,
	path: "/web-api/templates/{id}",
	summary:
		"One template with its pictures and its collection, or what a product without templates begins with",
	tags: ["templates"],
	request: {
		params: z.object({
			id: z
				.string()
				.max(120)
				.meta({ param: { example: "eukalyptus-klappkarte-a6-salbei" } }),
		}),
	},
	responses: {
		200: reply(z.discriminatedUnion("productType", [templateSchema, startDetailSchema]), "The template."),
		...refusals,
	},
});

/** Collections are sorted by recommendation or novelty (spec 2.3-6). */
const themeSortKeys = ["sort", "created"] as const satisfies readonly (typeof sortKeys)[number][];

const themeSchema = z.object({
	id: z.string(),
	name: z.string(),
	story: z.string(),
	style: z.string(),
	/** Its number in addresses (spec 2.3-6), known beside its id. */
	number: z.string(),
	/** Day it came out. */
	created: z.string(),
	/** Its cards, each counted once whatever its colours. */
	motifs: z.int(),
	templates: z.int(),
	/** What its cards can be refined with. */
	refinements: z.array(z.string()),
	colorways: z.array(z.object({ key: z.string(), name: z.string(), color: z.string(), facet: z.string() })),
	scene: pictureSchema,
	/** The whole family lying together. */
	spread: pictureSchema,
});

export const listThemes = route({
	method: "get",
	parameters: siteHeaders,
	path: "/web-api/themes",
	summary: "Collections",
	tags: ["templates"],
	request: {
		query: z.object({
			/** Our recommendation, or the newest first (spec 2.3-6). */
			sort: z
				.enum(themeSortKeys)
				.default("sort")
				.meta({ param: { example: "sort" } }),
			tileCount: z.coerce
				.number()
				.int()
				.min(1)
				.max(480)
				.default(pageSizes[1])
				.meta({ param: { example: 12 } }),
		}),
	},
	responses: {
		200: reply(
			z.object({
				items: z.array(themeSchema),
				total: z.int(),
				/** The orders that differ, the recommendation first. */
				sorts: z.array(z.enum(themeSortKeys)),
			}),
			"A page of themes.",
		),
		...refusals,
	},
});
