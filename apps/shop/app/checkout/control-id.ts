/** Id of the control that is posted under a name; also where an error summary leads. */
export function controlId(name: string): string {
	return name.replaceAll(".", "-");
}
