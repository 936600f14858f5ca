import type { Move } from "@offizin/contract";

/** What a button asks for: a move of one line, or of the whole order. */
export interface MoveRequest {
	readonly move: Move;
	readonly line?: string;
}
