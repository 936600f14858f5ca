import { Disclosure } from "@offizin/ui";
import { BlockHead } from "../block-head.tsx";
import styles from "./accessory-prices.module.css";
import type { AccessoryPricesView } from "./view.server.ts";

/** A shelf opens to what lies on it; the first is open. */
export function AccessoryPrices({ view }: { readonly view: AccessoryPricesView }) {
	const { headline, text, shelves, editable } = view;
	return (
		<section className={styles.accessories} {...editable}>
			<BlockHead headline={headline} text={text} />
			{shelves.map(({ name, goods }, index) => (
				<Disclosure key={name} className={styles.shelf} summary={name} open={index === 0}>
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
