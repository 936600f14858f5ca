import type { ChangeProblem, ChangeWarning } from "@offizin/pricing";

/** What is said of a change of prices. */
export const priceChange = {
	problem: {
		missing: "there is no price from {day} on.",
		unknown_table: "there is no table “{value}”.",
		unknown_row: "this table has no row “{value}”.",
		unknown_column: "the column “{value}” has no price here.",
		unknown_currency: "there is no currency “{value}”.",
		unknown_market: "there is no market “{value}”.",
		unknown_channel: "there is no brand “{value}”.",
		not_whole: "{value} is not a whole number of the smallest unit.",
		negative: "{amount} is below zero.",
		free: "nothing may be free here.",
		two_currencies: "this market does not use the currency {currency}.",
		not_a_day: "“{value}” is not a day of the calendar.",
		ends_before_start: "the last day, {day}, comes before the first.",
		overlapping: "there is already a price entered from {day} on. Please withdraw the planned change first.",
		not_ascending: "the quantities of the table do not rise at {value}.",
		not_from_one: "the first quantity of the table is not 1.",
		total_falls: "with {amount} off, this quantity would cost no more in total than a smaller one.",
		not_after_today: "{day} is too early. Prices change tomorrow at the earliest, never during a day.",
		still_announced:
			"an announced price is already running here until {day}, and what is running cannot be withdrawn. Please choose a first day after it.",
		cell_twice: "this cell appears twice in the change.",
	} satisfies Record<ChangeProblem["code"], string>,
	madeTotalFalls: "a larger quantity would cost less in total than the smaller one before it ({amount}).",
	made: "{product, select, card {Cards, {count} pieces} other {{count} pieces}}",
	quoted: "“{value}”",
	warning: {
		large_step: "{place}: {direction, select, up {rises} other {falls}} by {percent}%, from {before}.",
		unusual_ending: "{place}: {amount} is an unusual ending; other prices end in 0, 5 or 9.",
		not_payable_in_coins: "{place}: {amount} is not a multiple of 5 centimes.",
		without_effect:
			"{place}: this list keeps {amount}, because a narrower or an announced price takes precedence.",
	} satisfies Record<ChangeWarning["code"], string>,
};
