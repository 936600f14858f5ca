/** Whether an address is that of a picture: by its ending, which those of the shop itself do not have. */
export const isPictureAddress = (address: string): boolean =>
	/\.(jpe?g|png|webp|avif|gif|svg)$/i.test(address) || address.startsWith("/img/");
