import { type DesignElement, grantedRights, type Right, rights } from "@offizin/design";
import { Icon } from "@offizin/ui";
import { useId, useRef } from "react";
import bar from "../bars/context-bar.module.css";
import { useEditing, useHost } from "../editor-context.tsx";
import styles from "./arrange-menu.module.css";

interface RightsMenuProps {
	readonly elements: readonly DesignElement[];
}

/** What customers may do to what is selected, once the template is published. */
export function RightsMenu({ elements }: RightsMenuProps) {
	const { t } = useHost();
	const id = useId();
	const panel = useRef<HTMLDivElement>(null);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel, and only then lets go of the selection
		<div
			className={styles.menu}
			onKeyDown={(event) => {
				if (event.key === "Escape" && panel.current?.matches(":popover-open")) event.stopPropagation();
			}}
		>
			<button type="button" className={bar.button} popoverTarget={id} aria-haspopup="dialog">
				<svg className={styles.icon} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
					<path d="M8 11V8a4 4 0 0 1 8 0M6 11h12v9H6zM12 14v3" />
				</svg>
				<span className={styles.title}>{t("rights.title")}</span>
				<Icon name="down" size={16} />
			</button>
			<div
				id={id}
				ref={panel}
				popover="auto"
				className={styles.panel}
				role="dialog"
				aria-label={t("rights.legend")}
			>
				<RightsChoices elements={elements} />
			</div>
		</div>
	);
}

/** One box for each right that means something to one of the elements; half set where they differ. */
function RightsChoices({ elements }: RightsMenuProps) {
	const { editor } = useEditing();
	const { t } = useHost();
	const meant = rights.filter((right) => elements.some((one) => meantFor(one).includes(right)));
	const likeKind = elements.filter(({ grants }) => grants === undefined).length;

	function grant(change: (element: DesignElement) => readonly Right[] | null): void {
		const commands = elements.map((one) => {
			const grants = change(one);
			return { type: "setRights" as const, element: one.id, grants: grants && [...grants] };
		});
		const [only] = commands;
		if (!only) return;
		editor.dispatch(commands.length === 1 ? only : { type: "transaction", commands });
		editor.mark();
	}

	function toggle(right: Right, isGiven: boolean): void {
		grant((one) => meantFor(one).filter((each) => (each === right ? isGiven : grantedRights(one).has(each))));
	}

	return (
		<fieldset className={styles.rights}>
			<legend>{t("rights.legend")}</legend>
			{meant.map((right) => {
				const able = elements.filter((one) => meantFor(one).includes(right));
				const given = able.filter((one) => grantedRights(one).has(right)).length;
				return (
					<Tick
						key={right}
						label={t(`rights.${right}`)}
						state={stateOf(given, able.length)}
						onChange={(isGiven) => toggle(right, isGiven)}
					/>
				);
			})}
			<div className={styles.usual}>
				<Tick
					label={t("rights.likeKind")}
					state={stateOf(likeKind, elements.length)}
					onChange={(isLike) => grant((one) => (isLike ? null : [...grantedRights(one)]))}
				/>
			</div>
			<p className={styles.hint}>{t("rights.hint")}</p>
		</fieldset>
	);
}

type State = "all" | "some" | "none";

function stateOf(count: number, of: number): State {
	if (count === 0) return "none";
	return count === of ? "all" : "some";
}

interface TickProps {
	readonly label: string;
	readonly state: State;
	readonly onChange: (isOn: boolean) => void;
}

function Tick({ label, state, onChange }: TickProps) {
	return (
		<label className={styles.tick}>
			<input
				ref={(input) => {
					if (input) input.indeterminate = state === "some";
				}}
				type="checkbox"
				checked={state === "all"}
				onChange={({ target }) => onChange(target.checked)}
			/>
			{label}
		</label>
	);
}

/** A drawing has no words and a group no look of its own. */
function meantFor({ type }: DesignElement): readonly Right[] {
	switch (type) {
		case "text":
		case "photo":
		case "qr":
			return rights;
		case "artwork":
		case "shape":
		case "line":
			return ["style", "place", "remove"];
		case "group":
			return ["place", "remove"];
	}
}
