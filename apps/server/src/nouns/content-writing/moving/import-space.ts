import { invariant, ok } from "@offizin/base";
import { type Space, tokenAccesses } from "@offizin/content";
import { sql } from "kysely";
import type { z } from "zod";
import type { Trx } from "../../../adapters/database/database.ts";
import { toJson } from "../../../adapters/database/json.ts";
import { transact } from "../../../adapters/database/transact.ts";
import type { Platform } from "../../platform.ts";
import { tellProcesses } from "../change-space.ts";
import { newToken } from "../tokens.ts";
import { checked, placeOf } from "./checked-part.ts";
import { putAsset } from "./import-asset.ts";
import { putComponent, putDataSource } from "./import-named.ts";
import { ImportRefused } from "./import-refused.ts";
import { insertStories, joinStories } from "./import-stories.ts";
import { jsonParts } from "./json-parts.ts";
import {
	assetPart,
	componentPart,
	dataSourcePart,
	FORMAT,
	FORMAT_VERSION,
	type StoryPart,
	spacePart,
	storyPart,
	tokenPart,
} from "./space-file.ts";
import { refuseTakenAddresses } from "./taken-addresses.ts";

export interface ImportOptions {
	/** Where it goes; the file's own space where it is not said. */
	readonly space: number | undefined;
	/** What becomes of what is there: refused, taken away first, or written over where uuids and names are equal. */
	readonly mode: "new" | "replace" | "merge";
	/** Folder of the file, for assets that lie beside it. */
	readonly folder: string;
	readonly say: (line: string) => void;
	/** Whether the site shows the story of a full slug there, and not a page of its own. */
	readonly showsStory?: (slug: string) => boolean;
}

export interface Imported {
	readonly space: number;
	readonly stories: number;
	readonly assets: number;
	readonly components: number;
	readonly dataSources: number;
	/** Made because the file brought none of the kind. */
	readonly tokens: Space["tokens"];
}

type Importing = Pick<Platform, "database" | "files" | "now">;
const BATCH = 100;
const TOLD_EVERY = 1000;

/** Puts a file (docs/content.md) into a space, all of it or nothing. Throws `ImportRefused` or `UnreadableJson`. */
export async function importSpace(
	{ database, files, now }: Importing,
	chunks: AsyncIterable<Uint8Array>,
	{ space: wanted, mode, folder, say, showsStory = () => true }: ImportOptions,
): Promise<Imported> {
	const imported = await transact<Imported, undefined>(database.patientDb, async (trx) => {
		// Two servers that start at once would both find no pages.
		await sql`select pg_advisory_xact_lock(hashtextextended('content_import', 0))`.execute(trx);
		const at = now();
		let space: number | undefined;
		let version = 1;
		let rename = (story: StoryPart) => story;
		const count = { stories: 0, assets: 0, components: 0, dataSources: 0 };
		const parents = new Map<number, number>();
		const addresses = new Map<string, string>();
		const pages = new Map<number, string>();
		let pending: StoryPart[] = [];

		async function flush(): Promise<void> {
			if (space !== undefined && pending.length > 0) {
				const put = await insertStories(trx, { space, stories: pending, version, at });
				if (put < pending.length)
					throw new ImportRefused(
						`Stories of another space have ids of this file, among ${pending[0]?.id} to ${pending.at(-1)?.id}.`,
					);
			}
			pending = [];
		}
		async function open(part: z.infer<typeof spacePart>, where: string): Promise<number> {
			if (space !== undefined) throw new ImportRefused(`${where}: the space comes after what belongs to it.`);
			const id = wanted ?? part.id;
			version = await openSpace(trx, { ...part, id }, mode);
			if (id !== part.id) {
				const [from, to] = [`"/f/${part.id}/`, `"/f/${id}/`];
				rename = (story) => JSON.parse(JSON.stringify(story).replaceAll(from, to));
			}
			return id;
		}

		for await (const part of jsonParts(chunks)) {
			const where = placeOf(part);
			const sayHere = (line: string) => say(`${where}: ${line}`);
			if (part.key === "format" && part.value !== FORMAT)
				throw new ImportRefused(`${where}: this is ${JSON.stringify(part.value)}, not "${FORMAT}".`);
			if (part.key === "version" && part.value !== FORMAT_VERSION)
				throw new ImportRefused(`${where}: version ${JSON.stringify(part.value)} is not known here.`);
			if (part.key === "space") {
				space = await open(checked(spacePart, part), where);
				continue;
			}
			if (!lists.has(part.key)) {
				if (!about.has(part.key) && (part.item ?? 1) === 1)
					say(`${where} is passed over: it is not known here.`);
				continue;
			}
			if (part.item === undefined) throw new ImportRefused(`${where} is no list.`);
			if (space === undefined) {
				if (wanted === undefined)
					throw new ImportRefused(
						`${where}: the file names no space. Say which one it is for: --space 4711.`,
					);
				const bare = { id: wanted, name: `${wanted}`, domain: "", languages: [] };
				space = await open(bare, where);
			}
			switch (part.key) {
				case "tokens":
					await insertToken(trx, space, checked(tokenPart, part), where);
					break;
				case "components":
					await putComponent({ trx, space, say: sayHere }, checked(componentPart, part));
					count.components += 1;
					break;
				case "datasources":
					await putDataSource({ trx, space, say: sayHere }, checked(dataSourcePart, part));
					count.dataSources += 1;
					break;
				case "assets":
					await putAsset({ trx, files, folder }, space, checked(assetPart, part), where);
					count.assets += 1;
					if (count.assets % BATCH === 0) say(`${count.assets} files …`);
					break;
				case "stories": {
					const story = rename(checked(storyPart, part));
					const kind = story.is_folder ? "folder" : "page";
					const taken = addresses.get(`${kind} ${story.full_slug}`);
					if (taken !== undefined)
						throw new ImportRefused(`${where}: "${story.full_slug}" is also the address of ${taken}.`);
					if (!story.is_folder && !story.content)
						throw new ImportRefused(`${where}: "${story.full_slug}" has no content and is no folder.`);
					addresses.set(`${kind} ${story.full_slug}`, where);
					if (!story.is_folder) pages.set(story.id, story.full_slug);
					if (story.parent_id) parents.set(story.id, story.parent_id);
					pending.push(story);
					count.stories += 1;
					if (pending.length === BATCH) await flush();
					if (count.stories % TOLD_EVERY === 0) say(`${count.stories} stories …`);
				}
			}
		}
		await flush();
		if (space === undefined) throw new ImportRefused("The file holds no space and nothing of one.");
		const lost = await joinStories(trx, { space, parents, at });
		if (lost) throw new ImportRefused(`"${lost.full_slug}" (id ${lost.id}) lies in ${lost.where}.`);
		await refuseTakenAddresses(trx, { space, pages, showsStory });
		const tokens = await missingTokens(trx, space);
		await tellProcesses(trx, { space, told: new Map([[null, true]]), at });
		return ok({ space, ...count, tokens });
	}).catch((error: unknown) => {
		const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
		if (code !== "23505") throw error;
		const detail = error instanceof Error && "detail" in error ? String(error.detail) : "";
		throw new ImportRefused(`Something of the file stands in another place already. ${detail}`.trim());
	});
	invariant(imported.ok, "an import throws what it refuses");
	return imported.value;
}

