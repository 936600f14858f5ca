import { factKinds, factValues, together } from "@offizin/design";
import { askedFacts } from "@offizin/editor";
import { Button } from "@offizin/ui";
import { useMemo } from "react";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import styles from "./fact-fields.module.css";

/** Offers what the person has told on another card, as long as nobody has begun this one. */
export function ToldBefore() {
	const { editor, isReady } = useEditing();
	const { services, t, announce, locale } = useHost();
	const { toldFacts } = services;
	const written = useEditor(({ written }) => written);
	const isBegun = useEditor(({ sync }) => sync.design !== null);
	const offered = useMemo(
		() =>
			askedFacts(written).flatMap(({ fact }) => {
				const value = toldFacts[fact];
				return value === undefined || value === written.facts?.[fact] ? [] : [{ fact, value }];
			}),
		[written, toldFacts],
	);
	const command = together(offered.map((one) => ({ type: "setFact", ...one }) as const));
	if (isBegun || !isReady || !command) return null;
	const inWords = factValues({ ...written, facts: toldFacts });
	const [names, others] = [true, false].map((isName) =>
		offered.flatMap(({ fact }) => {
			const isOne = (factKinds[fact] === "name") === isName;
			return isOne ? [inWords(fact, undefined)?.replace(/\s*\n\s*/g, ", ") ?? ""] : [];
		}),
	);
	return (
		<div className={styles.offer}>
			<p>
				{t("facts.offer", {
					told: [new Intl.ListFormat(locale).format(names ?? []), ...(others ?? [])]
						.filter(Boolean)
						.join(" · "),
				})}
			</p>
			<Button
				kind="secondary"
				onClick={() => {
					editor.mark();
					if (editor.dispatch(command).ok) announce(t("facts.taken"));
					editor.mark();
				}}
			>
				{t("facts.take")}
			</Button>
		</div>
	);
}
