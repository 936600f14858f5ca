const limits = "von {shortMin}\u202f×\u202f{longMin} bis {shortMax}\u202f×\u202f{longMax}\u00a0cm";
const book = "{isOnly, select, true {{type}} other {{type} im {cover}}}";
const sizes = "c6 {C6} b6 {B6} dl {DIN lang} c5 {C5} sq {Quadrat} c7 {C7} other {}";
const wanted = `{size, select, ${sizes}}`;
const fitting = `{fitting, select, ${sizes}}`;

/** Why something is not possible, by the code of the reason: a rule's own where it gives no other. */
export const reason = {
	"accessory.bag-of-small": "Tüten sind für Anhänger, Konfetti, Sticker und Wunderkerzen gedacht.",
	"accessory.bow-of":
		"Eine Schleife sitzt auf Klappkarten, Pocketfolds, Menükarten, Heften, Banderolen und Anhängern.",
	"accessory.box-of-enveloped": "Die Box ist für Karten gemacht, die in einen Umschlag passen.",
	"accessory.box-small": "Die Karte ist größer als die Box.",
	"accessory.envelope-loose": `Im Umschlag ${wanted} sitzt die Karte nicht richtig, es passt ${fitting}.`,
	"accessory.envelope-of-envelope": "Ein bedruckter Umschlag braucht keinen zweiten.",
	"accessory.envelope-small": `Die Karte ist zu groß für ${wanted}, es passt ${fitting}.`,
	"accessory.foot-of-place-card": "Standfüße halten Tischkarten.",
	"accessory.inlay-of-folded": "Eine Einlage liegt nur in Klappkarten.",
	"accessory.inlay-size":
		"Eine Einlage ist {smaller}\u00a0mm kleiner als ihre Karte, diese hat ein anderes Maß.",
	"accessory.no-envelope": "Dieses Format wird ohne Umschlag geliefert.",
	"accessory.no-ribbon": "Um dieses Format wird kein Band gebunden.",
	"accessory.of-wall-art": "Das gehört zu Wandbildern.",
	"accessory.posterbar-of-plan": "Posterleisten halten Sitzpläne und Poster.",
	"accessory.posterbar-width": "Der Plan ist {width, number}\u00a0cm breit.",
	"accessory.screw-of-fan": "Buchschrauben halten Kartenfächer zusammen.",
	"accessory.seal-of": "Ein Siegel verschließt Umschläge und Banderolen.",
	"calendar.format": "Den {type} fertigen wir in diesem Format nicht.",
	"calendar.format-of-mounting": "Für {mounting} ist dieses Format zu groß.",
	"calendar.mounting": "Den {type} gibt es nur mit {mountings}.",
	"card.envelope-refined": "Umschläge werden bedruckt, aber nicht veredelt.",
	"card.foil-paper": "Heißfolie hält nur auf diesen Papieren: {papers}.",
	"card.hartschaum-format": "Auf Hartschaumplatte 5\u00a0mm drucken wir nur Sitzpläne.",
	"card.no-tag": "Anhängerformen gibt es nur für Geschenkanhänger.",
	"card.not-punched":
		"Dieses Format stanzen wir nicht. Gestanzte Ecken und Ränder gibt es bei Klapp-, Post-, Einlege-, Menü-, Tisch- und Ballonkarten, Leporellos, Polaroids und DIN lang.",
	"card.paper-weight":
		"Dieses Format wird aus Papier von {min} bis {max}\u00a0g/m² gefertigt; das gewählte Papier gibt es so nicht.",
	"card.relief-paper": "Relieflack hält nur auf gestrichenem Papier: {papers}.",
	"card.tag-shape": "Ein Geschenkanhänger hat die Form seines Formats.",
	"card.vellum-format": "Auf Transparentpapier drucken wir nur Einlegeblätter.",
	"collage.layout-size":
		"Dieses Layout braucht mindestens {short}\u202f×\u202f{long}\u00a0cm, damit jedes Foto {photo, number}\u00a0cm groß wird.",
	"collage.size": `{material} fertigen wir ${limits}.`,
	"giftwrap.color": "{pattern} gibt es in diesen Farben: {colors}.",
	"guestbook.condolence-foils": "Ein Kondolenzbuch prägen wir nur in Gold oder Silber.",
	"guestbook.condolence-ribbon": "Ein Kondolenzbuch hat immer ein schwarzes oder graues Band.",
	"guestbook.condolence-without-prompts": "Ein Kondolenzbuch drucken wir blanko oder liniert, ohne Fragen.",
	"guestbook.entry-of-condolence": "Zeilen für Name, Ort und Worte drucken wir nur in Kondolenzbücher.",
	"guestbook.ribbon-of-condolence": "Ein Band hat nur das Kondolenzbuch.",
	"merch.format": "Dieses Format gibt es bei „{type}“ nicht.",
	"photobook.binding": `Ein ${book} binden wir nur mit {binding}.`,
	"photobook.covers": "Ein {type} gibt es nur als {covers}.",
	"photobook.foil-needs-hard-cover": "Heißfolie prägen wir nur auf festen Einbänden.",
	"photobook.formats": `Ein ${book} fertigen wir in diesem Format nicht.`,
	"photobook.pages": `Ein ${book} hat {min} bis {max} Seiten, in Schritten von {step} Seiten.`,
	"photobook.papers": `Ein ${book} drucken wir auf diesem Papier nicht.`,
	"photobook.printing": `Ein ${book} entsteht im Verfahren {printing}.`,
	"photobox.amount": "Im Format {format} fasst eine Box höchstens {most} Bilder.",
	"photobox.fine-art-amount": "Fine-Art-Papier ist dicker: Eine Box fasst höchstens {most} Bilder.",
	"photoframe.acrylic-needs-room":
		"Acrylglas dehnt sich bei Wärme: in der ArtBox ist es bis zu {long}\u00a0cm lang.",
	"photoframe.colour-without-frame": "Eine Rahmenfarbe gibt es nur mit Rahmen.",
	"photoframe.colours-of-frame": "{frame} gibt es in diesen Farben: {colours}.",
	"photoframe.edge": "{material} gibt es mit einer Kante: {edges}.",
	"photoframe.edges": "{material} gibt es mit diesen Kanten: {edges}.",
	"photoframe.format-of-frame": `{frame} gibt es für Bilder ${limits}.`,
	"photoframe.format-of-material": `{material} gibt es ${limits}.`,
	"photoframe.format-with-mat": `{frame} mit Passepartout gibt es für Bilder ${limits}.`,
	"photoframe.glazed": "Ein Rahmen für Papierdrucke hat immer eine Verglasung.",
	"photoframe.mat-colour": "Das Passepartout gibt es in Weiß.",
	"photoframe.mat-needs-frame": "Ein Passepartout braucht einen Rahmen mit Glas: {frames}.",
	"photoframe.material-artbox": "In die ArtBox passen nur Platten: {materials}.",
	"photoframe.material-of-glazed": "Rahmen mit Glas gibt es nur für Papierdrucke: {materials}.",
	"photoframe.material-schattenfuge-leinwand":
		"Dieser Schattenfugenrahmen ist für Leinwand auf Keilrahmen gebaut.",
	"photoframe.material-schattenfuge-platte":
		"Dieser Schattenfugenrahmen ist für Platten gebaut: {materials}.",
	"photoframe.no-mat": "Die Farbe des Passepartouts setzt ein Passepartout voraus.",
	"photoframe.parts-need-room":
		"Für {parts} ist ein Bild mindestens {long}\u00a0×\u00a0{short}\u00a0cm groß: Kleiner fertigen wir die einzelnen Teile nicht.",
	"photoframe.parts-of-material": "In mehreren Teilen gibt es {materials}.",
	"photoframe.parts-without-frame": "Bilder in mehreren Teilen hängen ohne Rahmen.",
	"photoframe.sizes-of-frame": "{frame} gibt es fertig in {sizes}\u00a0cm.",
	"photoframe.unglazed": "Eine Verglasung gibt es nur in diesen Rahmen: {frames}.",
	"photoframe.variant": "{material} gibt es in einer Ausführung.",
	"photoframe.variants": "{material} gibt es in diesen Ausführungen: {variants}.",
	/** Of a design, which is made for its format. */
	"template.format": "Dieses Design gibt es nur als {format}.",
	"template.value": "{value} gibt es für dieses Design nicht.",
};
