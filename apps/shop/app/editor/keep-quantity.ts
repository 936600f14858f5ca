import { designRoutes } from "@offizin/contract/editor";
import { call } from "#app/call.ts";

/** Tells the server how many are wanted of a design. Whoever stays has it in the address, too: nothing waits for an answer. */
export async function keepQuantity(id: string, quantity: number): Promise<void> {
	await call(designRoutes.keepDesignQuantity, { params: { id }, body: { quantity } });
}
