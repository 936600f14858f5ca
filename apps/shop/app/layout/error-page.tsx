import type { ChannelKey } from "@offizin/sites";
import { Title } from "@offizin/ui";
import { isRouteErrorResponse } from "react-router";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { paths } from "#app/paths.ts";
import { ShownImage } from "#app/pictures/shown-image.tsx";
import { stillImage } from "#app/pictures/still.tsx";
import { useOptionalShop } from "#app/site.ts";
import styles from "./error-page.module.css";

/**
 * Spec 2.3-12: a 404 shows one teaser that leads to "/", picture left, white text; any other status prints what it is.
 * The title of the page is status code and message.
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
	const t = useTranslations("error");
	const { status, message = t("unexpected") } = describe(error);
	return (
		<>
			<title>{`${status} ${message}`}</title>
			<meta name="robots" content="noindex,nofollow" />
			{status === 404 ? <NotFoundTeaser /> : <RawError status={status} message={message} />}
		</>
	);
}

function describe(error: unknown): { readonly status: number; readonly message?: string | undefined } {
	if (isRouteErrorResponse(error)) {
		return { status: error.status, message: error.statusText || messageOf(error.data) };
	}
	return { status: 500, message: messageOf(error) };
}

function messageOf(value: unknown): string | undefined {
	const hasMessage = typeof value === "object" && value !== null && "message" in value;
	return hasMessage && value.message !== "" ? String(value.message) : undefined;
}

/** A small picture for windows where it lies above the words, a large one where it stands beside them. */
const smallWindow = "(max-width: 47.99rem)";
/** What a brand shows where there is nothing. */
const pictures: Readonly<
	Record<ChannelKey, Readonly<Record<"small" | "large", ReturnType<typeof stillImage>>>>
> = {
	papiervogel: {
		small: stillImage("papiervogel-hero", [3, 2]),
		large: stillImage("papiervogel-atelier", [2, 3]),
	},
	bildwand: {
		small: stillImage("bildwand-material-acrylglas", [4, 5]),
		large: stillImage("bildwand-hero", [21, 9]),
	},
};

function NotFoundTeaser() {
	const t = useTranslations("error");
	const channel = useOptionalShop()?.site.channel ?? "papiervogel";
	const { small, large } = pictures[channel];
	return (
		<Link
			to={paths.home}
			className={channel === "bildwand" ? `${styles.teaser} ${styles.wall}` : styles.teaser}
			data-night=""
		>
			<ShownImage
				{...large}
				sizes="50vw"
				sources={<source media={smallWindow} srcSet={small.srcSet} sizes="100vw" />}
				isFirst
			/>
			<span className={styles.text}>
				<span className={styles.code}>404</span>
				<Title level={1} size="page">
					{t(`missing.${channel}`)}
				</Title>
				<span>{t.rich("missingText", { u: (words) => <u>{words}</u> })}</span>
			</span>
		</Link>
	);
}

function RawError({ status, message }: { readonly status: number; readonly message: string }) {
	const t = useTranslations("error");
	const prefix = usePathPrefix();
	return (
		<div className={styles.raw}>
			<Title level={1} size="page">
				{t("failed")}
			</Title>
			<pre>
				{status} {message}
			</pre>
			<p>
				{t.rich("failedText", {
					link: (words) => (
						<a href={`${prefix}${paths.home}`} rel="external">
							{words}
						</a>
					),
				})}
			</p>
		</div>
	);
}
