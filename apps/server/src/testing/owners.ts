import { type CustomerOwner, parseOwner, type VisitorOwner } from "@offizin/accounts";
import { invariant } from "@offizin/base";
import { newId } from "../adapters/ids/new-id.ts";
import { visitorOf } from "../doors/http/visitor.ts";

/** The same visitor for the same name, without a browser. */
export function visitorNamed(name: string): VisitorOwner {
	return visitorOf(name);
}

/** Somebody with an account, as no door makes them yet. */
export function newCustomer(): CustomerOwner {
	const owner = parseOwner(`customer:${newId()}`);
	invariant(owner.ok && owner.value.kind === "customer", "an id is that of a customer");
	return owner.value;
}
