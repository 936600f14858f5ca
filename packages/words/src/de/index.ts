import { accessory } from "./accessory.ts";
import { amount } from "./amount.ts";
import { block } from "./block.ts";
import { campaign } from "./campaign.ts";
import { carrier } from "./carrier.ts";
import { catalogueTable } from "./catalogue-table.ts";
import { choice } from "./choice.ts";
import { command } from "./command.ts";
import { country } from "./country.ts";
import { dataExport } from "./data-export.ts";
import { destination } from "./destination.ts";
import { document } from "./document.ts";
import { edition } from "./edition.ts";
import { editor } from "./editor/index.ts";
import { facet } from "./facet.ts";
import { fact, fitting, postage } from "./fact.ts";
import { feast } from "./feast.ts";
import { finding } from "./finding.ts";
import { format } from "./format.ts";
import { guestList } from "./guest-list.ts";
import { holiday } from "./holiday.ts";
import { input } from "./input.ts";
import { list } from "./list.ts";
import { location } from "./location.ts";
import { mail } from "./mail.ts";
import { mailbox } from "./mailbox.ts";
import { measure } from "./measure.ts";
import { numeral } from "./numeral.ts";
import { order } from "./order.ts";
import { page } from "./page.ts";
import { press } from "./press.ts";
import { priceChange } from "./price-change.ts";
import { pricedForm, priceLine } from "./price-line.ts";
import { priceSheet } from "./price-sheet.ts";
import { priceExample, priceHead, priceTable } from "./price-table.ts";
import { product } from "./product/index.ts";
import { prose } from "./prose/index.ts";
import { reason } from "./reason.ts";
import { receipt } from "./receipt.ts";
import { refusal } from "./refusal.ts";
import { render } from "./render.ts";
import { right } from "./right.ts";
import { scene } from "./scene.ts";
import { search } from "./search.ts";
import { shop } from "./shop/index.ts";
import { template } from "./template.ts";
import { terms } from "./terms.ts";
import { theme } from "./theme.ts";
import { voucher } from "./voucher.ts";

export const de = {
	accessory,
	amount,
	block,
	campaign,
	carrier,
	catalogueTable,
	choice,
	dataExport,
	destination,
	press,
	priceChange,
	command,
	country,
	pricedForm,
	priceLine,
	priceSheet,
	priceTable,
	priceHead,
	priceExample,
	document,
	edition,
	editor,
	feast,
	finding,
	facet,
	fact,
	fitting,
	postage,
	format,
	guestList,
	holiday,
	input,
	list,
	location,
	mail,
	mailbox,
	measure,
	numeral,
	order,
	page,
	product,
	prose,
	reason,
	receipt,
	refusal,
	render,
	right,
	scene,
	search,
	shop,
	template,
	terms,
	theme,
	voucher,
};
