import { isRouteErrorResponse } from "react-router";
import { Link } from "#app/layout/link.tsx";
import { paths } from "#app/paths.ts";
import { Still } from "#app/pictures/still.tsx";
import { useOptionalShop } from "#app/site.ts";
import styles from "./error-page.module.css";
import { usePathPrefix } from "./path-prefix.ts";

/**
 * Spec 2.3-12: a 404 shows one teaser that leads to "/", picture left, white text; any other status prints what it is.
 * The title of the page is status code and message.
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
	const { status, message } = describe(error);
	return (
		<>
			<title>{`${status} ${message}`}</title>
			<meta name="robots" content="noindex,nofollow" />
			{status === 404 ? <NotFoundTeaser /> : <RawError status={status} message={message} />}
		</>
	);
}

function describe(error: unknown): { readonly status: number; readonly message: string } {
	if (isRouteErrorResponse(error)) {
		return { status: error.status, message: error.statusText || messageOf(error.data) };
	}
	return { status: 500, message: messageOf(error) };
}

function messageOf(value: unknown): string {
	const hasMessage = typeof value === "object" && value !== null && "message" in value;
	return hasMessage ? String(value.message) : "Unerwarteter Fehler";
}

function NotFoundTeaser() {
	const isGallery = useOptionalShop()?.site.channel === "bildwand";
	return (
		<Link to={paths.home} className={styles.teaser} data-night="">
			<Still
				name={isGallery ? "bildwand-hero" : "papiervogel-atelier"}
				ratio={isGallery ? [21, 9] : [2, 3]}
				alt=""
				sizes="(min-width: 48rem) 50vw, 100vw"
				isFirst
			/>
			<span className={styles.text}>
				<span className={styles.code}>404</span>
				<h1>{isGallery ? "Hier hängt etwas anderes." : "Diese Seite liegt nicht im Stapel."}</h1>
				<span>
					Die Seite, die Sie suchen, gibt es nicht oder nicht mehr. <u>Zur Startseite</u>
				</span>
			</span>
		</Link>
	);
}

function RawError({ status, message }: { readonly status: number; readonly message: string }) {
	const prefix = usePathPrefix();
	return (
		<div className={styles.raw}>
			<h1>Das hat nicht geklappt</h1>
			<pre>
				{status} {message}
			</pre>
			<p>
				Bitte laden Sie die Seite noch einmal. Ihre Entwürfe und Ihr Warenkorb bleiben erhalten.{" "}
				<a href={`${prefix}${paths.home}`} rel="external">
					Zur Startseite
				</a>
			</p>
		</div>
	);
}
