import { expect, test } from "vitest";
import { isRole, may, rights, roles } from "./staff-rights.ts";

/** The whole table, written out: a change of it is a change of this test. */
const table = {
	owner: [
		"orders.read",
		"orders.move",
		"orders.mail",
		"orders.refund",
		"files.read",
		"prices.read",
		"prices.change",
		"books.read",
		"catalogue.read",
		"content.read",
		"content.edit",
		"content.publish",
		"content.manage",
		"templates.change",
	],
	prices: ["orders.read", "prices.read", "prices.change", "books.read", "catalogue.read"],
	production: ["orders.read", "orders.move", "orders.mail", "files.read", "catalogue.read"],
	content: ["catalogue.read", "content.read", "content.edit", "content.publish", "templates.change"],
	reader: ["orders.read", "prices.read", "catalogue.read", "content.read"],
};

test("[design §9] each role may what the table says, and nothing else", () => {
	for (const role of roles) {
		expect(rights.filter((right) => may(role, right))).toEqual(table[role]);
	}
});

test("only owners and who is here for prices change them; only who produces gets files", () => {
	expect(roles.filter((role) => may(role, "prices.change"))).toEqual(["owner", "prices"]);
	expect(roles.filter((role) => may(role, "files.read"))).toEqual(["owner", "production"]);
	expect(roles.filter((role) => may(role, "templates.change"))).toEqual(["owner", "content"]);
});

test("a role is one of the table, however it is asked for", () => {
	expect(roles.every(isRole)).toBe(true);
	for (const text of ["", "Owner", "admin", "constructor", "toString"]) expect(isRole(text)).toBe(false);
});
