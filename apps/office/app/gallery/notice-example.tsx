import { Notice } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function NoticeExample({ words }: ExampleProps) {
	const { state } = words;
	return (
		<>
			<State name={state.plain}>
				<Notice>
					<p>{words.text}</p>
				</Notice>
			</State>
			<State name={state.good}>
				<Notice kind="good">
					<p>{words.toast}</p>
				</Notice>
			</State>
			<State name={state.bad}>
				<Notice kind="bad">
					<p>{words.wrong}</p>
				</Notice>
			</State>
			<State name={state.long}>
				<Notice>
					<p>{words.longWords}</p>
				</Notice>
			</State>
		</>
	);
}
