import { useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { PanelNotice } from "./load-panel.server.ts";
import type { PanelView } from "./panel-view.server.ts";
import { type Choosable, type PendingChoice, queryAfter } from "./query-after.ts";

/** What was chosen, running ahead of the server and following it again with every answer. */
export function usePanelChoice(view: PanelView, action: string) {
	const submit = useSubmit();
	const isCounting = useNavigation().state !== "idle";
	const [seen, setSeen] = useState(view);
	const [pending, setPending] = useState<readonly PendingChoice[]>([]);
	const [last, setLast] = useState<readonly PanelNotice[]>([]);
	if (seen !== view) {
		setSeen(view);
		setPending([]);
	}

	function choose(option: Choosable, value: string) {
		const choices = [...pending.filter(({ option: { key } }) => key !== option.key), { option, value }];
		const listed = option.values.find((candidate) => candidate.value === value);
		const reason = listed?.reasonIndex === undefined ? undefined : option.reasons[listed.reasonIndex];
		setPending(choices);
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
	}

	const chosen: Readonly<Record<string, string | undefined>> = Object.fromEntries(
		pending.map(({ option, value }) => [option.key, value]),
	);
	return { chosen, choose, isCounting, notices: [...last, ...view.notices] };
}
