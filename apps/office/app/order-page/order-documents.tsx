import type { OfficeOrder } from "@offizin/contract";
import { Button, ButtonRow, Disclosure, Panel, TextField } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useMay } from "#app/api/use-may.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./order-documents.module.css";
import { useOrderRequests } from "./use-order-requests.ts";

/** What is printed for the parcel. A gift has no price in it anyway: neither paper names one. */
const papers = ["packing-slip", "delivery-note"] as const;

/** What was issued for the order, what goes with its parcel, and the routing id of a public customer. */
export function OrderDocuments({ order }: { readonly order: OfficeOrder }) {
	const t = useTranslations("documents");
	const formats = useFormats();
	const mayNote = useMay("orders.move");
	const { documents, routingId } = order;
	return (
		<Panel title={t("title")}>
			{documents.length === 0 ? <p className={styles.none}>{t("none")}</p> : null}
			<ul className={styles.documents}>
				{documents.map(({ number, kind, issuedOn, total, href }) => (
					<li key={number}>
						<span className={styles.name}>{t(`kind.${kind}`)}</span>
						<span className={styles.amount}>
							{kind === "credit" ? "−" : ""}
							{formats.money(total)}
						</span>
						<span className={styles.when}>{t("of", { number, day: formats.day(issuedOn) })}</span>
						<span className={styles.files}>
							<a href={href} target="_blank" rel="noreferrer">
								{t.rich("pdf", {
									number,
									hidden: (words) => <span className="visually-hidden">{words}</span>,
								})}
							</a>
							{routingId ? (
								<a href={href.replace(/pdf$/, "xml")} download>
									{t.rich("xml", {
										number,
										hidden: (words) => <span className="visually-hidden">{words}</span>,
									})}
								</a>
							) : null}
						</span>
					</li>
				))}
			</ul>
			<p className={styles.files}>
				{papers.map((paper) => (
					<a
						key={paper}
						href={`/office-api/orders/${order.number}/papers/${paper}.pdf`}
						target="_blank"
						rel="noreferrer"
					>
						{t(`paper.${paper}`)}
					</a>
				))}
			</p>
			{mayNote ? (
				<Disclosure summary={routingId ? t("routing.noted", { routingId }) : t("routing.ask")}>
					<RoutingForm order={order} />
				</Disclosure>
			) : null}
		</Panel>
	);
}

/** The server judges what is typed; what was typed stays when it is refused. */
function RoutingForm({ order }: { readonly order: OfficeOrder }) {
	const t = useTranslations();
	const { ask, running, outcome } = useOrderRequests<{ readonly routingId: string }>(order);
	const [routingId, setRoutingId] = useState(order.routingId ?? "");
	const refusal = outcome?.request.routingId === routingId ? outcome.refusal : undefined;

	function submit(event: FormEvent) {
		event.preventDefault();
		ask({ routingId });
	}

	return (
		<form className={styles.form} onSubmit={submit} noValidate>
			<TextField
				label={t("documents.routing.label")}
				autoComplete="off"
				value={routingId}
				error={refusal?.code === "routing_id_invalid" ? refusal.message : undefined}
				onChange={(event) => setRoutingId(event.target.value)}
			/>
			<p>{t("documents.routing.effect")}</p>
			{refusal && refusal.code !== "routing_id_invalid" ? <Refusal refusal={refusal} /> : null}
			<ButtonRow>
				<Button type="submit" kind="secondary" aria-disabled={running !== undefined}>
					{t("controls.save")}
				</Button>
			</ButtonRow>
			<p role="status">{outcome && !outcome.refusal ? t("documents.routing.saved") : null}</p>
		</form>
	);
}
