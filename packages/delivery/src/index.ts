export { arrivesByChristmas, availableShipping, lastOrderBefore } from "./available-shipping.ts";
export { carrierTimes } from "./carrier-times.ts";
export {
	type Carrier,
	carriers,
	parseTrackingNumber,
	type Tracking,
	trackingAddress,
} from "./carriers.ts";
export { type DeliveriesError, type Delivery, deliveries } from "./deliveries.ts";
export { CUT_OFF_HOUR, deliveryDate, productionStart } from "./delivery-date.ts";
export { type Carriage, type DeliveryItem, noFasterWay } from "./delivery-item.ts";
export { lastHandover } from "./last-start.ts";
export { type DeliveryCountry, type Destination, deliveryCountries, isDeliveryCountry } from "./place.ts";
export {
	type ShippingChoice,
	type ShippingNotAvailable,
	type ShippingType,
	shippingTypes,
} from "./shipping-type.ts";
