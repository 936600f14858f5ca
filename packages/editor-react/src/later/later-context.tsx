import { createContext, useContext } from "react";
import type { Later } from "./use-load-later.ts";

const LaterContext = createContext<Later | null>(null);
export const LaterProvider = LaterContext.Provider;

export function useLater(): Later {
	const later = useContext(LaterContext);
	if (!later) throw new Error("useLater is called outside DesignEditor");
	return later;
}
