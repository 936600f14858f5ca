import type { about as german } from "../../de/shop/about.ts";

export const about: typeof german = {
	papiervogel:
		"Wedding cards, designed online and printed in Munich. Prices are per piece and include VAT{standard, select, none {} other {; shipping {destination} {standard}}}. Up to {samples, plural, =2 {two} =3 {three} =4 {four} =5 {five} other {#}} samples free.",
	bildwand: "Photos for the wall on canvas, acrylic glass and Aluminium Dibond.",
};
