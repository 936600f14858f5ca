import { useMessages } from "use-intl";
import type { CartRefusal } from "./cart-answer.ts";

/** Words for a refused change: ours for the codes we know, the server's own for the rest. */
export function useCartRefusal(): (refusal: Pick<CartRefusal, "code" | "message">) => string {
	const words: Readonly<Record<string, string>> = useMessages().cart.refusal;
	return ({ code, message }) => words[code] ?? message;
}
