import { useEffect, useState } from "react";
import { useEditor, useHost, useSale } from "../editor-context.tsx";
import type { ChoiceChange, ChoiceChanges } from "../services.ts";

const none: ChoiceChanges = { changes: {}, accessories: [] };

/** What each choice would cost; the last known while the next are on their way, and nothing where there are none to be had. */
export function useChoiceChanges(quantity: number): ChoiceChanges {
	const sale = useSale();
	const configuration = useEditor(({ document }) => document.configuration);
	const [known, setKnown] = useState(none);
	useEffect(() => {
		const asked = new AbortController();
		void sale.choices({ configuration, quantity }, asked.signal).then((changes) => {
			if (!asked.signal.aborted) setKnown(changes ?? none);
		});
		return () => asked.abort();
	}, [sale, configuration, quantity]);
	return known;
}

/** "+ 12,00 €, + 2 Tage" for all copies together; undefined where nothing changes. */
export function useChangeWords(): (change: ChoiceChange | undefined) => string | undefined {
	const { t } = useHost();
	return (change) => {
		if (!change) return undefined;
		const { price, days } = change;
		const later =
			days === 0 ? [] : [t(days > 0 ? "options.later" : "options.sooner", { days: Math.abs(days) })];
		const words = [...(price === null ? [] : [price]), ...later];
		return words.length > 0 ? words.join(", ") : undefined;
	};
}
