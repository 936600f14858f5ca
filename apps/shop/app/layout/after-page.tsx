import { lazy, Suspense, startTransition, useEffect, useState } from "react";
// Its styles come with the page.
import "./scroll-up.module.css";

const Afterwards = lazy(async () => ({ default: (await import("./afterwards.tsx")).Afterwards }));

/** What no page waits for: its script comes when the page is there. */
export function AfterPage() {
	const [isThere, setIsThere] = useState(false);
	useEffect(() => startTransition(() => setIsThere(true)), []);
	return isThere ? (
		<Suspense>
			<Afterwards />
		</Suspense>
	) : null;
}
