/**
 * The two papers nearest to a paper: in touch first, then in tint, and with the foil where the first one takes it
 * (domain.md §6). Ours: mills would say it otherwise.
 */
export const closestPapers: Readonly<Record<string, readonly string[]>> = {
	matt: ["seidenmatt", "naturweiss"],
	seidenmatt: ["matt", "naturweiss"],
	glanz: ["seidenmatt", "matt"],
	naturweiss: ["creme", "feinstpapier"],
	creme: ["naturweiss", "feinstpapier"],
	feinstpapier: ["naturweiss", "creme"],
	struktur: ["feinstpapier", "naturweiss"],
	perlmutt: ["seidenmatt", "creme"],
	recycling: ["naturweiss", "kraft"],
	kraft: ["recycling", "creme"],
};
