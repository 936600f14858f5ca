import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../adapters/database/migrate.ts";
import { moveOrder } from "../../nouns/office-orders/move-order.ts";
import { seedStaff } from "../../nouns/staff/seed-staff.ts";
import { createStaff } from "../../nouns/staff/staff.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { freshDatabase } from "../../testing/fresh-database.ts";
import { printOrder } from "../../testing/sent-order.ts";
import { placeOrder, templateWith } from "../../testing/shopper.ts";
import { terminalWith } from "../../testing/terminal.ts";
import { manageStaff } from "./manage-staff.ts";
import { UsageError } from "./run-command.ts";

const owner = "werkstatt@offizin.example";
const anna = { email: "anna@offizin.example", password: "korrekt-pferd-batterie" };
let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

/** Runs the command as somebody who types these answers. */
async function staff(args: readonly string[], answers: readonly string[] = [], isTyped = true) {
	const terminal = terminalWith(answers, isTyped);
	const code = await manageStaff(args, server.platform.staff, terminal);
	return { code, printed: terminal.printed.join("\n"), questions: terminal.questions };
}

test("[security.M7] a member is added with a name, a role and a password nobody sees, and may what the role may", async () => {
	const added = await staff(
		["add", "Anna@offizin.example", "--role", "production"],
		["Anna Weber", anna.password, anna.password],
	);
	expect(added).toEqual({
		code: 0,
		printed: "Anna Weber can sign in now as production.",
		questions: ["Name: ", "Password: ", "Once more: "],
	});
	const browser = await clerkOn(server.app, anna);
	expect((await browser.get("/office-api/session")).body).toEqual({
		email: anna.email,
		name: "Anna Weber",
		role: "production",
	});
	expect((await browser.get("/office-api/price-lists")).body.code).toBe("right_missing");
	const again = await staff(["add", anna.email, "--name", "Anna", "--role", "owner"], [anna.password], false);
	expect(again).toMatchObject({ code: 1, printed: expect.stringContaining("already") });
});

test.each([
	["kurz", "fewer than 12"],
	["Passwort1234", "guessed first"],
	["ben.reiter-1998", "name or mail"],
])("[security.M7] the password %s is refused and nothing is stored", async (password, words) => {
	const refused = await staff(
		["add", "ben.reiter@offizin.example", "--name", "Ben Reiter", "--role", "reader"],
		[password, password],
	);
	expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining(words) });
	expect(await server.platform.staff.setRole("ben.reiter@offizin.example", "owner")).toMatchObject({
		ok: false,
		error: { code: "account_unknown" },
	});
});

test("[security.M7] a password typed twice differently changes nothing; a piped one is asked for once", async () => {
	const mistyped = await staff(["password", anna.email], ["ein-ganz-neues-wort", "ein-ganz-neues-wart"]);
	expect(mistyped).toMatchObject({ code: 1, printed: expect.stringContaining("differ") });
	const before = await clerkOn(server.app, anna);

	const changed = await staff(["password", anna.email], ["ein-ganz-neues-wort"], false);
	expect(changed).toMatchObject({ code: 0, questions: ["Password: "] });
	expect((await before.get("/office-api/session")).status).toBe(401);
	expect((await before.post("/office-api/login", anna)).body.code).toBe("login_refused");
	anna.password = "ein-ganz-neues-wort";
	expect((await before.post("/office-api/login", anna)).status).toBe(200);
});

test("[security.M7] an account cut off before it got its password gets the one it is given", async () => {
	const lost = { email: "halb@offizin.example", password: "zwölf-kleine-Vögel" };
	await server.platform.staff.putAccount(lost.email, lost.password, "reader");
	await sql`
		delete from staff_account using staff_user where user_id = staff_user.id and email = ${lost.email}
	`.execute(server.platform.database.db);
	await server.platform.staff.putAccount(lost.email, lost.password, "reader");
	await clerkOn(server.app, lost);
	expect(await staff(["remove", lost.email])).toMatchObject({ code: 0 });
});

