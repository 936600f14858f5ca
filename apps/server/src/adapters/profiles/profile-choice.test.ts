import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { digitalCards } from "@offizin/production";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigError } from "../../config.ts";
import { loadProfileChoice, PROFILE_TABLE } from "./profile-choice.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-profiles-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));
const card = (paperType: string) => ({
	productType: "card",
	paperType,
	refinementType: "ohne",
	materialType: "",
});

test("[production.P6] without a table of the operator, uncoated stock is proofed otherwise than coated", async () => {
	const choice = await loadProfileChoice(folder);
	const [matt, kraft] = [choice.choose(card("matt")), choice.choose(card("kraft"))];
	expect([matt.profile, kraft.profile]).toEqual(["digital-cards", "digital-cards-uncoated"]);
	expect(matt.proof).not.toBe(kraft.proof);
	expect(choice.named(kraft.proof)).toEqual(kraft);
	expect(choice.usual).toEqual(matt);
	expect(choice.named("nothing")).toBeUndefined();
});

test("[production.P6] the operator's table and profiles decide", async () => {
	put("hausdruckerei.json", { ...digitalCards, key: "hausdruckerei" });
	put(PROFILE_TABLE, [{ paperType: ["kraft"], profile: "hausdruckerei" }, { profile: "sheetfed-cards" }]);
	const choice = await loadProfileChoice(folder);
	expect(choice.choose(card("kraft")).profile).toBe("hausdruckerei");
	expect(choice.choose(card("creme")).profile).toBe("sheetfed-cards");
	// They print to one condition, so a proof serves both.
	expect(choice.choose(card("kraft")).proof).toBe(choice.choose(card("creme")).proof);
});

test.each<[string, unknown, RegExp]>([
	["names a profile that is not there", [{ profile: "nobody" }], /print profile nobody: .*profile_unknown/],
	[
		"speaks of unknown papers",
		[{ paperType: ["pergament"], profile: "x" }, { profile: "y" }],
		/table_unknown_key \(pergament\)/,
	],
])("[production.P6] a table that %s stops the start with what is wrong", async (_case, table, words) => {
	put(PROFILE_TABLE, table);
	await expect(loadProfileChoice(folder)).rejects.toThrow(ConfigError);
	await expect(loadProfileChoice(folder)).rejects.toThrow(words);
});
