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
	productType: z.enum(productTypes),
	kind: z.string(),
	formatType: z.string(),
	color: z.string(),
	colorway: z.object({ key: z.string(), name: z.string() }),
	/** The other colours of the same card. */
	colors: z.array(z.object({ id: z.string(), key: z.string(), name: z.string(), color: z.string() })),
	hasPhoto: z.boolean(),
	defaultConfiguration: configurationSchema,
	from: moneySchema,
	scene: pictureSchema,
	back: pictureSchema,
});
export type TemplateSummary = z.infer<typeof templateSummarySchema>;

const facetSchema = z.array(
	z.object({
		value: z.string(),
		count: z.int(),
		/** Of a collection; the values of the other facets are keys of the catalogue. */
		name: z.string().optional(),
	}),
);

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
			theme: z
				.string()
				.max(60)
				.optional()
				.meta({ param: { example: "eukalyptus" } }),
			format: z
				.string()
				.max(60)
				.optional()
				.meta({ param: { example: "klappkarte-a6" } }),
			color: z
				.string()
				.max(60)
				.optional()
				.meta({ param: { example: "green" } }),
			kind: z
				.string()
				.max(60)
				.optional()
				.meta({ param: { example: "einladung" } }),
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
				items: z.array(templateSummarySchema),
				total: z.int(),
				/** Values that still lead somewhere, with what they would show. */
				facets: z.object({ theme: facetSchema, format: facetSchema, color: facetSchema, kind: facetSchema }),
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
	theme: z.object({ id: z.string(), name: z.string(), story: z.string() }),
	refinements: z.array(z.string()),
	pages: z.array(pictureSchema),
	scenes: z.array(pictureSchema),
	/** The same theme and colour in other formats. */
	siblings: z.array(templateSummarySchema),
	/** How its inks are seen on each paper (packages/design, ink-colors.ts). */
	pressColors: pressColorsSchema,
});
export type TemplateDetail = z.infer<typeof templateSchema>;

export const getTemplate = route({
	method: "get",
	parameters: siteHeaders,
	path: "/web-api/templates/{id}",
	summary: "One template with its pictures and its collection",
	tags: ["templates"],
	request: {
		params: z.object({
			id: z
				.string()
				.max(120)
				.meta({ param: { example: "eukalyptus-klappkarte-a6-salbei" } }),
		}),
	},
	responses: { 200: reply(templateSchema, "The template."), ...refusals },
});

const themeSchema = z.object({
	id: z.string(),
	name: z.string(),
	story: z.string(),
	style: z.string(),
	templates: z.int(),
	/** What its cards can be refined with. */
	refinements: z.array(z.string()),
	colorways: z.array(z.object({ key: z.string(), name: z.string(), color: z.string() })),
	scene: pictureSchema,
});

export const listThemes = route({
	method: "get",
	parameters: siteHeaders,
	path: "/web-api/themes",
	summary: "Collections",
	tags: ["templates"],
	responses: {
		200: reply(z.object({ items: z.array(themeSchema), total: z.int() }), "All themes."),
		...refusals,
	},
});
