import type { Draft, getCustomerData, RouteOutput } from "@offizin/contract";
import { pageRoutes } from "@offizin/contract/browser";
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { call } from "#app/call.ts";

/** What pages that are the same for everybody learn of their visitor afterwards. */
type Customer = Pick<RouteOutput<typeof getCustomerData>, "cartItems" | "drafts">;

const CustomerContext = createContext<Customer>({ cartItems: 0, drafts: [] });
export const useCustomer = (): Customer => useContext(CustomerContext);

/** The draft of a card that the visitor has changed last. */
export function useDraftOf(template: string): Draft | undefined {
	return useCustomer().drafts.find((draft) => draft.template === template);
}

/** Asks after the page is there (design.md §5), and again on every page; a failed answer leaves what was (spec 8.2-4). */
export function CustomerProvider({ children }: { readonly children: ReactNode }) {
	const nobody = useCustomer();
	const [customer, setCustomer] = useState(nobody);
	const { pathname } = useLocation();
	useEffect(() => {
		const leaving = new AbortController();
		const calling = { signal: leaving.signal, headers: { "X-Page": pathname } };
		void call(pageRoutes.getCustomerData, {}, calling).then((answer) => {
			// At once, it would take away blocks whose script is still on its way.
			if (answer.ok) startTransition(() => setCustomer(answer.value));
		});
		return () => leaving.abort();
	}, [pathname]);
	return <CustomerContext value={customer}>{children}</CustomerContext>;
}
