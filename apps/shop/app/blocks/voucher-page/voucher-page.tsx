import { buttonClass, Title } from "@offizin/ui";
import { AnyLink } from "#app/links/any-link.tsx";
import type { VoucherPageView } from "./view.server.ts";
import styles from "./voucher-page.module.css";

/** What a voucher is and how it is redeemed. */
export function VoucherPage({ view }: { readonly view: VoucherPageView }) {
	const { headline, text, label, points, link, editable } = view;
	return (
		<section className={styles.voucher} {...editable}>
			<div className={styles.words}>
				<Title level={2} size="page">
					{headline}
				</Title>
				{text ? <p>{text}</p> : null}
				<ol>
					{points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ol>
				{link ? (
					<AnyLink className={buttonClass("primary")} to={link.to}>
						{link.text}
					</AnyLink>
				) : null}
			</div>
			{label.length > 0 ? (
				<div className={styles.ground} aria-hidden="true">
					<p className={styles.slip}>
						{label.map((words) => (
							<span key={words}>{words}</span>
						))}
					</p>
				</div>
			) : null}
		</section>
	);
}
