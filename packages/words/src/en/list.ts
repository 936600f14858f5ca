export const list = {
	andMore: "{names} and {rest, number} more",
};
