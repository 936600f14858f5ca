import type { CallError } from "@offizin/contract";
import { Button, EmptyState, Notice } from "@offizin/ui";
import { useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./failure.module.css";
import { reasonOf } from "./reason-of.ts";

function Retry() {
	const { revalidate, state } = useRevalidator();
	const t = useTranslations("controls");
	return (
		<Button kind="secondary" aria-disabled={state !== "idle"} onClick={() => void revalidate()}>
			{t(state === "idle" ? "retry" : "retrying")}
		</Button>
	);
}

/** Nothing could be loaded: why, and a way on. */
export function Failure({ error }: { readonly error: CallError }) {
	const t = useTranslations("controls");
	return (
		<EmptyState role="alert" title={t(error.status === 0 ? "unreachable" : "failed")}>
			<p>{error.status === 0 ? t("unreachableHelp") : error.message}</p>
			<Retry />
		</EmptyState>
	);
}

/** What is on the screen is from `at` (milliseconds), because nothing newer could be loaded. */
export function Outdated({ error, at }: { readonly error: CallError; readonly at: number }) {
	const t = useTranslations();
	const { time } = useFormats();
	return (
		<Notice kind="bad" role="status">
			<div className={styles.outdated}>
				<p>
					{t("controls.outdated", {
						reason: reasonOf(error, t),
						time: t("controls.time", { time: time(new Date(at)) }),
					})}
				</p>
				<Retry />
			</div>
		</Notice>
	);
}
