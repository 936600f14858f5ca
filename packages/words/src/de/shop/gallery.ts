/** Words of the wall-art brand. */
export const gallery = {
	photoCheck: {
		choose: "Foto prüfen",
		local: "Das Foto bleibt auf Ihrem Gerät. Sie können es auch hierher ziehen.",
		unread: "Ihr Browser kann dieses Foto nicht lesen. Tragen Sie bitte seine Pixel ein.",
		width: "Breite in Pixeln",
		height: "Höhe in Pixeln",
		action: "Prüfen",
		refused: "Bitte zwei ganze Zahlen zwischen 10 und 99999, zum Beispiel 4000 und 3000.",
		good: "größtes Format mit guter Schärfe",
		least: "gut; mit Abstand betrachtet bis {format}",
		tooSmall: "zu wenig Pixel",
		tooSmallHint: "auch für {format}",
		caption: "Pixel, mit denen ein Bild auch aus der Nähe scharf ist",
		format: "Format",
		enough: "Ihr Foto reicht",
		material: { leinwand: "Leinwand", acrylglas: "Acrylglas", aludibond: "Alu-Dibond" },
	},
};
