import { Button, buttonClass } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import styles from "./gallery.module.css";
import { State } from "./state.tsx";

export function ButtonExample({ words }: ExampleProps) {
	const { state } = words;
	return (
		<>
			<State name={state.plain}>
				<div className={styles.row}>
					<Button>{words.action}</Button>
					<Button kind="secondary">{words.otherAction}</Button>
					<Button kind="quiet">{words.quietAction}</Button>
				</div>
			</State>
			<State name={state.disabled}>
				<div className={styles.row}>
					<Button disabled>{words.action}</Button>
					<Button kind="secondary" disabled>
						{words.otherAction}
					</Button>
				</div>
			</State>
			<State name={state.busy}>
				<div className={styles.row}>
					<Button isLoading loadingText={words.loading}>
						{words.action}
					</Button>
					<Button kind="secondary" isLoading>
						{words.otherAction}
					</Button>
				</div>
			</State>
			<State name={state.long}>
				<Button>{words.longAction}</Button>
			</State>
			<State name={state.link}>
				<a className={buttonClass("secondary")} href="#Button">
					{words.open}
				</a>
			</State>
		</>
	);
}
