import { type Finding, PHOTO_PPI } from "@offizin/design";

/** What is wrong with a design and what helps, for the shopper. */
export function findingWords(finding: Finding): string {
	const name = `„${finding.label}“`;
	switch (finding.rule) {
		case "text.overflow":
			return `${name}: Der Text ist länger, als das Feld fasst. Bitte kürzen Sie ihn oder wählen Sie eine kleinere Schrift.`;
		case "text.missingGlyph":
			return `${name}: Die gewählte Schrift kennt diese Zeichen nicht: ${finding.characters.join(" ")}`;
		case "text.tooSmall":
			return `${name}: Mit ${String(finding.pt).replace(".", ",")} pt ist die Schrift sehr klein und im Druck schwer zu lesen.`;
		case "text.outsideSafe":
			return `${name}: Der Text steht sehr nah am Rand und könnte beim Schneiden angeschnitten werden.`;
		case "photo.empty":
			return `${name}: Hier fehlt noch Ihr Foto.`;
		case "photo.lowResolution":
			return finding.severity === "error"
				? `${name}: Das Foto hätte gedruckt nur ${finding.ppi} ppi; mindestens ${PHOTO_PPI.refuse} sind nötig. Bitte wählen Sie ein größeres Foto oder einen größeren Ausschnitt.`
				: `${name}: Das Foto hat gedruckt ${finding.ppi} ppi und wird etwas unscharf; ab ${PHOTO_PPI.warn} ist es scharf.`;
	}
}
