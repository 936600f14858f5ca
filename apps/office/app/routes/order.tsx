import { officeRoutes } from "@offizin/contract/browser";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "#app/api/call.ts";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { useLastGood } from "#app/api/use-last-good.ts";
import { useMay } from "#app/api/use-may.ts";
import { useRefresh } from "#app/api/use-refresh.ts";
import { Failure } from "#app/controls/failure.tsx";
import { dayOf } from "#app/dates/berlin-day.ts";
import page from "#app/layout/page.module.css";
import { isInTheMaking } from "#app/order-page/is-in-the-making.ts";
import type { MailRequest } from "#app/order-page/mail-request.ts";
import type { MoneyRequest } from "#app/order-page/money-request.ts";
import type { MoveRequest } from "#app/order-page/move-request.ts";
import { OrderMissing } from "#app/order-page/order-missing.tsx";
import { OrderView } from "#app/order-page/order-view.tsx";
import type { RoutingRequest } from "#app/order-page/routing-request.ts";
import { whatMayBeDone } from "#app/order-page/what-may-be-done.ts";
import type { Route } from "./+types/order.ts";

const REFRESH_MS = 20_000;
const REFRESH_WORKING_MS = 3_000;

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	const answer = await call(officeRoutes.officeGetOrder, { params: { number: params.number } });
	return { answer: requireSignIn(answer, request.url), at: Date.now() };
}

/** Makes a move, sends a mail or notes a routing id. A refusal is an answer too: the page says what is different now. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
	const asked: AnyRequest = await request.json();
	const answer = await ask(params, asked);
	// What was typed stays, when the session ends meanwhile: the form says so itself.
	if (!("email" in asked || "refund" in asked || "routingId" in asked)) requireSignIn(answer, request.url);
	return { refusal: answer.ok ? undefined : answer.error };
}

type AnyRequest = MoveRequest | MailRequest | MoneyRequest | RoutingRequest;

function ask(params: { number: string }, asked: AnyRequest) {
	if ("move" in asked) return askMove(params, asked);
	if ("routingId" in asked) return askRouting(params, asked);
	return "refund" in asked || "transferred" in asked ? askMoney(params, asked) : askMail(params, asked);
}

function askMoney({ number }: { number: string }, asked: MoneyRequest) {
	return "refund" in asked
		? call(officeRoutes.officeRefund, {
				params: { number },
				body: { amount: asked.refund, reason: asked.reason },
			})
		: call(officeRoutes.officeNoteTransfer, { params: { number, refund: asked.transferred } });
}

const askMove = (params: { number: string }, body: MoveRequest) =>
	call(officeRoutes.officeMoveOrder, { params, body });

const askRouting = (params: { number: string }, body: RoutingRequest) =>
	call(officeRoutes.officeNoteRoutingId, { params, body });

function askMail({ number }: { number: string }, asked: MailRequest) {
	return "email" in asked
		? call(officeRoutes.officeCorrectEmail, { params: { number }, body: asked })
		: call(officeRoutes.officeSendMailAgain, { params: { number, mail: asked.mail } });
}

export default function OrderRoute({ loaderData, params: { number } }: Route.ComponentProps) {
	const t = useTranslations();
	const { state } = useLocation();
	const { value: order, at, failure } = useLastGood(loaderData.answer, loaderData.at, number);
	const rights = {
		mayMove: useMay("orders.move"),
		mayMail: useMay("orders.mail"),
		mayRefund: useMay("orders.refund"),
		mayReadFiles: useMay("files.read"),
	};
	useRefresh(order && isInTheMaking(order) ? REFRESH_WORKING_MS : REFRESH_MS);
	const listSearch = typeof state?.list === "string" ? state.list : "";
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title: t("orderPage.title", { number }) })}</title>
			{order ? (
				<OrderView
					key={number}
					order={whatMayBeDone(order, rights)}
					today={dayOf(new Date(at))}
					listSearch={listSearch}
					mayMail={rights.mayMail}
					mayRefund={rights.mayRefund}
					outdated={failure && { error: failure, at }}
				/>
			) : null}
			{failure && !order && failure.status !== 404 ? <Failure error={failure} /> : null}
			{failure && !order && failure.status === 404 ? <OrderMissing number={number} /> : null}
		</main>
	);
}
