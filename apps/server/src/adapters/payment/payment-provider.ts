import type { Money } from "@offizin/money";
import type { ProvidedMethod, RefundState } from "@offizin/orders";

export const providerKeys = ["stripe", "paypal"] as const;
export type ProviderKey = (typeof providerKeys)[number];

/** What somebody is to pay. The order is its key at the provider: asked twice, it is opened once. */
export interface PaymentWish {
	/** Id of the order. */
	readonly order: string;
	/** What they know it by. */
	readonly number: string;
	readonly method: ProvidedMethod;
	readonly total: Money;
	/** Language and country, "de-AT". */
	readonly locale: string;
	readonly email: string;
	readonly brand: string;
	/** The provider leads back to these addresses. */
	readonly paidAt: string;
	readonly cancelledAt: string;
}

export interface OpenedPayment {
	/** What the provider calls it. */
	readonly id: string;
	/** Where somebody agrees to it. */
	readonly payAt: string;
}

/**
 * open: nobody has agreed yet · approved: agreed, to be collected by us · pending: agreed, the money is on its way · paid ·
 * failed: agreed, and the money did not come · closed: nobody can agree any more.
 */
export type ProviderState = "open" | "approved" | "pending" | "paid" | "failed" | "closed";

/** What a provider knows of a payment at this moment. */
export interface PaymentFacts {
	readonly state: ProviderState;
	readonly total: Money;
	/** Of the money, once it is on its way: refunds and disputes name it. */
	readonly reference: string | null;
	/** Where somebody agrees to it, while it is open. */
	readonly payAt: string | null;
	readonly refunds: readonly RefundFacts[];
}

export interface RefundFacts {
	/** What the provider calls it. */
	readonly id: string;
	readonly amount: number;
	readonly state: RefundState;
}

export interface RefundWish {
	/** Id of the refund: asked twice, it is given once. */
	readonly refund: string;
	readonly reference: string;
	readonly amount: Money;
}

/** Why a provider gives no money back: nothing has gone, and asking again is no use. */
export interface RefundRefused {
	readonly code: "refund_refused";
	/** In the words of the provider. */
	readonly why: string;
}

/** Something that has happened at the provider. What it says is not believed: the payment it names is looked at. */
export interface ProviderEvent {
	readonly id: string;
	/** "checkout.session.completed" */
	readonly kind: string;
	/** Id of the payment, or the reference of its money. */
	readonly about: string | null;
	readonly isDispute: boolean;
}

/** A company that collects money for us. What fails for a while is thrown. */
export interface PaymentProvider {
	readonly key: ProviderKey;
	readonly methods: readonly ProvidedMethod[];
	open(wish: PaymentWish): Promise<OpenedPayment>;
	look(id: string): Promise<PaymentFacts>;
	/** Collects what is approved; of a payment that is not, it changes nothing. */
	collect(id: string): Promise<void>;
	/** Makes that nobody can agree any more, where the provider knows such a thing. */
	close(id: string): Promise<void>;
	refund(wish: RefundWish): Promise<RefundFacts | RefundRefused>;
	/** The event of a request, undefined when its signature is not the provider's. */
	readEvent(body: string, headers: Headers): Promise<ProviderEvent | undefined>;
}
