import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The answer of an action that never reached the server. */
export const offline = { kind: "offline" } as const;
export type Offline = typeof offline;

/** Asks the server; without a connection the page stays as it is, with everything typed in it, and says so. */
export async function orOffline<Answer>(ask: () => Promise<Answer>): Promise<Answer | Offline> {
	try {
		return await ask();
	} catch (error) {
		// What fetch throws when there was no answer; refusals and redirects are no TypeErrors.
		if (error instanceof TypeError) return offline;
		throw error;
	}
}

/** Loads again after every answer of the server, a refusal too, since it may mean that the cart is another by now. */
export function revalidateWhenAnswered({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
	return actionResult !== offline;
}
