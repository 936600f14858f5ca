import { Button } from "@offizin/ui";
import compact from "#app/controls/compact.module.css";
import { Dialog } from "#app/controls/dialog.tsx";
import styles from "./keys-dialog.module.css";
import { areKeysOn, switchKeys } from "./keys-setting.ts";

const commands: readonly (readonly [key: string, effect: string])[] = [
	["/", "Zur Suche oder zum Filter springen; Pfeil nach unten führt zum ersten Auftrag"],
	["j", "Nächster Auftrag"],
	["k", "Vorheriger Auftrag"],
	["Enter", "Auftrag oder Preis öffnen"],
	["u", "Vom Auftrag oder von der Preistabelle zurück zur Liste"],
	["← ↑ → ↓", "In einer Preistabelle von Zelle zu Zelle"],
	["?", "Diese Übersicht"],
];

/** What the keys do, and the switch that turns them off. */
export function KeysDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
	return (
		<Dialog title="Tasten" isOpen={isOpen} onClose={onClose}>
			<dl className={styles.list}>
				{commands.map(([key, effect]) => (
					<div key={key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{effect}</dd>
					</div>
				))}
			</dl>
			<label className={styles.switch}>
				<input
					type="checkbox"
					defaultChecked={areKeysOn()}
					onChange={(event) => switchKeys(event.target.checked)}
				/>
				Einzelne Tasten als Befehle verwenden
			</label>
			<Button kind="secondary" className={compact.button} onClick={onClose}>
				Schließen
			</Button>
		</Dialog>
	);
}
