import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 10;
const PASSWORD_CHARACTERS = 200;

/** Wrong passwords as long as they may be, and sessions that do not exist. */
export const logins = singleVisitor("logins", async (attacker) => {
	const password = "p".repeat(PASSWORD_CHARACTERS);
	await attacker.hammer(PARALLEL, (turn) =>
		turn % 2 === 0
			? attacker.post("/office-api/login", { email: `wer-${turn}@example.org`, password })
			: attacker.get("/office-api/session", { cookie: `staff.session_token=${turn}.${"s".repeat(2000)}` }),
	);
});
