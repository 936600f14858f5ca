import { Button, TextButton } from "@offizin/ui";
import { useState } from "react";
import panel from "../controls/panel.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import { CompanionNote } from "../panels/companions.tsx";
import { GuestDialog } from "./guest-dialog.tsx";
import { GuestFields } from "./guest-fields.tsx";
import { GuestStepper } from "./guest-stepper.tsx";
import styles from "./guests.module.css";
import { guestName, usedFields, withoutNeeded } from "./use-guest-change.ts";
import { type GuestCheck, useUnfitGuests } from "./use-unfit-guests.ts";

/** More guests without an address are counted. */
const MOST_NAMED = 3;

/** A print of its own for every guest: the way to the list, what of it stands on the card, and who does not fit. */
export function GuestBox() {
	const { isReady, isReadOnly } = useEditing();
	const { t } = useHost();
	const document = useEditor((state) => state.written);
	const check = useUnfitGuests();
	const [isOpen, setIsOpen] = useState(false);
	const { guests, fields } = document;
	const unaddressed = withoutNeeded(document);
	const lacking = unaddressed.map((guest) => guestName(document, guest)).filter((name) => name !== "");
	if (isReadOnly || !hasTexts(document.pages)) return null;
	const isUnused = guests !== undefined && usedFields(document).length === 0;
	return (
		<>
			<CompanionNote />
			<section className={panel.group} aria-labelledby="editor-guests">
				<h2 className={panel.legend} id="editor-guests">
					{t("guests.title")}
				</h2>
				{guests ? (
					<>
						<GuestStepper />
						{isUnused ? <p className={styles.unused}>{t("guests.unused")}</p> : <FitNote check={check} />}
						{unaddressed.length > 0 ? (
							<p className={panel.bad}>
								{unaddressed.length === guests.length
									? t("guests.noneAddressed")
									: t("guests.someUnaddressed", {
											count: unaddressed.length,
											names: lacking.slice(0, MOST_NAMED).join(", "),
											more: Math.max(0, unaddressed.length - MOST_NAMED),
										})}
							</p>
						) : null}
						<GuestFields />
						<TextButton onClick={() => setIsOpen(true)}>
							{unaddressed.length > 0 && unaddressed.length === guests.length
								? t("guests.addresses")
								: t("guests.open", { count: guests.length })}
						</TextButton>
					</>
				) : (
					<>
						<p className={panel.hint}>{t(fields.length > 0 ? "guests.wanted" : "guests.invite")}</p>
						<div>
							<Button kind="secondary" disabled={!isReady} onClick={() => setIsOpen(true)}>
								{t("guests.start")}
							</Button>
						</div>
					</>
				)}
				{isOpen ? (
					<GuestDialog
						check={check}
						isReplacing={unaddressed.length > 0 && unaddressed.length === guests?.length}
						onClose={() => setIsOpen(false)}
					/>
				) : null}
			</section>
		</>
	);
}

function FitNote({ check: { unfit, isDone } }: { readonly check: GuestCheck }) {
	const { t } = useHost();
	if (unfit.size > 0) return <p className={panel.bad}>{t("guests.unfit", { count: unfit.size })}</p>;
	return <p className={panel.note}>{t(isDone ? "guests.fits" : "guests.checking")}</p>;
}

function hasTexts(pages: readonly { readonly elements: readonly { readonly type: string }[] }[]): boolean {
	return pages.some(({ elements }) => elements.some(({ type }) => type === "text"));
}
