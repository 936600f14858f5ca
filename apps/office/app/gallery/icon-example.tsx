import { Icon, iconNames } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import styles from "./gallery.module.css";
import { State } from "./state.tsx";

export function IconExample({ words }: ExampleProps) {
	return (
		<>
			<State name={words.state.plain}>
				<div className={styles.row}>
					{iconNames.map((name) => (
						<Icon key={name} name={name} />
					))}
				</div>
			</State>
			<State name={words.state.chosen}>
				<Icon name="heart" isFilled />
			</State>
		</>
	);
}
