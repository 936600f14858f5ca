import { invariant } from "@offizin/base";
import { type DesignDocument, elementsOf, openDocument } from "@offizin/design";
import type { TemplateRow } from "@offizin/templates";
import { sql } from "kysely";
import type { Database, Db } from "../database/database.ts";
import { hearNotifications } from "../database/notifications.ts";
import { isWithin } from "../files/is-within.ts";
import type { Log } from "../log/log.ts";
import { lookUp, type TemplateStore } from "./template-store.ts";

/** How long another process's publication may stay unseen where nothing tells of it. */
const FRESH_MS = 5_000;
/** Documents of editions kept in memory; the one not asked for longest goes first. */
const MOST_DOCUMENTS = 16;

/** The channel on which a publication is told to every process. */
export const TEMPLATES_CHANNEL = "templates";

/** The templates as the back office has published them last, and as they were baked where it has not. */
export interface EditedTemplates extends TemplateStore {
	/** Changes with every publication. */
	version(): string;
	/** The document of a template as it was in an edition; 0 is what was baked. */
	edition(id: string, version: number): Promise<DesignDocument>;
	/** Reads what is published again, after a publication of our own. */
	reload(): Promise<void>;
	/** Called once for each publication this process hears of. */
	onPublished(listener: () => void): void;
	/** Hears of nothing any more. */
	close(): Promise<void>;
}

interface Surroundings {
	readonly log: Log;
	readonly now: () => Date;
}

/** Lays the published editions over what was baked, and keeps them as new as the database. */
export async function editedTemplates(
	baked: TemplateStore,
	{ db, engine }: Database,
	{ log, now }: Surroundings,
): Promise<EditedTemplates> {
	const listeners = new Set<() => void>();
	const kept = new Map<string, Promise<DesignDocument>>();
	let mark = "";
	let rows = baked.rows;
	let found = lookUp(baked);
	let lookedAt = now();
	let looking: Promise<void> | undefined;

	async function reload(): Promise<void> {
		const newest = await markOf(db);
		if (newest === mark) return;
		const editions = await newestEditions(db, log);
		const isFirst = mark === "";
		rows = baked.rows.map((row) => ({ ...row, ...editions.get(row.id) }));
		found = lookUp({ ...baked, rows });
		mark = newest;
		if (!isFirst) for (const listener of listeners) listener();
	}

	function lookAgain(): void {
		if (looking !== undefined) return;
		lookedAt = now();
		looking = reload()
			.catch((error: unknown) => log.error({ error }, "editions of templates could not be read again"))
			.finally(() => {
				looking = undefined;
			});
	}

	function current(): typeof rows {
		if (!isWithin(FRESH_MS, lookedAt, now())) lookAgain();
		return rows;
	}

	function editionOf(id: string, version: number): Promise<DesignDocument> {
		if (version === 0) return baked.document(id);
		const key = `${id} ${version}`;
		const document = kept.get(key) ?? readEdition(db, id, version);
		kept.delete(key);
		kept.set(key, document);
		const [oldest] = kept.keys();
		if (kept.size > MOST_DOCUMENTS && oldest !== undefined) kept.delete(oldest);
		document.catch(() => kept.delete(key));
		return document;
	}

	await reload();
	const notifications = hearNotifications(engine, TEMPLATES_CHANNEL, lookAgain);
	return {
		themes: baked.themes,
		envelopes: baked.envelopes,
		starts: baked.starts,
		patterns: baked.patterns,
		pattern: baked.pattern,
		check: baked.check,
		get rows() {
			return current();
		},
		row(id) {
			current();
			return found.row(id);
		},
		card(id) {
			current();
			return found.card(id);
		},
		document: (id) => editionOf(id, found.row(id)?.edition ?? 0),
		edition: editionOf,
		version: () => mark,
		reload,
		onPublished: (listener) => listeners.add(listener),
		close: () => notifications.close(),
	};
}

/** What is published never changes, so that its number tells. */
async function markOf(db: Db): Promise<string> {
	const { published } = await db
		.selectFrom("template_edition")
		.select(({ fn }) => fn.countAll<string>().as("published"))
		.where("published_at", "is not", null)
		.executeTakeFirstOrThrow();
	return `${published}`;
}

type EditedFacts = Pick<TemplateRow, "document" | "hasPhoto"> & { readonly edition: number };

/** By template. One that cannot be read leaves its template as it was baked, and says so. */
async function newestEditions(db: Db, log: Log): Promise<ReadonlyMap<string, EditedFacts>> {
	const found = await db
		.selectFrom("template_edition")
		.distinctOn("template")
		.select(["template", "version", "document"])
		.select(sql<string>`encode(sha256(convert_to(document::text, 'UTF8')), 'hex')`.as("hash"))
		.where("published_at", "is not", null)
		.orderBy("template")
		.orderBy("version", "desc")
		.execute();
	return new Map(
		found.flatMap(({ template, version, document, hash }): [string, EditedFacts][] => {
			const opened = openDocument(document);
			if (!opened.ok) {
				log.error({ template, version, error: opened.error }, "an edition of a template cannot be read");
				return [];
			}
			const hasPhoto = elementsOf(opened.value.document).some(({ type }) => type === "photo");
			return [[template, { edition: version, document: hash, hasPhoto }]];
		}),
	);
}

async function readEdition(db: Db, template: string, version: number): Promise<DesignDocument> {
	const { document } = await db
		.selectFrom("template_edition")
		.select("document")
		.where("template", "=", template)
		.where("version", "=", version)
		.where("published_at", "is not", null)
		.executeTakeFirstOrThrow();
	const opened = openDocument(document);
	invariant(opened.ok, `edition ${version} of ${template} can be read`);
	return opened.value.document;
}
