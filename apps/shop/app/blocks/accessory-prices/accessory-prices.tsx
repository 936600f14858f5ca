import { Disclosure } from "@offizin/ui";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { BlockHead } from "../block-head.tsx";
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
			<BlockHead headline={headline} text={text} />
			{shelves.map(({ key, name, goods }, index) => (
				<Disclosure key={key} id={key} className={styles.shelf} summary={name} open={index === 0}>
					<dl>
						{goods.map((one) => (
							<div key={one.name}>
								<dt>{one.name}</dt>
								<dd>{one.price}</dd>
							</div>
						))}
					</dl>
				</Disclosure>
			))}
		</section>
	);
}
