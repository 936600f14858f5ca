import type { Move } from "@offizin/contract";
import type { Carrier } from "@offizin/delivery";

/** What a button asks for: a move of one line, or of the whole order. */
export interface MoveRequest {
	readonly move: Move;
	readonly line?: string;
	/** Of what is shipped, as the label has it. */
	readonly parcel?: { readonly carrier: Carrier; readonly trackingNumber: string };
}
