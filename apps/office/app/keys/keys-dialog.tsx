import { Button, Choice, Dialog, Fact, Facts } from "@offizin/ui";
import { useTranslations } from "use-intl";
import styles from "./keys-dialog.module.css";
import { areKeysOn, switchKeys } from "./keys-setting.ts";

const commands = [
	["/", "search"],
	["j", "next"],
	["k", "previous"],
	["Enter", "open"],
	["u", "back"],
	["← ↑ → ↓", "move"],
	["?", "help"],
] as const;

/** What the keys do, and the switch that turns them off. */
export function KeysDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
	const t = useTranslations();
	return (
		<Dialog title={t("keys.title")} isOpen={isOpen} onClose={onClose}>
			<Facts layout="beside" className={styles.list}>
				{commands.map(([key, effect]) => (
					<Fact key={key} term={<kbd>{key}</kbd>}>
						{t(`keys.command.${effect}`)}
					</Fact>
				))}
			</Facts>
			<Choice
				type="checkbox"
				label={t("keys.use")}
				defaultChecked={areKeysOn()}
				onChange={(event) => switchKeys(event.target.checked)}
			/>
			<Button kind="secondary" onClick={onClose}>
				{t("controls.close")}
			</Button>
		</Dialog>
	);
}
