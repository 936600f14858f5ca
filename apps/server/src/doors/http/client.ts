import type { Context } from "hono";
import { networkOf } from "../../adapters/limits/client-network.ts";
import type { Connection } from "./app-env.ts";

/** The network a request comes from, as limits count it. Calls in process carry it along; those without one are ours. */
export function clientOf(c: Context): string {
	const connection: Connection | undefined = c.env;
	return connection?.client ? networkOf(connection.client) : "local";
}
