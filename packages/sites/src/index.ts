export { OPERATOR_LOCALE, operator } from "./operator.ts";
export { isPostcode, isTypedPostcode, postcodeForms } from "./postcode.ts";
export {
	type ChannelKey,
	channelKeys,
	channels,
	conventionsOf,
	type Market,
	marketOf,
	markets,
	pageLanguages,
	pathPrefixOf,
	type Site,
	siteOf,
	siteOfHeaders,
	siteOfPath,
	sites,
} from "./site.ts";
