/** "März" for 3. */
export function monthName(month: number, locale: string): string {
	const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
	return format.format(Date.UTC(2000, month - 1));
}
