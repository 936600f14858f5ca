import type { PlaceOffer } from "@offizin/contract";
import { pageRoutes } from "@offizin/contract/browser";
import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from "react";
import { call } from "#app/call.ts";
import { useOptionalShop } from "#app/site.ts";
import { isToBeAsked, noteAsked } from "./country-choice.ts";

const CountryOffer = lazy(async () => ({ default: (await import("./country-offer.tsx")).CountryOffer }));

/** After the page has settled, so that nothing of it waits. */
const QUIET_MS = 1500;

/** Asks once in a visit whether another country or language would suit better, and offers it if so. */
export function AskCountry() {
	const locale = useOptionalShop()?.site.locale;
	const [offer, setOffer] = useState<PlaceOffer>();
	const close = useCallback(() => {
		noteAsked();
		setOffer(undefined);
	}, []);
	useEffect(() => {
		if (locale === undefined || !isToBeAsked()) return;
		const leaving = new AbortController();
		const timer = setTimeout(async () => {
			const answer = await call(pageRoutes.getLocation, {}, { signal: leaving.signal });
			if (!answer.ok) return;
			const { offer: found } = answer.value;
			if (found) startTransition(() => setOffer(found));
			else noteAsked();
		}, QUIET_MS);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [locale]);
	return (
		<div aria-live="polite">
			{offer && locale !== undefined ? (
				<Suspense>
					<CountryOffer offer={offer} locale={locale} onClose={close} />
				</Suspense>
			) : null}
		</div>
	);
}
