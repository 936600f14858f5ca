/** What files say of a design. */
export const document = {
	/** Over every page of one that is no print file, and its title. */
	proof: "Korrekturabzug",
	/** Without ending. */
	proofFile: "korrekturabzug",
};
