import type { App } from "../app.ts";
import { type Browser, browserOn } from "./browser.ts";

/** The account every app under test begins with. */
const first = { email: "werkstatt@offizin.example", password: "nur-fuer-die-tests" };

/** A member of staff, signed in: the first, or one whose account was made. */
export async function clerkOn(app: App, account = first): Promise<Browser> {
	const browser = browserOn(app);
	const login = await browser.post("/office-api/login", account);
	if (login.status !== 200) throw new Error(JSON.stringify(login.body));
	return browser;
}
