import { Outlet } from "react-router";
import { dePurchase } from "#app/messages/de-purchase.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";

/** Around cart, checkout and order page: their words. */
export default function Purchase() {
	return (
		<MoreWords words={dePurchase}>
			<Outlet />
		</MoreWords>
	);
}
