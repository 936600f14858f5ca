import type { ProductKey, StoredConfiguration } from "@offizin/assortment";
import type { CartLine } from "@offizin/cart";
import type { Carriage, Carrier, ShippingType } from "@offizin/delivery";
import type { Currency } from "@offizin/money";
import type {
	Address,
	Contact,
	DeliveryState,
	Gift,
	PaymentMethod,
	PaymentState,
	ProductionState,
} from "@offizin/orders";
import type { Quote, QuoteLine, VatLine } from "@offizin/pricing";
import type { ChannelKey } from "@offizin/sites";
import type { ColumnType, Generated } from "kysely";
import type { Json, Timestamp } from "../column.ts";

export interface OrderTable {
	id: string;
	number: string;
	/** A draft is decided but not placed; abandoned means it never will be. */
	state: "draft" | "placed" | "abandoned";
	cart: string;
	/** Hash of the checkout request it came from. */
	request_hash: string;
	/** Hash of the access token (nouns/orders/access-token.ts). */
	token_hash: string;
	channel: ChannelKey;
	market: string;
	locale: string;
	/** Lower case, for the search of the back office. */
	email: string;
	/** First and last name, for lists. */
	customer: string;
	/** Without a mail address once `contact_removed_at` is set. */
	contact: Json<Contact>;
	billing: Json<Address>;
	shipping: Json<Address> | null;
	shipping_type: ShippingType;
	/** Removed with the contact. */
	same_day: boolean;
	gift: Json<Gift> | null;
	/** Of a public customer, noted by staff. */
	routing_id: ColumnType<string | null, null | undefined, string | null>;
	payment_method: PaymentMethod;
	payment_state: PaymentState;
	currency: Currency;
	subtotal: number;
	/** The sum of `charges`: subtotal with it is total. */
	charged: number;
	/** What is charged beside the goods, or taken off, as it was quoted. */
	charges: Json<readonly QuoteLine[]>;
	total: number;
	vat: Json<readonly VatLine[]>;
	price_list: string;
	drafted_at: Timestamp;
	placed_at: Timestamp | null;
	/** When mail address, telephone and delivery address were removed (nouns/orders/remove-contact.ts). */
	contact_removed_at: ColumnType<Date | null, never, Date>;
}

export interface OrderLineTable {
	id: string;
	order: string;
	/** From 1, in the order of the cart. */
	position: number;
	item: CartLine["item"];
	/** Null, as its revision, once the print data have been removed, and for what is not printed. */
	design: string | null;
	revision: number | null;
	/** Of what is printed, as its configuration. */
	product: ProductKey | null;
	/** Of a design or a sample. */
	template: string | null;
	/** What it was called when it was ordered. */
	name: string;
	/** Of a design: what its ground is called among its colours, where it is printed. */
	ground: string | null;
	configuration: Json<StoredConfiguration> | null;
	/** Of an article. */
	sku: string | null;
	/** Of a gift voucher: minor units. */
	value: number | null;
	quantity: number;
	quote: Json<Quote>;
	production: ProductionState;
	delivery: DeliveryState;
	/** When design, photos and print files of the line were given up (nouns/orders/remove-print-data.ts). */
	print_data_removed_at: ColumnType<Date | null, never, Date>;
}

/** What travels together, as it was promised. */
export interface OrderDeliveryTable {
	id: Generated<number>;
	order: string;
	carriage: Carriage;
	/** Day, "2026-11-25". */
	date: string;
}

/** A delivery brings something for a line. */
export interface OrderDeliveryLineTable {
	delivery: number;
	line: string;
}

/** What a carrier has taken. */
export interface ParcelTable {
	id: string;
	order: string;
	carrier: Carrier;
	tracking_number: string;
	/** Ids of the lines in it. */
	lines: Json<readonly string[]>;
	shipped_at: Timestamp;
}

/** What happened to an order, for the back office. */
export interface OrderEventTable {
	id: Generated<number>;
	order: string;
	line: string | null;
	at: Timestamp;
	/** What happened (nouns/orders/order-event.ts). */
	event: string;
	/** Name the member of staff had then; null for the shop itself. */
	by: string | null;
	/** Id of their account, which may have gone since; null before accounts were noted. */
	staff: string | null;
}
