import { type Idea, ideasFor } from "../../ideas/idea.ts";

const invitations = ideasFor("invitation", "wedding", {
	warm: {
		shoes:
			"Wir heiraten, und Ihr sollt dabei sein: am {{date:full}} um {{time}}. {{place}}, {{town}}. Danach gibt es Kuchen, später ein langes Abendessen und Musik, bis der Letzte seine Schuhe wiedergefunden hat.",
		table:
			"An unserem Küchentisch ist Platz für sechs. Für diesen Tag brauchen wir einen längeren, denn alle, die wir lieb haben, sollen daran sitzen. Kommt und esst, redet und tanzt mit uns.",
		beside:
			"Ihr habt uns einzeln gekannt, dann zu zweit erlebt und manchmal ausgehalten. Jetzt heiraten wir und möchten, dass Ihr in der ersten Reihe sitzt, wenn wir es sagen.",
		embraces:
			"Am {{date}} heiraten wir. Es wird ein Tag mit vielen Umarmungen, wenigen Reden und einem Abend, der nicht früh zu Ende geht. Kommt Ihr?",
		doves:
			"Was wir an diesem Tag brauchen, sind keine Tauben und kein Feuerwerk. Wir brauchen Euch, am besten von der ersten Minute bis zum letzten Lied.",
		meadow:
			"Große und kleine Gäste sind willkommen: Für die einen gibt es Wein, für die anderen eine Wiese und Eis. Wir heiraten am {{date:full}} um {{time}} und feiern danach, solange die Füße tragen.",
	},
	festive: {
		vow: "Wir geben uns das Jawort\nam {{date:full}} um {{time}}\n{{place}}, {{town}}\nund laden Euch herzlich ein, mit uns zu feiern.",
		church:
			"Vor Gott und vor Euch allen wollen wir einander unser Wort geben. Wir laden Euch zur Trauung am {{date:full}} um {{time}} ein und danach an unsere Tafel.",
		formal:
			"Wir heiraten\nam {{date:full}} um {{time}}\n{{place}}, {{town}}.\nEs ist uns eine Freude, Sie zur Trauung und zum anschließenden Fest einzuladen.",
		companions:
			"Wir möchten diesen Tag mit den Menschen verbringen, die unseren Weg begleitet haben. Dazu gehören Sie. Bitte feiern Sie mit uns am {{date:full}} um {{time}}.",
		reception:
			"Zu unserer Trauung am {{date:full}} laden wir Sie herzlich ein. Nach dem Empfang bitten wir zu Tisch, am späteren Abend zum Tanz.",
	},
	playful: {
		bets: "Einige von Euch haben es vor uns gewusst. Ihr hattet recht: Wir heiraten. Eure Gewinne zahlen wir am {{date}} aus, in flüssiger Form.",
		taxes:
			"Nein, nicht wegen der Steuer. Wir heiraten, weil zu zweit sogar der Einkauf am Samstag schön ist. Überzeugt Euch selbst, am {{date:full}} ab {{time}}.",
		packing:
			"Bringt mit: Hunger, Schuhe für die Tanzfläche und ein Taschentuch für die Person neben Euch. Wir bringen mit: zwei Ringe, eine Torte und eine Band, die auch Wünsche spielt.",
		asked:
			"Einer von uns hat gefragt, der andere hat nicht lange überlegt. Den Rest erzählen wir Euch am {{date}}, mit einem Glas in der Hand.",
	},
	poetic: {
		path: "Aus zwei Wegen ist einer geworden,\nbreit genug für uns beide\nund für alle, die ein Stück mitgehen.\nGeht mit uns, am {{date:full}}.",
		sky: "Ein Tag, ein Wort, zwei Ringe,\nein Abend unter freiem Himmel\nund Ihr mittendrin.",
		light:
			"Wenn das Licht am Nachmittag weich wird,\nsagen wir Ja.\nWenn es dunkel wird, tanzen wir.\nSeid Ihr da?",
	},
	plain: {
		brief: "Wir heiraten am {{date:full}} um {{time}}.\n{{place}}, {{town}}.\nIhr seid eingeladen.",
		small:
			"Wir feiern klein, mit den Menschen, die uns am nächsten sind. Deshalb liegt diese Karte bei Euch.",
		evening:
			"Die Trauung halten wir im kleinsten Kreis. Gefeiert wird mit allen: am {{date:full}} ab {{time}}, {{place}} in {{town}}.",
	},
});

const replies = ideasFor("reply", "wedding", {
	warm: {
		call: "Ruft an oder schreibt uns bis zum {{reply-by}}: {{phone}}. Wir freuen uns auch, einfach Eure Stimme zu hören.",
		children:
			"Bitte sagt uns bis zum {{reply-by}}, wer alles mitkommt, auch die Kleinsten. Für jeden decken wir einen Platz.",
	},
	festive: {
		formal: "Um Ihre Antwort bis zum {{reply-by}} bitten wir herzlich.\nTelefon {{phone}}",
		briefFormal: "U. A. w. g. bis zum {{reply-by}}",
	},
	playful: {
		cook: "Unsere Köchin rechnet gern genau. Meldet Euch bis zum {{reply-by}}, dann schläft sie besser: {{phone}}.",
		song: "Bitte bis zum {{reply-by}} melden, mit einem Lied, bei dem Ihr sicher auf die Tanzfläche kommt.",
	},
	plain: {
		date: "Bitte gebt uns bis zum {{reply-by}} Bescheid.",
		food: "Kommt Ihr? Bitte antwortet bis zum {{reply-by}} unter {{phone}} und schreibt dazu, was Ihr nicht esst.",
	},
});

