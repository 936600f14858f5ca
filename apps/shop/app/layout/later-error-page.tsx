import { lazy, Suspense } from "react";

const ErrorPage = lazy(async () => ({ default: (await import("./error-page.tsx")).ErrorPage }));

/** The page of an error, fetched when there is one. Its styles come with every page (root.tsx). */
export function LaterErrorPage({ error }: { readonly error: unknown }) {
	return (
		<Suspense>
			<ErrorPage error={error} />
		</Suspense>
	);
}
