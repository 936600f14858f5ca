export const list = {
	andMore: "{names} und {rest, number} weitere",
};
