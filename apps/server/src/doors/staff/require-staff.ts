import { may, type Right } from "@offizin/accounts";
import type { Route } from "@offizin/contract";
import { say, wordsOf } from "@offizin/words";
import { createMiddleware } from "hono/factory";
import type { Staff, StaffMember } from "../../nouns/staff/staff.ts";
import type { AppEnv } from "../http/app-env.ts";
import { localeOf } from "../http/locale-of.ts";
import { refuse } from "../http/refuse.ts";

/** Context of the doors behind the login. */
export interface StaffEnv extends AppEnv {
	Variables: AppEnv["Variables"] & { staffMember: StaffMember };
}

/** Lets only members of staff pass and tells the handler who it is: `c.var.staffMember`. */
export function requireStaff(staff: Staff) {
	return createMiddleware<StaffEnv>(async (c, next) => {
		const member = await staff.memberOf(c.req.header("cookie"));
		if (!member) return refuse(c, "login_required");
		c.set("staffMember", member);
		c.header("Cache-Control", "no-store");
		return next();
	});
}

/** Behind `requireStaff`: lets only pass who has the right, and says to others what they may not. */
export function requireRight(right: Right) {
	return createMiddleware<StaffEnv>(async (c, next) => {
		if (may(c.var.staffMember.role, right)) return next();
		const locale = localeOf(c);
		const { missing, to } = wordsOf(locale).right;
		return refuse(c, "right_missing", {
			message: say(missing, { right: to[right] }, locale),
			more: { right },
		});
	});
}

/** A door of the contract that opens for a right. */
export function withRight<R extends Route>(right: Right, door: R) {
	return { ...door, middleware: requireRight(right) };
}
