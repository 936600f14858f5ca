import type { VisitorOwner } from "@offizin/accounts";
import { visitorOf } from "../http/visitor.ts";

/** The same visitor for the same name, without a browser. */
export function visitorNamed(name: string): VisitorOwner {
	return visitorOf(name);
}
