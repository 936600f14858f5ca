import { buttonClass } from "@offizin/ui";
import { isRouteErrorResponse } from "react-router";
import compact from "#app/controls/compact.module.css";
import styles from "./plain-page.module.css";
import { RegisterMark } from "./register-mark.tsx";

/** Instead of a page that broke or does not exist. Its links load anew: what broke is gone with that. */
export function ErrorPage({ error }: { readonly error: unknown }) {
	const isMissing = isRouteErrorResponse(error) && error.status === 404;
	const title = isMissing ? "Diese Seite gibt es nicht" : "Die Seite ist abgebrochen";
	return (
		<main className={styles.page}>
			<title>{`${title} – Offizin`}</title>
			<RegisterMark size={40} />
			<h1>{title}</h1>
			{isMissing ? null : (
				<>
					<p>Das ist ein Fehler des Programms. An den Aufträgen hat sich dadurch nichts geändert.</p>
					<pre>{error instanceof Error ? error.message : String(error)}</pre>
				</>
			)}
			<a href="/office/" className={buttonClass("primary", compact.button)}>
				Zu den Aufträgen
			</a>
		</main>
	);
}
