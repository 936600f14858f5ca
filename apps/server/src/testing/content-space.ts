import type { Component } from "@offizin/content";
import { importSpace } from "../nouns/content-writing/moving/import-space.ts";
import type { Platform } from "../nouns/platform.ts";

export const contentTokens = {
	public: "oeffentlich-000000000001",
	preview: "vorschau-0000000000000001",
	management: "verwaltung-00000000000001",
} as const;

const at = "2026-11-01T08:00:00.000Z";
const component = (id: number, name: string, schema: Component["schema"], isRoot = false) => ({
	id,
	name,
	display_name: null,
	schema,
	is_root: isRoot,
	is_nestable: !isRoot,
	preview_field: null,
	component_group: null,
	image: null,
	created_at: at,
	updated_at: at,
});

/** A space as a file has it: a page with a teaser, of a brand or of none. */
export function contentFile({ space = 4711, stories = [] as readonly unknown[], ...more } = {}) {
	return {
		format: "offizin-space",
		version: 1,
		space: { id: space, name: `Raum ${space}`, domain: "", languages: [{ code: "en", name: "English" }] },
		tokens: Object.entries(contentTokens).map(([access, token]) => ({
			token: `${token}-${space}`,
			access,
			name: `${access}-${space}`,
		})),
		components: [
			component(
				space * 100 + 1,
				"page",
				{
					title: { type: "text", required: true, translatable: true },
					body: { type: "bloks" },
					related: { type: "options", source: "internal_stories" },
				},
				true,
			),
			component(space * 100 + 2, "teaser", {
				text: { type: "text" },
				link: { type: "multilink" },
				picture: { type: "asset" },
			}),
		],
		datasources: [],
		stories,
		assets: [],
		...more,
	};
}

async function* bytesOf(value: unknown) {
	yield Buffer.from(JSON.stringify(value));
}

/** Puts a space into a server under test; its tokens end with its number. */
export async function addSpace(platform: Platform, file: ReturnType<typeof contentFile>): Promise<void> {
	await importSpace(platform, bytesOf(file), {
		space: undefined,
		mode: "new",
		folder: ".",
		say: () => {},
	});
	await platform.content.refresh();
}
