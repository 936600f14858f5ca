export { addDays, type Day, daysBetween, daysSinceMonday, isDay, toDay, weekday, yearOf } from "./day.ts";
export type { HolidayKey } from "./holidays/holiday-key.ts";
export { holidayOn, possibleHolidayOn } from "./holidays/holiday-on.ts";
export { addMonths, firstOf, type Month, monthLength, monthOf, monthsFrom } from "./month.ts";
export { instantOf, timeOfDay, wallTime } from "./wall-time.ts";
export { firstFrom, isSaturday, isWeekend, type WorksOn, workingDaysAfter } from "./working-days.ts";
