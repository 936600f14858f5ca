import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Pieces of the cart badge, asked for after the page is there (design.md §5); a failed answer leaves none (spec 8.2-4). */
export function useCartCount(): number {
	const [count, setCount] = useState(0);
	const { pathname } = useLocation();
	useEffect(() => {
		const leaving = new AbortController();
		readCartCount(pathname, leaving.signal).then(setCount, ignoreFailure);
		return () => leaving.abort();
	}, [pathname]);
	return count;
}

async function readCartCount(page: string, signal: AbortSignal): Promise<number> {
	const answer = await fetch("/web-api/customer-data", { signal, headers: { "X-Page": page } });
	if (!answer.ok) return 0;
	const customer: unknown = await answer.json();
	return isCustomer(customer) ? customer.cartItems : 0;
}

function isCustomer(value: unknown): value is { readonly cartItems: number } {
	return (
		typeof value === "object" && value !== null && "cartItems" in value && Number.isInteger(value.cartItems)
	);
}

function ignoreFailure(): void {}
