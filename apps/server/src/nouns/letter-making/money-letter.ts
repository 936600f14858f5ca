import type { CreditNote, Invoice, Rate } from "@offizin/invoices";
import type { Letter, LetterTable } from "@offizin/letters";
import { formatFigure, formatMoney } from "@offizin/money";
import { addressLines } from "@offizin/orders";
import { mm } from "@offizin/units";
import { countryName, formatDayShort, languageTag, lineName, say, wordsOf } from "@offizin/words";
import { transferCode } from "./transfer-code.ts";

/** What is put on paper: the document with what its number made of it. */
export interface Numbered<Data extends Invoice | CreditNote = Invoice | CreditNote> {
	readonly data: Data;
	readonly number: string;
	/** Day in Berlin. */
	readonly issuedOn: string;
	/** Nobody should pay in a demo. */
	readonly isDemo: boolean;
}

/** An invoice or a credit note as a letter. */
export function moneyLetter(numbered: Numbered): Letter {
	const { data, number } = numbered;
	const { locale, seller, buyer } = data;
	const words = wordsOf(locale).receipt;
	const own = words[data.kind];
	const code = data.kind === "invoice" ? transferCode(data, number) : undefined;
	const rows = rowsOf(data);
	return {
		language: languageTag(locale),
		title: `${own.heading} ${number}`,
		brand: seller.brand,
		sender: senderLine(seller),
		recipient: recipientOf(buyer, locale),
		facts: factsOf(numbered),
		heading: own.heading,
		paragraphs: paragraphsOf(data),
		table: tableOf(data, rows),
		sums: sumsOf(data),
		breakdown: breakdownOf(data),
		notes: notesOf(numbered),
		...(code
			? { code: { path: code.path, title: words.transfer.title, lines: [words.transfer.lines] } }
			: {}),
		foot: footOf(data),
		pageOf: (page, pages) => say(words.page, { page, pages }, locale),
	};
}

/** Above the address, for who cannot deliver it. */
export function senderLine({ brand, company, street, postalCode, city }: Invoice["seller"]): string {
	return `${brand} · ${company} · ${street} · ${postalCode} ${city}`;
}

export function recipientOf(address: Invoice["buyer"], locale: string): readonly string[] {
	const { country } = address;
	return [...addressLines(address), ...(country === "DE" ? [] : [countryName(country, locale)])];
}

function factsOf({ data, number, issuedOn }: Numbered): Letter["facts"] {
	const { locale, order, orderedOn, routingId } = data;
	const words = wordsOf(locale).receipt;
	const { fact } = words;
	const day = (one: string) => formatDayShort(one, locale);
	return [
		[words[data.kind].number, number],
		[fact.day, day(issuedOn)],
		...(data.kind === "invoice"
			? [[fact.supply, supplyWords(data)] as const]
			: [[fact.invoice, data.invoice.number] as const]),
		[fact.order, say(fact.orderOf, { number: order, day: day(orderedOn) }, locale)],
		...(routingId ? [[fact.routing, routingId] as const] : []),
	];
}

function supplyWords({ supply, locale }: Invoice): string {
	const { fact } = wordsOf(locale).receipt;
	const { from, until, isPromised } = supply;
	const day = (one: string) => formatDayShort(one, locale);
	if (isPromised) return say(fact.promised, { day: day(until) }, locale);
	return from === until ? day(from) : say(fact.period, { from: day(from), until: day(until) }, locale);
}

function paragraphsOf(data: Invoice | CreditNote): readonly string[] {
	const { locale, buyer } = data;
	const words = wordsOf(locale).receipt;
	const { firstName, lastName } = buyer;
	const greeting = say(words.greeting, { firstName, lastName }, locale);
	if (data.kind === "invoice") return [greeting, words.invoice.intro];
	const { number, issuedOn } = data.invoice;
	return [
		greeting,
		say(words.credit.intro, { number, day: formatDayShort(issuedOn, locale) }, locale),
		say(words.credit.reason, { reason: data.reason }, locale),
	];
}

/** Goods stand in the table, charges among the sums; what is taken back stands in the table whatever it is. */
function rowsOf(data: Invoice | CreditNote) {
	return data.kind === "credit" ? data.positions : data.positions.filter(({ name }) => name !== undefined);
}

