/** Words of the page that sends photos from a phone to the design on the screen. */
export const phone = {
	phone: {
		title: "Send photos from your phone",
		intro: "Choose your photos. They appear by themselves beside your design on the screen.",
		goneTitle: "This code is no longer valid",
		gone: "Open “From your phone” on the screen again and scan the new code. What has arrived already stays.",
		noScript: "To send photos this page needs JavaScript. Please switch it on.",
		unheard: "We cannot be reached just now. Are you offline, perhaps?",
		again: "Try again",
		retryNamed: "Try again: {name}",
		choose: "Choose photos",
		more: "Choose more photos",
		camera: "Take a photo",
		kinds:
			"JPEG, HEIC, PNG, WebP or AVIF, as many as you like. Keep this page open until everything has arrived.",
		running: "{count, number} of {total, number} have arrived.",
		done: "{count, plural, one {Done: your photo has arrived.} other {Done: # photos have arrived.}} Look at the screen.",
		states: {
			waiting: "waiting",
			sending: "{percent, number} %",
			broken: "The connection broke. It goes on as soon as it is back.",
			refused: "We cannot take this photo.",
			done: "has arrived",
		},
	},
};
