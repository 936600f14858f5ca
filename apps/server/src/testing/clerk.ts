import type { App } from "../app.ts";
import { type Browser, browserOn } from "./browser.ts";

/** A member of staff, signed in. */
export async function clerkOn(app: App): Promise<Browser> {
	const browser = browserOn(app);
	const login = await browser.post("/office-api/login", {
		email: "werkstatt@offizin.example",
		password: "nur-fuer-die-tests",
	});
	if (login.status !== 200) throw new Error(JSON.stringify(login.body));
	return browser;
}
