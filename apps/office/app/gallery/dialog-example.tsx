import { Button, ButtonRow, Dialog } from "@offizin/ui";
import { useState } from "react";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function DialogExample({ words, face }: ExampleProps) {
	const [open, setOpen] = useState<"plain" | "long">();
	const close = () => setOpen(undefined);
	return (
		<>
			<State name={words.state.plain}>
				<Button kind="secondary" aria-label={`${words.open}, ${face}`} onClick={() => setOpen("plain")}>
					{words.open}
				</Button>
			</State>
			<State name={words.state.long}>
				<Button
					kind="secondary"
					aria-label={`${words.open}, ${words.state.long}, ${face}`}
					onClick={() => setOpen("long")}
				>
					{words.open}
				</Button>
			</State>
			<Dialog
				title={open === "long" ? words.longLabel : words.question}
				isOpen={open !== undefined}
				size={open === "long" ? "wide" : "small"}
				onClose={close}
			>
				<p>{open === "long" ? words.longWords : words.consequence}</p>
				<ButtonRow>
					<Button onClick={close}>{words.action}</Button>
					<Button kind="secondary" onClick={close}>
						{words.otherAction}
					</Button>
				</ButtonRow>
			</Dialog>
		</>
	);
}
