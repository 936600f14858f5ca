const NAME = "offizin.keys";

/** Whether single keys are commands. Speech input types letters, so they can be switched off (WCAG 2.1.4). */
export function areKeysOn(): boolean {
	return localStorage.getItem(NAME) !== "off";
}

export function switchKeys(isOn: boolean): void {
	if (isOn) localStorage.removeItem(NAME);
	else localStorage.setItem(NAME, "off");
}