const gifts = ideasFor("gifts", "wedding", {
	warm: {
		household:
			"Töpfe und Teller haben wir schon doppelt. Wer uns etwas schenken möchte, legt etwas in unsere Reisekasse.",
		presence: "Euer Kommen ist das Geschenk. Wer trotzdem etwas mitbringen mag: Wir sparen auf unsere Reise.",
		recipe: "Schenkt uns Euer bestes Rezept, von Hand geschrieben. Wir kochen sie alle nach, versprochen.",
	},
	festive: {
		formal:
			"Wenn Sie uns eine Freude machen möchten, freuen wir uns über einen Beitrag zu unserer Hochzeitsreise.",
		donation:
			"Statt Geschenken bitten wir um eine Spende für einen Zweck, der uns am Herzen liegt. Die Angaben legen wir bei.",
	},
	playful: {
		toaster: "Wir besitzen drei Toaster. Alles andere nehmen wir gern, am liebsten in einem Umschlag.",
		cake: "Keine Geschenke, bitte. Aber wer einen Kuchen backen kann, der meldet sich sofort.",
	},
	plain: { honeymoon: "Wir wünschen uns einen Beitrag zu unserer Reise." },
});

const journeys = ideasFor("travel", "wedding", {
	warm: {
		rooms:
			"Bleibt über Nacht, dann muss niemand auf die Uhr sehen. Zimmer sind unter „{{name1}} und {{name2}}“ vorgemerkt.",
		ride: "Wer im Auto noch Platz hat oder einen sucht, ruft uns an: {{phone}}. Wir bringen Euch zusammen.",
	},
	festive: {
		formal:
			"Zimmer haben wir unter dem Stichwort „{{name1}} und {{name2}}“ für Sie vorgemerkt. Bei der Anreise helfen wir gern: {{phone}}.",
	},
	plain: {
		parking:
			"Parkplätze gibt es am Haus, ein Taxi für den Heimweg bestellen wir gern. Adresse fürs Navi: {{place}}, {{town}}.",
	},
});

const quotations = ideasFor("quotation", "wedding", {
	poetic: {
		egmont: {
			text: "Glücklich allein\nist die Seele,\ndie liebt.",
			by: "Johann Wolfgang von Goethe",
		},
		willkommen: {
			text: "Und doch, welch Glück, geliebt zu werden!\nUnd lieben, Götter, welch ein Glück!",
			by: "Johann Wolfgang von Goethe",
		},
		home: { text: "„Wo gehn wir denn hin?“\n„Immer nach Hause.“", by: "Novalis" },
		strings: {
			text: "Doch alles, was uns anrührt, dich und mich,\nnimmt uns zusammen wie ein Bogenstrich,\nder aus zwei Saiten eine Stimme zieht.",
			by: "Rainer Maria Rilke",
		},
		mine: { text: "Dû bist mîn, ich bin dîn:\ndes solt dû gewis sîn.", by: "Unbekannt, um 1180" },
	},
	festive: {
		corinthians: {
			text: "Nun aber bleibt Glaube, Hoffnung, Liebe, diese drei; aber die Liebe ist die größte unter ihnen.",
			by: "1. Korinther 13,13",
		},
		ruth: {
			text: "Wo du hin gehst, da will ich auch hin gehen; wo du bleibst, da bleibe ich auch.",
			by: "Rut 1,16",
		},
	},
	playful: {
		tile: {
			text: "Ich habe dich so lieb!\nIch würde dir ohne Bedenken\nEine Kachel aus meinem Ofen\nSchenken.",
			by: "Joachim Ringelnatz",
		},
	},
});

const salutations = ideasFor("salutation", "wedding", {
	warm: {
		all: "Ihr Lieben,",
		family: "Liebe Familie, liebe Freunde,",
		near: "Liebe Menschen, die uns nahe sind,",
	},
	festive: { formal: "Verehrte Gäste," },
	playful: { dancers: "Liebe Mitesser, liebe Mittänzer," },
});

const headings = ideasFor(["heading", "occasion", "back-heading", "title"], "wedding", {
	warm: { with: "Heiratet mit uns", together: "Von jetzt an zu zweit" },
	festive: { vow: "Wir geben uns das Jawort", wedding: "Zur Hochzeit" },
	playful: { finally: "Na endlich: Wir heiraten", ringed: "Zwei Ringe, ein Fest" },
	poetic: { day: "Ein Tag im {{date:month}}" },
	plain: { names: "{{name1}} heiratet {{name2}}" },
});

export const wedding: readonly Idea[] = [
	...[...invitations, ...replies, ...gifts, ...journeys],
	...[...quotations, ...salutations, ...headings],
];
