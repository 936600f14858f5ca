import type { OfficeOrder } from "@offizin/contract";
import { type ChannelKey, channels } from "@offizin/sites";
import { Title, textLinkClass } from "@offizin/ui";
import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#app/formats/use-formats.ts";
import { useKeys } from "#app/keys/use-keys.ts";
import { paths } from "#app/paths.ts";
import styles from "./order-head.module.css";

/** Number, brand and time of the order, and the way back to the list as it was. */
export function OrderHead({
	order,
	listSearch,
}: {
	readonly order: OfficeOrder;
	readonly listSearch: string;
}) {
	const t = useTranslations("orderPage");
	const formats = useFormats();
	const navigate = useNavigate();
	const heading = useRef<HTMLHeadingElement>(null);
	const back = { pathname: paths.orders, search: listSearch };
	const state = { opened: order.number };
	useKeys({ u: () => void navigate(back, { state }) });
	useEffect(() => heading.current?.focus({ preventScroll: true }), []);
	return (
		<header className={styles.head}>
			<Link to={back} state={state} className={textLinkClass("action", styles.back)} aria-keyshortcuts="u">
				{t("back")}
			</Link>
			<Title level={1} size="page" ref={heading} tabIndex={-1}>
				{t("title", { number: order.number })}
			</Title>
			<p>
				{t.rich("placed", {
					brand: channels[order.channel as ChannelKey]?.name ?? order.channel,
					at: formats.instant(order.placedAt),
					time: (words) => <time dateTime={order.placedAt}>{words}</time>,
				})}
			</p>
		</header>
	);
}
