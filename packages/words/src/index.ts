export { accessoryName, accessoryNote, accessoryPart } from "./accessory-words.ts";
export { commandErrorWords } from "./command-error-words.ts";
export { compiled } from "./compiled.ts";
export { countedAs } from "./counted-as.ts";
export { countryName } from "./country-name.ts";
export { decimalMark } from "./decimal-mark.ts";
export { designFormatName } from "./design-format-name.ts";
export { documentErrorWords } from "./document-error-words.ts";
export { fileFindingWords } from "./file-finding-words.ts";
export { findingWords, labelledFinding } from "./finding-words.ts";
export { formatDay, formatDayShort } from "./format-day.ts";
export {
	isWrittenIn,
	type Language,
	languageOf,
	languages,
	languageTag,
	type Words,
	wordsOf,
} from "./language.ts";
export { lineName } from "./line-name.ts";
export { listOf, shortList } from "./list.ts";
export { lengthUnit, saySize } from "./measures.ts";
export { monthName } from "./month-name.ts";
export { pageKeyName, pageName, panelNames } from "./page-words.ts";
export {
	priceCellName,
	priceExampleName,
	priceHeadName,
	priceTableName,
} from "./price-table-words.ts";
export { printProfileName } from "./print-profile-name.ts";
export { type ProductWords, productWords } from "./product-words.ts";
export { say } from "./say.ts";
export { sayAll } from "./say-all.ts";
export { asWrittenIn } from "./swiss.ts";
export { tellChoice } from "./tell-choice.ts";
export { elementName, fontName, swatchName } from "./template-part-words.ts";
export { colorwayName, templateWords, themeWords } from "./theme-words.ts";
export { weekdayName } from "./weekday-name.ts";
