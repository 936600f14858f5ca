import type { Block } from "@offizin/content";
import { formatDay } from "@offizin/words";
import { dayOfSending, parseWeddingDay, type Sending, sendings } from "#app/magazine/post-dates.ts";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { fieldsOf, shownOf } from "../fields.server.ts";
import type { Shown } from "../shown.ts";
import type { StoryReads } from "../story-reads.server.ts";

/** Query parameter in which a form tells the day of a wedding. */
export const postCalendarReads = ["hochzeit"] as const;

/** Shown until the visitor enters a day of their own: a Saturday in June. */
const exampleDay = "2027-06-12";

export interface PostCalendarView extends Shown {
	readonly component: "post-calendar";
	readonly headline: string;
	/** ISO day the answer is for. */
	readonly wedding: string;
	readonly isRefused: boolean;
	/** Days in words, in order. */
	readonly days: readonly { readonly key: Sending["key"]; readonly day: string }[];
	readonly words: Pick<ReturnType<typeof areaWords<"magazine">>, "postCalendar">;
}

/** When the post of a wedding is due, for the day in the address or an example. */
export function postCalendarView(block: Block, story: StoryReads): PostCalendarView {
	const { locale } = story.site;
	const entered = story.params.get("hochzeit");
	const known = parseWeddingDay(entered);
	const wedding = known ?? exampleDay;
	return {
		component: "post-calendar",
		...shownOf(block, story),
		headline: fieldsOf(block, story).text("headline"),
		wedding,
		isRefused: entered !== null && known === undefined,
		days: sendings.map((sending) => ({
			key: sending.key,
			day: formatDay(dayOfSending(wedding, sending), locale),
		})),
		words: { postCalendar: areaWords(locale, "magazine").postCalendar },
	};
}