const about: ReadonlySet<string> = new Set(["format", "version"]);
const lists: ReadonlySet<string> = new Set(["tokens", "components", "datasources", "stories", "assets"]);

/**
 * Makes the space, or takes it as it is there: empty, emptied, or to be written over. Answers with the version of what
 * comes, which is one that nobody has in memory.
 */
async function openSpace(
	trx: Trx,
	{ id, name, domain, channel = null, languages }: z.infer<typeof spacePart>,
	mode: ImportOptions["mode"],
): Promise<number> {
	const known = await trx
		.selectFrom("content_space")
		.selectAll()
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();
	const { last } = await trx
		.selectFrom("content_story")
		.select(({ fn }) => fn.max("version").as("last"))
		.where("space", "=", id)
		.executeTakeFirstOrThrow();
	const isFull =
		known && (await trx.selectFrom("content_story").select("id").where("space", "=", id).executeTakeFirst());
	if (isFull && mode === "new")
		throw new ImportRefused(
			`The space ${id} (${known.name}) has stories already. --replace takes them and their history away first, --merge writes over those of the same uuid and keeps the others.`,
		);
	if (channel !== null) {
		const other = await trx
			.selectFrom("content_space")
			.select("id")
			.where("channel", "=", channel)
			.where("id", "<>", id)
			.executeTakeFirst();
		if (other) throw new ImportRefused(`The pages of ${channel} are in the space ${other.id} already.`);
	}
	if (known && mode === "replace") {
		const tables = ["content_story", "content_asset", "content_component", "content_data_source"] as const;
		for (const table of tables) await trx.deleteFrom(table).where("space", "=", id).execute();
	}
	const row = { name, domain, languages: toJson(languages) };
	await trx
		.insertInto("content_space")
		.values({ ...row, id, channel, cv: 1 })
		.onConflict((conflict) =>
			conflict.column("id").doUpdateSet({ ...row, channel: channel ?? known?.channel ?? null }),
		)
		.execute();
	return (last ?? 0) + 1;
}

async function insertToken(
	trx: Trx,
	space: number,
	{ token, access, name }: z.infer<typeof tokenPart>,
	where: string,
): Promise<void> {
	const taken = await trx
		.selectFrom("content_token")
		.select("token")
		.where("token", "=", token)
		.where("space", "<>", space)
		.executeTakeFirst();
	if (taken) throw new ImportRefused(`${where}: this token opens another space.`);
	await trx
		.insertInto("content_token")
		.values({ token, space, access, name })
		.onConflict((conflict) => conflict.column("token").doUpdateSet({ access, name }))
		.execute();
}

/** Every space can be read, previewed and changed: a token of each kind is made where there is none. */
async function missingTokens(trx: Trx, space: number): Promise<Space["tokens"]> {
	const known = await trx.selectFrom("content_token").select("access").where("space", "=", space).execute();
	const made = tokenAccesses
		.filter((access) => !known.some((one) => one.access === access))
		.map((access) => ({ token: newToken(), access, name: access }));
	for (const token of made)
		await trx
			.insertInto("content_token")
			.values({ ...token, space })
			.execute();
	return made;
}
