/** Words of what a photo is cut to. */
export const frameShape = {
	label: "Form des Fotorahmens",
	rect: "Eckig",
	rounded: "Gerundet",
	ellipse: "Oval",
	arch: "Bogen",
	heart: "Herz",
	done: "Form des Rahmens: {shape}.",
};
