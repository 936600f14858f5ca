import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "../../adapters/database/migrate.ts";
import { databaseBefore } from "../../testing/database-before.ts";
import { visitorNamed } from "../../testing/owners.ts";
import { findDesign } from "./design-store.ts";

const owner = visitorNamed("somebody");
const fixture = new URL(
	"../../../../../packages/design/src/opening/fixtures/document-v2.json",
	import.meta.url,
);

test("a design of before documents named their product is what it was, accessories in one list included", async () => {
	const { database, drop } = await databaseBefore("032");
	const { db } = database;
	const document = readFileSync(fixture, "utf8");
	const skus = ["envelope-gerade-salbei-c6", "seal-gold", "standard-standfuss-rund"];
	const chosen = { formatType: "postkarte-a6", paperType: "creme", refinementType: "gold" };
	await sql`insert into design (id, owner, channel, product, template, revision, created_at, saved_at)
		values ('d', ${owner.id}, 'papiervogel', 'card', 'soiree-postkarte-a6-nachtblau', 2, now(), now())`.execute(
		db,
	);
	const found = [{ rule: "text.wrongWeekday", written: "Freitag", right: "Samstag", date: "12. Juni 2027" }];
	for (const [at, configuration] of [chosen, { ...chosen, accessories: skus }].entries()) {
		await sql`insert into design_revision (design, revision, configuration, document, findings, saved_at)
			values ('d', ${at + 1}, ${JSON.stringify(configuration)}::jsonb, ${document}::jsonb,
				${JSON.stringify(found)}::jsonb, now())`.execute(db);
	}

	await migrate(database.engine);
	const plain = await findDesign(db, { id: "d", owner, revision: 1 });
	expect(plain).toMatchObject({
		repairs: [],
		document: {
			schemaVersion: 3,
			product: "card",
			configuration: { ...chosen, seal: "ohne", punching: "ohne" },
		},
	});
	expect(plain?.document.pages).toEqual(JSON.parse(document).pages);
	// Weekdays were named in German then; what is missing is looked for again.
	expect(plain?.findings).toBeUndefined();
	const [envelope, seal, standFoot] = skus;
	const dressed = await findDesign(db, { id: "d", owner });
	expect(dressed?.document.configuration).toMatchObject({
		...chosen,
		envelope,
		seal,
		standFoot,
		ribbon: "ohne",
	});
	await database.close();
	await drop();
});
