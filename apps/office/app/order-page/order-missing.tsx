import { Link } from "react-router";
import empty from "#app/order-list/no-orders.module.css";
import { paths } from "#app/paths.ts";

/** Instead of an order that does not exist. */
export function OrderMissing({ number }: { readonly number: string }) {
	return (
		<div className={empty.empty}>
			<h1>Den Auftrag {number} gibt es nicht</h1>
			<p>Vielleicht ist ein Zeichen der Nummer vertauscht. Die Suche findet auch Teile davon.</p>
			<Link to={paths.orders}>Zu den Aufträgen</Link>
		</div>
	);
}
