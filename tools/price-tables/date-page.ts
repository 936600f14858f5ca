import { deliveryDate } from "@offizin/delivery";
import { productionDays, type Selection } from "@offizin/pricing";
import { formatDay, productWords } from "@offizin/words";
import { type DateCase, dateCases } from "./date-cases.ts";

/** The option by which the table tells one product from another. */
const tellingOption: Readonly<Record<string, string>> = { card: "refinementType" };

function productName({ product: key, configuration }: Selection): string {
	const words = productWords(key, "de-DE");
	const option = tellingOption[key];
	const value = option && configuration[option];
	return option && value && value !== "ohne" ? `${words.name}, ${words.value(option, value)}` : words.name;
}

const dayAndMonth = (day: string) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;

function row({
	orderedAt,
	selection,
	shippingType,
	destination,
	production,
	carrier,
	why,
}: DateCase): string {
	const promise = deliveryDate({
		orderedAt,
		productionDays: productionDays(selection),
		shippingType,
		destination,
	});
	const place = [destination.country, destination.postalCode].filter((part) => part !== undefined).join(" ");
	const promised = promise.ok
		? `**${formatDay(promise.value.date, "de-DE")}**`
		: `refused: \`${promise.error.reason}\``;
	const counts = [production, carrier].map((counted) => counted.map(dayAndMonth).join(" ") || "–");
	return `| ${[orderedAt, productName(selection), place, shippingType, ...counts, promised, why].join(" | ")} |`;
}

/** The golden table of delivery dates, as Markdown. */
export function datePage(): string {
	return [
		"# Delivery dates",
		"",
		"What is promised around the cut-off, holidays and changes of the clock, written by `npm run golden`. Production and",
		"carrier days are counted by hand on a calendar; a test holds the promise to them. Without a postal code every",
		"holiday of the country counts.",
		"",
		"| Ordered at | What | To | Shipping | Production | Carrier | Promised | Why |",
		"|---|---|---|---|---|---|---|---|",
		...dateCases.map(row),
		"",
	]
		.join("\n")
		.replaceAll(/[\u00a0\u202f]/g, " ");
}
