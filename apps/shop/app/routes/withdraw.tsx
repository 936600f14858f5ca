import { timeOfDay, wallTime } from "@offizin/calendar-days";
import { channels, marketOf } from "@offizin/sites";
import { privatePage } from "#app/cache-header.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { reading } from "#app/reading.server.ts";
import { shopContext } from "#app/shop-context.ts";
import { withdraw } from "#app/withdrawal/withdraw-action.server.ts";
import { WithdrawPage } from "#app/withdrawal/withdraw-page.tsx";
import type { Route } from "./+types/withdraw.ts";

/** The order page fills its number in. */
const ORDER = "bestellung";

export const loader = reading([ORDER], ({ context, url }: Route.LoaderArgs) => {
	const { site } = context.get(shopContext);
	return {
		words: areaWords(site.locale, "withdrawal"),
		orderNumber: (url.searchParams.get(ORDER) ?? "").slice(0, 40),
		mail: channels[site.channel].mail,
		timeZone: marketOf(site.market).timeZone,
	};
});

export function action({ context, request }: Route.ActionArgs) {
	return withdraw(context, request);
}

export const headers = privatePage;

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
	const { words, timeZone, ...page } = loaderData;
	return (
		<MoreWords words={words}>
			<WithdrawPage {...page} answer={actionData && { ...actionData, ...momentOf(actionData, timeZone) }} />
		</MoreWords>
	);
}

function momentOf(answer: NonNullable<Route.ComponentProps["actionData"]>, timeZone: string) {
	if (answer.step !== "done") return {};
	const { receivedAt } = answer;
	return { at: `${wallTime(receivedAt, timeZone).day}T${timeOfDay(receivedAt, timeZone)}` };
}
