import type { CallError } from "@offizin/contract";
import { Button, Notice } from "@offizin/ui";
import { useRevalidator } from "react-router";
import { formatTime } from "#app/dates/german-date.ts";
import compact from "./compact.module.css";
import styles from "./failure.module.css";

function Retry() {
	const { revalidate, state } = useRevalidator();
	return (
		<Button
			kind="secondary"
			className={compact.button}
			aria-disabled={state !== "idle"}
			onClick={() => void revalidate()}
		>
			{state === "idle" ? "Erneut versuchen" : "Wird versucht …"}
		</Button>
	);
}

/** Nothing could be loaded: why, and a way on. */
export function Failure({ error }: { readonly error: CallError }) {
	return (
		<div className={styles.failure} role="alert">
			<h2>{error.status === 0 ? "Der Server ist nicht erreichbar" : "Das hat nicht geklappt"}</h2>
			<p>
				{error.status === 0
					? "Bitte prüfen Sie die Verbindung. Sobald sie wieder steht, lädt die Seite von selbst."
					: error.message}
			</p>
			<Retry />
		</div>
	);
}

/** What is on the screen is from `at` (milliseconds), because nothing newer could be loaded. */
export function Outdated({ error, at }: { readonly error: CallError; readonly at: number }) {
	return (
		<Notice kind="bad" role="status">
			<div className={styles.outdated}>
				<p>
					{error.status === 0 ? "Der Server ist nicht erreichbar." : error.message} Sie sehen den Stand von{" "}
					{formatTime(new Date(at))}.
				</p>
				<Retry />
			</div>
		</Notice>
	);
}