test("[security.M7] the last owner is neither removed nor demoted, not even by two who do it at once", async () => {
	expect(await staff(["remove", owner])).toMatchObject({
		code: 1,
		printed: expect.stringContaining("last owner"),
	});
	expect(await staff(["role", owner, "reader"])).toMatchObject({ code: 1 });
	expect(await staff(["role", anna.email, "owner"])).toMatchObject({ code: 0 });
	const both = await Promise.all([staff(["role", owner, "prices"]), staff(["remove", anna.email])]);
	expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
	// Whoever was left: the first account as it was, and Anna again.
	await seedStaff(server.platform.staff, server.platform.config);
	await server.platform.staff.putAccount(owner, "nur-fuer-die-tests", "owner");
	await server.platform.staff.putAccount(anna.email, anna.password, "production");
	await server.platform.staff.rename(anna.email, "Anna Weber");
});

test("[security.M7] history names who did it, the shop itself as nobody, and keeps the name of who has left", async () => {
	const { orderNumber } = await placeOrder(
		browserOn(server.app),
		{},
		{ template: templateWith({ photo: false }).id },
	);
	await printOrder(server.platform, orderNumber);
	const browser = await clerkOn(server.app, anna);
	const shipped = await browser.post(`/office-api/orders/${orderNumber}/moves`, { move: "ship" });
	expect(shipped.status).toBe(200);
	expect(await staff(["remove", anna.email])).toMatchObject({ code: 0 });
	expect((await browser.get("/office-api/session")).status).toBe(401);
	expect((await browser.post("/office-api/login", anna)).status).toBe(401);
	// As it was noted before people had names of their own.
	await moveOrder(server.platform, {
		number: orderNumber,
		move: "pay",
		by: { id: "old", name: "Werkstatt" },
	});

	const clerk = await clerkOn(server.app);
	const { body } = await clerk.get(`/office-api/orders/${orderNumber}`);
	expect(body.history.map(({ event, by }: { event: string; by: string | null }) => [event, by])).toEqual([
		["placed", null],
		["ship", "Anna Weber"],
		["pay", "Werkstatt"],
	]);
});

test("[security.M7] the first account of an installation is an owner's, since somebody must be one", async () => {
	const { database, drop } = await freshDatabase();
	await migrate(database.engine);
	const accounts = createStaff(database.db, server.platform.config, server.platform.now);
	const add = (role: string) =>
		manageStaff(
			["add", `${role}@offizin.example`, "--name", "Erste", "--role", role],
			accounts,
			terminalWith([anna.password], false),
		);
	expect([await add("production"), await add("owner"), await add("production")]).toEqual([1, 0, 0]);
	await database.close();
	await drop();
});

test("[security.M7] the list says who there is and who was here when", async () => {
	server.clock.advance(60_000);
	await clerkOn(server.app);
	await staff(
		["add", "neu@offizin.example", "--name", "Ömer Ünal", "--role", "reader"],
		["drei-kleine-Vögel"],
		false,
	);
	const { printed } = await staff(["list"]);
	expect(printed).toContain("mail");
	expect(printed).toMatch(/^neu@offizin\.example +Ömer Ünal +reader +never$/m);
	expect(printed).toMatch(/^werkstatt@offizin\.example +Werkstatt +owner +2026-11-20 09:01$/m);
});

test.each([
	[[]],
	[["add", "anna@offizin.example"]],
	[["add", "keine Adresse", "--role", "owner"]],
	[["role", "anna@offizin.example", "chefin"]],
	[["rename", "anna@offizin.example", "zu\u0007laut"]],
	[["password"]],
	[["list", "--alles"]],
])("[security.M7] %j is a wrong call and says how it is called", async (args) => {
	await expect(staff(args, ["Anna", anna.password, anna.password])).rejects.toThrow(UsageError);
});
