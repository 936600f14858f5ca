import { type FocusEvent, useState } from "react";
import { paths } from "#app/paths.ts";

/** Form events that keep what was typed whenever a changed field is left, so that leaving the page loses nothing. */
export function useKeepTyping() {
	const [isChanged, setChanged] = useState(false);
	return {
		onChange: () => setChanged(true),
		onBlur: ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
			if (!isChanged) return;
			setChanged(false);
			void keep(new FormData(currentTarget));
		},
	};
}

async function keep(body: FormData): Promise<void> {
	try {
		await fetch(paths.keepAddress, { method: "POST", body, keepalive: true });
	} catch {
		// The fields still hold it, and the form itself reports a server that cannot be reached.
	}
}
