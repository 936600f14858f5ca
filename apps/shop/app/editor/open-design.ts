/** The design in the editor. */
export interface OpenDesign {
	/** None while it is still as the template. */
	readonly designId: string | undefined;
	readonly onNamed: (name: string) => void;
}
