import { err, ok } from "@offizin/base";
import { describe, expect, test } from "vitest";
import { requireSignIn } from "./require-sign-in.ts";

const url = "http://shop.example/office/auftraege/26-100042";

describe("a session that is over", () => {
	test("leads to the login and back to the page", () => {
		const ended = err({ code: "login_required", message: "Bitte melden Sie sich an.", status: 401 });
		let thrown: unknown;
		try {
			requireSignIn(ended, url);
		} catch (error) {
			thrown = error;
		}
		expect(thrown).toBeInstanceOf(Response);
		expect((thrown as Response).headers.get("location")).toBe("/anmelden?zurueck=%2Fauftraege%2F26-100042");
	});

	test.each([
		ok({ number: "26-100042" }),
		err({ code: "not_found", message: "-", status: 404 }),
		err({ code: "network_failed", message: "-", status: 0 }),
	])("any other answer is passed on", (answer) => {
		expect(requireSignIn(answer, url)).toBe(answer);
	});
});
