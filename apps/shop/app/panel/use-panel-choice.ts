import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { afterPaint } from "./after-paint.ts";
import type { PanelNotice } from "./load-panel.server.ts";
import type { PanelView } from "./panel-view.server.ts";
import { type Choosable, type PendingChoice, queryAfter } from "./query-after.ts";

/** Chooses a value; the same function for as long as the panel is there, so that fields are drawn again one by one. */
export type Choose = (option: Choosable, value: string) => void;

/** What runs ahead of the server. */
interface Ahead {
	readonly choices: readonly PendingChoice[];
	/** Only what was asked can be answered. */
	readonly isAsked: boolean;
}

const nothing: Ahead = { choices: [], isAsked: true };

/** What was chosen, running ahead of the server and following it again with every answer. */
export function usePanelChoice(view: PanelView, action: string) {
	const submit = useSubmit();
	const isCounting = useNavigation().state !== "idle";
	const [seen, setSeen] = useState(view);
	const [ahead, setAhead] = useState(nothing);
	const [last, setLast] = useState<readonly PanelNotice[]>([]);
	if (seen !== view) {
		setSeen(view);
		if (ahead.isAsked) setAhead(nothing);
	}

	const latest = useRef<Choose>(null);
	useLayoutEffect(() => {
		latest.current = (option, value) => {
			const choices = [
				...ahead.choices.filter(({ option: { key } }) => key !== option.key),
				{ option, value },
			];
			const listed = option.values.find((candidate) => candidate.value === value);
			const reason = listed?.reasonIndex === undefined ? undefined : option.reasons[listed.reasonIndex];
			setAhead({ choices, isAsked: false });
			afterPaint(() => {
				setAhead((now) => ({ ...now, isAsked: true }));
				// A sentence lays out the whole page below it.
				setLast(
					listed && reason
						? [{ option: option.key, sentence: `${option.name}: ${listed.name}. ${reason.after}` }]
						: [],
				);
				void submit(queryAfter(view.query, choices), {
					method: "get",
					action,
					replace: true,
					preventScrollReset: true,
				});
			});
		};
	});
	const choose = useCallback<Choose>((option, value) => latest.current?.(option, value), []);

	const chosen: Readonly<Record<string, string | undefined>> = Object.fromEntries(
		ahead.choices.map(({ option, value }) => [option.key, value]),
	);
	return { chosen, choose, isCounting, notices: [...last, ...view.notices] };
}
