import type { numeral as german } from "../de/numeral.ts";

export const numeral: typeof german = {
	within:
		"{count, select, 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} 9 {nine} 10 {ten} 11 {eleven} 12 {twelve} other {{count}}}",
	first:
		"{count, select, 2 {Two} 3 {Three} 4 {Four} 5 {Five} 6 {Six} 7 {Seven} 8 {Eight} 9 {Nine} 10 {Ten} 11 {Eleven} 12 {Twelve} other {{count}}}",
};
