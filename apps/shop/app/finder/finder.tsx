import { MAX_QUERY_LENGTH } from "@offizin/contract/browser";
import { Icon, IconButton } from "@offizin/ui";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { paths } from "#app/paths.ts";
import { useOptionalShop } from "#app/site.ts";
import styles from "./finder.module.css";

/** Comes when somebody turns to the field: most visitors never do. */
const Suggestions = lazy(() =>
	import("./suggestions.tsx").then((module) => ({ default: module.Suggestions })),
);

export interface FinderProps {
	readonly className?: string | undefined;
	/** On the page of results: what was asked. */
	readonly query?: string;
	/** Where suggestions open: above where the field is at the foot of a screen. */
	readonly opens?: "down" | "up";
}

/** Finds anything in the shop: a form that leads to the page of results, with suggestions while somebody types. */
export function Finder({ className, query = "", opens = "down" }: FinderProps) {
	const t = useTranslations("finder");
	const prefix = usePathPrefix();
	const isWall = useOptionalShop()?.site.channel === "bildwand";
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const [isUsed, setIsUsed] = useState(false);
	return (
		<search className={className}>
			<form className={styles.form} action={`${prefix}${paths.search}`} onFocus={() => setIsUsed(true)}>
				<input
					ref={field}
					className={styles.field}
					type="search"
					name="q"
					aria-label={t(isWall ? "labelWall" : "label")}
					placeholder={t("placeholder")}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					enterKeyHint="search"
					maxLength={MAX_QUERY_LENGTH}
					defaultValue={query}
				/>
				<IconButton className={styles.submit} type="submit" label={t("submit")}>
					<Icon name="search" size={22} />
				</IconButton>
				{isUsed ? (
					<Suspense>
						<Suggestions id={id} field={field} opens={opens} />
					</Suspense>
				) : null}
			</form>
		</search>
	);
}
