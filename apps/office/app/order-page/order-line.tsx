import type { OfficeOrder } from "@offizin/contract";
import { Fact, Facts, Notice, Panel, Title } from "@offizin/ui";
import { countedAs } from "@offizin/words";
import { useEffect, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import type { OfficeLine } from "#app/api/call.ts";
import { DueMark } from "#app/controls/due-mark.tsx";
import { StateMark } from "#app/controls/state-mark.tsx";
import { dayOf } from "#app/dates/berlin-day.ts";
import { dueOf } from "#app/dates/due.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import { waitingFor } from "#app/words/moves.ts";
import { deliveryLooks, productionLooks } from "#app/words/state-looks.ts";
import { isMade, LineFacts } from "./line-facts.tsx";
import { LineJob } from "./line-job.tsx";
import { LinePicture } from "./line-picture.tsx";
import { LinePrice } from "./line-price.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import styles from "./order-line.module.css";
import { PackingList } from "./packing-list.tsx";
import type { Moves } from "./use-order-requests.ts";

interface OrderLineProps {
	readonly line: OfficeLine;
	/** From 1. */
	readonly position: number;
	readonly payment: OfficeOrder["payment"];
	/** Day promised for what travels apart from the line. */
	readonly ribbonDate: string | undefined;
	readonly today: string;
	readonly moves: Moves;
}

/** One line of the order: what is made, where it stands, what can be done, its price and its files. */
export function OrderLine({ line, position, payment, ribbonDate, today, moves }: OrderLineProps) {
	const of = countedAs(line);
	const { name, quantity, production, delivery, deliveryDate } = line;
	const t = useTranslations();
	const formats = useFormats();
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const ribbon =
		ribbonDate === undefined
			? undefined
			: {
					day: ribbonDate,
					due: dueOf({ deliveryDate: ribbonDate, delivery: [delivery], payment }, today),
				};
	const waiting = waitingFor(line, payment);

	// The button that was pressed is gone after a move; the focus stays with its line.
	const isMoved = moves.outcome?.request.line === line.id;
	useEffect(() => {
		if (isMoved && document.activeElement === document.body) heading.current?.focus();
	}, [isMoved]);

	return (
		<Panel aria-labelledby={id} className={styles.line}>
			<header className={styles.head}>
				<Title level={2} size="section" id={id} ref={heading} tabIndex={-1}>
					<span className={styles.position}>{position}</span> {name}
				</Title>
				<p className={styles.states}>
					<StateMark look={productionLooks[production]} />
					<StateMark look={deliveryLooks[delivery]} />
				</p>
			</header>
			<div className={styles.body}>
				<LinePicture line={line} />
				<Facts layout="beside" className={styles.facts}>
					<Fact term={t("orderPage.facts.quantity", { of })}>
						<strong className={styles.quantity}>{t("orderPage.pieces", { count: quantity, of })}</strong>
					</Fact>
					<LineFacts line={line} />
					{deliveryDate === null ? null : (
						<Fact term={t("orderPage.facts.delivery")}>
							<DueMark
								day={deliveryDate}
								due={dueOf({ deliveryDate, delivery: [delivery], payment }, today)}
							/>
						</Fact>
					)}
				</Facts>
				<LinePrice line={line} />
			</div>
			{isMade(line) ? <PackingList line={line} ribbon={ribbon} /> : null}
			{waiting ? <p className={styles.waiting}>{t(`orderPage.waiting.${waiting}`)}</p> : null}
			{line.moves.length > 0 ? (
				<MoveButtons
					allowed={line.moves}
					line={line.id}
					subject={t("orderPage.move.subject", { quantity, name })}
					isNextStep
					moves={moves}
				/>
			) : null}
			{"printDataRemovedAt" in line && line.printDataRemovedAt ? (
				<Notice>
					<p>
						{t("orderPage.printDataRemoved", { day: formats.day(dayOf(new Date(line.printDataRemovedAt))) })}
					</p>
				</Notice>
			) : (
				line.jobs.map((job) => <LineJob key={job.id} job={job} />)
			)}
		</Panel>
	);
}
