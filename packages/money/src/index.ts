export { allocate } from "./allocate.ts";
export { formatMoney, formatRoundMoney } from "./format-money.ts";
export { addMoney, type Currency, currencies, type Money, money, roundMinor } from "./money.ts";
export { formatFigure } from "./number-style.ts";
export { vatIncluded } from "./vat.ts";
