import type { Platform } from "../nouns/platform.ts";

/** Id of the order with this number. */
export async function orderIdOf({ database }: Platform, number: string): Promise<string> {
	const { id } = await database.db
		.selectFrom("order")
		.select("id")
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	return id;
}
