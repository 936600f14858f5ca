import { Disclosure, Title } from "@offizin/ui";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { AccessoryFace } from "#app/value-faces/accessory-face.tsx";
import styles from "./accessory-prices.module.css";
import type { AccessoryPricesView } from "./view.server.ts";

/** A shelf opens to what lies on it; the first is open. */
export function AccessoryPrices({ view }: { readonly view: AccessoryPricesView }) {
	const { headline, text, shelves, editable } = view;
	const { hash } = useLocation();
	// A browser opens what an address names only when it loads the page itself.
	useEffect(() => {
		const named = document.getElementById(decodeURIComponent(hash.slice(1)));
		if (named instanceof HTMLDetailsElement) named.open = true;
	}, [hash]);
	return (
		<section className={styles.accessories} {...editable}>
			<header>
				<Title level={2} size="section">
					{headline}
				</Title>
				{text ? <p>{text}</p> : null}
			</header>
			{shelves.map(({ key, name, goods }, index) => (
				<Disclosure key={key} id={key} className={styles.shelf} summary={name} open={index === 0}>
					<ul>
						{goods.map((one) => (
							<li key={one.name}>
								<span className={styles.ground}>
									<AccessoryFace className={styles.face} sku={one.sku} swatch={one.swatch} />
								</span>
								<span>{one.name}</span>
								<span className={styles.price}>{one.price}</span>
							</li>
						))}
					</ul>
				</Disclosure>
			))}
		</section>
	);
}
