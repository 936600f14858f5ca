/** As a translation stands in a block: languages with a dash are written with a line below (content-protocol §4). */
export const translationKey = (key: string, code: string) => `${key}__i18n__${code.replaceAll("-", "_")}`;
