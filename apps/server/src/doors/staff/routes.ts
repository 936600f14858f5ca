import { officeLogin, officeLogout, officeRename, officeSession } from "@offizin/contract";
import type { Platform } from "../../nouns/platform.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { requireStaff, type StaffEnv } from "./require-staff.ts";

/** Login, logout and session of the back office. */
export function staffRoutes({ staff, limiter }: Platform) {
	const router = createRouter();
	const limit = rateLimit(limiter, "login");
	// Strangers behind the same proxy use up their tries, not those of a device that was signed in before.
	router.on("POST", officeLogin.path, async (c, next) =>
		(await staff.isKnownDevice(c.req.header("cookie"))) ? next() : limit(c, next),
	);
	router.openapi(officeLogin, async (c) => {
		const { email, password } = c.req.valid("json");
		const cookie = c.req.header("cookie");
		const login = await staff.login({ email, password, client: c.env?.client, cookie });
		if (!login.ok) return refuse(c, login.error);
		// The session before, if any, ends with the new one: a cookie planted earlier opens nothing.
		await staff.logout(cookie);
		for (const cookie of login.value.cookies) c.header("Set-Cookie", cookie, { append: true });
		c.header("Cache-Control", "no-store");
		const { member } = login.value;
		return c.json({ email: member.email, name: member.name, role: member.role }, 200);
	});
	router.openapi(officeLogout, async (c) => {
		for (const cookie of await staff.logout(c.req.header("cookie"))) {
			c.header("Set-Cookie", cookie, { append: true });
		}
		c.header("Cache-Control", "no-store");
		return c.json({}, 200);
	});
	router.openapi(officeSession, async (c) => {
		const member = await staff.memberOf(c.req.header("cookie"));
		if (!member) return refuse(c, "login_required");
		c.header("Cache-Control", "no-store");
		return c.json({ email: member.email, name: member.name, role: member.role }, 200);
	});
	router.route("/", ownRoutes(staff));
	return router;
}

/** What members of the staff change about themselves. */
function ownRoutes(staff: Platform["staff"]) {
	const own = createRouter<StaffEnv>();
	own.use(officeRename.path, requireStaff(staff));
	own.openapi(officeRename, async (c) => {
		const { staffMember: member } = c.var;
		const { name } = c.req.valid("json");
		// An account that was ended just now has nothing to be called.
		if (!(await staff.rename(member.email, name)).ok) return refuse(c, "login_required");
		return c.json({ email: member.email, name, role: member.role }, 200);
	});
	return own;
}
