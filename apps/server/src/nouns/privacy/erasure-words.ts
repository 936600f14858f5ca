import { keptFor } from "../retention/kept-for.ts";
import type { ErasurePlan } from "./erasure-plan.ts";
import type { Person } from "./find-person.ts";

/** What an erasure does, line by line: what goes, what stays, why and until when. */
export function erasureLines(person: Person, plan: ErasurePlan): string[] {
	const { orders, designs, uploads, carts, links, holdings, comments, sharedOwners, isStaff } = person;
	const goes = [
		...plan.removed.map(({ number, state }) => `order ${number} (${state}) as a whole`),
		...plan.reduced.map(
			({ order: { number } }) =>
				`of order ${number}: mail address, telephone, delivery address but its country, mails, link, print files`,
		),
		...counted(designs.length, "design", "with every revision and preview"),
		...counted(uploads.length, "photo", "originals and all renditions"),
		...counted(carts.length, "open cart"),
		...counted(links.length, "link", "to designs, and whoever came by one is out"),
		...counted(holdings.length, "holding", "of designs of somebody else; photos put into one stay with it"),
		...counted(comments.length, "remark", "on designs of somebody else"),
	];
	const stays = [
		...plan.reduced.map(
			({ order: { number }, keptUntil }) =>
				`of order ${number}: name, billing address, lines and amounts, until ${dayBefore(keptUntil)}, because the law demands invoices for ${keptFor.invoiceYears} years (§ 14b UStG); then it goes by itself`,
		),
		...(sharedOwners.length > 0
			? [
					`what else was designed in ${sharedOwners.length} browser(s) that ordered with other mail addresses too: it may be somebody else's, and goes ${keptFor.designDays} days after its last change`,
				]
			: []),
		...(isStaff ? ["an account of the back office: npm run staff -- remove"] : []),
	];
	if (orders.length === 0 && !isStaff) return ["Nothing is known of this mail address."];
	return [...section("Goes:", goes), ...section("Stays:", stays)];
}

/** Why an erasure cannot begin, and what helps; empty when it can. */
export function openOrderLines({ blocking, cancellable }: ErasurePlan, mayCancel: boolean): string[] {
	const names = (orders: readonly { readonly number: string }[]) =>
		orders.map(({ number }) => number).join(", ");
	return [
		...(blocking.length > 0
			? [`Not finished yet: ${names(blocking)}. Ship what is paid or begun, then erase again.`]
			: []),
		...(cancellable.length > 0
			? [
					mayCancel
						? `Will be cancelled: ${names(cancellable)}.`
						: `Neither paid nor printed: ${names(cancellable)}. With --cancel the erasure cancels them.`,
				]
			: []),
	];
}

function section(title: string, lines: readonly string[]): string[] {
	return lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];
}

function counted(count: number, noun: string, details = ""): string[] {
	if (count === 0) return [];
	return [[`${count} ${noun}${count === 1 ? "" : "s"}`, details].filter(Boolean).join(", ")];
}

/** The last whole day before a year begins in Berlin. */
function dayBefore(newYear: Date): string {
	return `${newYear.getUTCFullYear()}-12-31`;
}