function tableOf(data: Invoice | CreditNote, rows: Invoice["positions"]): LetterTable {
	const { locale, total } = data;
	const { column, carried } = wordsOf(locale).receipt;
	const money = (amount: number) => formatMoney({ amount, currency: total.currency }, locale);
	return {
		columns: [
			{ head: column.name, align: "left" },
			{ head: column.quantity, width: mm(15), align: "right" },
			{ head: column.unit, width: mm(23), align: "right" },
			{ head: column.rate, width: mm(15), align: "right" },
			{ head: column.amount, width: mm(27), align: "right" },
		],
		rows: rows.map(({ name, code, details, quantity, unit, rate, gross }) => ({
			cells: [
				name ?? lineName(code ?? "", locale),
				formatFigure(quantity, locale),
				money(unit),
				rateWords(rate, locale),
				money(gross),
			],
			...(details.length > 0 ? { note: details.join(" · ") } : {}),
		})),
		carried: (count) => ({
			...carried,
			amount: money(rows.slice(0, count).reduce((sum, { gross }) => sum + gross, 0)),
		}),
	};
}

function rateWords(rate: Rate, locale: string): string {
	return rate === null ? "–" : `${formatFigure(rate / 10, locale, rate % 10 === 0 ? 0 : 1)}\u00a0%`;
}

function sumsOf(data: Invoice | CreditNote): Letter["sums"] {
	const { locale, total, positions } = data;
	const { sum } = wordsOf(locale).receipt;
	const money = (amount: number) => formatMoney({ amount, currency: total.currency }, locale);
	if (data.kind === "credit") {
		return [{ label: sum.credited, amount: money(total.amount), isTotal: true }];
	}
	const goods = positions.reduce((all, { name, gross }) => all + (name === undefined ? 0 : gross), 0);
	const charges = Map.groupBy(
		positions.filter(({ code }) => code !== undefined),
		({ code }) => code ?? "",
	);
	return [
		...(charges.size > 0 ? [{ label: sum.subtotal, amount: money(goods) }] : []),
		...[...charges].map(([code, parts]) => ({
			label: lineName(code, locale),
			amount: money(parts.reduce((all, { gross }) => all + gross, 0)),
		})),
		{ label: sum.total, amount: money(total.amount), isTotal: true },
	];
}

function breakdownOf({ locale, total, vat }: Invoice | CreditNote): Letter["breakdown"] {
	const { sum } = wordsOf(locale).receipt;
	const money = (amount: number) => formatMoney({ amount, currency: total.currency }, locale);
	return {
		heads: [sum.rate, sum.net, sum.vat, sum.gross],
		rows: vat.map(({ rate, net, vat: tax, gross }) => [
			rate === null ? sum.free : rateWords(rate, locale),
			money(net),
			rate === null ? "–" : money(tax),
			money(gross),
		]),
	};
}

function notesOf({ data, number, isDemo }: Numbered): readonly string[] {
	const { locale, total, vat } = data;
	const words = wordsOf(locale).receipt;
	const free = vat.some(({ rate }) => rate === null) ? [words.freeOfVat] : [];
	if (data.kind === "credit") return [words.credit.back, ...free];
	const { dueOn, paidOn } = data;
	const day = formatDayShort(dueOn ?? paidOn ?? "", locale);
	if (dueOn === undefined) return [say(words.invoice.paid, { day }, locale), ...free];
	const amount = formatMoney(total, locale);
	return [
		say(words.invoice.due, { amount, day, number }, locale),
		...(isDemo ? [words.demo] : []),
		words.invoice.property,
		...free,
	];
}

/** What a business letter has to name (§ 35a GmbHG, § 14 (4) UStG), in three columns. */
export function footOf({
	locale,
	seller,
	country,
}: Pick<Invoice, "locale" | "seller" | "country">): Letter["foot"] {
	const { foot } = wordsOf(locale).receipt;
	const { company, street, postalCode, city, phone, mail, managers, register, bank } = seller;
	const isSwiss = country === "CH" || country === "LI";
	return [
		[company, `${street}, ${postalCode} ${city}`, say(foot.phone, { phone }, locale), mail],
		[
			say(foot.managers, { managers }, locale),
			register,
			say(foot.vatId, { vatId: seller.vatId }, locale),
			...(isSwiss ? [say(foot.swissVatId, { vatId: seller.swissVatId }, locale)] : []),
		],
		[bank.name, `IBAN ${bank.iban}`, `BIC ${bank.bic}`],
	];
}
