import { useState } from "react";
import styles from "./front-picture.module.css";

/** The front of what was ordered; in its place a word while it cannot be shown, or when it is kept no longer. */
export function FrontPicture({ src, name }: { readonly src: string | null; readonly name: string }) {
	const [isBroken, setIsBroken] = useState(false);
	return (
		<div className={styles.frame}>
			{src === null || isBroken ? (
				<p>Keine Vorschau</p>
			) : (
				<img src={src} alt={`Vorderseite von ${name}`} onError={() => setIsBroken(true)} />
			)}
		</div>
	);
}
