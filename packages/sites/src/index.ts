export { languageName } from "./language-name.ts";
export { OPERATOR_LOCALE, operator, SWISS_VAT_ID } from "./operator.ts";
export {
	type Hosts,
	homeMarket,
	type Place,
	type PlacedPath,
	pathPrefixOf,
	placeFinder,
	placeOf,
	placesOf,
} from "./place.ts";
export { isPostcode, isTypedPostcode, postcodeForms } from "./postcode.ts";
export {
	type ChannelKey,
	channelKeys,
	channels,
	conventionsOf,
	type Market,
	marketOf,
	marketOfCountry,
	markets,
	type Site,
	siteOfHeaders,
	sites,
} from "./site.ts";
export { betterSite } from "./visitor-site.ts";
