import { Button, ToastRegion } from "@offizin/ui";
import { useState } from "react";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function ToastExample({ words, face }: ExampleProps) {
	const [isShown, setIsShown] = useState(false);
	return (
		<State name={words.state.plain}>
			<Button
				kind="secondary"
				aria-label={`${words.open}, ${face}`}
				aria-pressed={isShown}
				onClick={() => setIsShown(!isShown)}
			>
				{words.open}
			</Button>
			<ToastRegion>
				{isShown ? (
					<>
						<span>{words.toast}</span>
						<a href="#Toast">{words.toToast}</a>
					</>
				) : null}
			</ToastRegion>
		</State>
	);
}
