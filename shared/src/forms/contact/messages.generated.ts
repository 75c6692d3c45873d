// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** What each sentence takes. */
export interface Sentences {
  readonly titleLegend: null
  readonly frau: null
  readonly herr: null
  readonly divers: null
  readonly vorname: null
  readonly nachname: null
  readonly dateOfBirth: null
  readonly strasse: null
  readonly plz: null
  readonly ort: null
  readonly email: null
  readonly telefon: null
  readonly existingCustomerLegend: null
  readonly ja: null
  readonly nein: null
  readonly themesLegend: null
  readonly bevorzugterTermin: null
  readonly bevorzugteUhrzeit: null
  readonly choose: null
  readonly vormittag: null
  readonly mittag: null
  readonly nachmittag: null
  readonly abend: null
  readonly fragenAnmerkungen: null
  readonly optional: null
  readonly trap: null
  readonly anredeError: null
  readonly vornameError: null
  readonly nachnameError: null
  readonly dateOfBirthError: null
  readonly strasseError: null
  readonly plzError: null
  readonly ortError: null
  readonly emailError: null
  readonly telefonError: null
  readonly existingCustomerError: null
  readonly themesError: null
  readonly bevorzugterTerminError: null
  readonly bevorzugteUhrzeitError: null
  readonly fragenAnmerkungenError: null
  readonly websiteError: null
  readonly idle: null
  readonly loading: null
  readonly sent: null
  readonly error: null
  readonly sentSentence: null
  readonly failedSentence: null
  readonly wrongSentence: null
  readonly back: null
  readonly mailSubject: { readonly name: string | number }
  readonly mailGreeting: { readonly name: string | number }
  readonly mailBody: null
  readonly mailSignature: { readonly name: string | number }
  readonly noticeSubject: null
  readonly brillenglasbestimmung: null
  readonly gesundheitscheck: null
  readonly analyseAuge: null
  readonly sehtestLernfahrgesuch: null
  readonly neuanpassungKontaktlinsen: null
  readonly kontrolleKontaktlinsen: null
  readonly kontaktlinsenAbo: null
  readonly frequentlensDirect: null
  readonly brillenberatung: null
  readonly brillenservice: null
  readonly sonnenbrillenberatung: null
  readonly myopieManagement: null
  readonly sonstiges: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      titleLegend: "Anrede",
      frau: "Frau",
      herr: "Herr",
      divers: "Divers",
      vorname: "Vorname",
      nachname: "Nachname",
      dateOfBirth: "Geburtsdatum",
      strasse: "Strasse und Nummer",
      plz: "PLZ",
      ort: "Ort",
      email: "E-Mail",
      telefon: "Telefon",
      existingCustomerLegend: "Waren Sie schon bei uns?",
      ja: "Ja",
      nein: "Nein",
      themesLegend: "Worum geht es?",
      bevorzugterTermin: "Wunschtermin",
      bevorzugteUhrzeit: "Wunschzeit",
      choose: "Bitte wählen",
      vormittag: "Vormittag",
      mittag: "Mittag",
      nachmittag: "Nachmittag",
      abend: "Abend",
      fragenAnmerkungen: "Fragen und Anmerkungen",
      optional: "freiwillig",
      trap: "Bitte leer lassen",
      anredeError: "Bitte wählen Sie eine Anrede.",
      vornameError: "Bitte geben Sie Ihren Vornamen an.",
      nachnameError: "Bitte geben Sie Ihren Nachnamen an.",
      dateOfBirthError: "Das Geburtsdatum ist zu lang.",
      strasseError: "Die Strasse ist zu lang.",
      plzError: "Bitte geben Sie Ihre Postleitzahl an.",
      ortError: "Der Ort ist zu lang.",
      emailError: "Bitte geben Sie eine gültige E-Mail-Adresse an.",
      telefonError: "Bitte geben Sie Ihre Telefonnummer an.",
      existingCustomerError: "Bitte wählen Sie Ja oder Nein.",
      themesError: "Bitte wählen Sie mindestens ein Thema.",
      bevorzugterTerminError: "Bitte wählen Sie einen Tag.",
      bevorzugteUhrzeitError: "Bitte wählen Sie eine Tageszeit.",
      fragenAnmerkungenError: "Der Text ist zu lang.",
      websiteError: "Ihre Nachricht sieht aus wie von einer Maschine. Bitte warten Sie einen Moment und senden Sie noch einmal.",
      idle: "Anfrage senden",
      loading: "Wird gesendet …",
      sent: "Gesendet. Danke!",
      error: "Nicht gesendet",
      sentSentence: "Danke, Ihre Anfrage ist bei uns. Wir melden uns bei Ihnen.",
      failedSentence: "Ihre Anfrage konnte nicht gesendet werden. Was Sie geschrieben haben, ist noch da. Bitte versuchen Sie es noch einmal.",
      wrongSentence: "Bitte prüfen Sie diese Angaben und gehen Sie zurück:",
      back: "Zurück zur Seite",
      mailSubject: ["Ihre Anfrage bei ",["name"]],
      mailGreeting: ["Guten Tag ",["name"]],
      mailBody: "Danke für Ihre Anfrage. Sie ist bei uns angekommen, und wir melden uns bei Ihnen.",
      mailSignature: ["Freundliche Grüsse\n",["name"]],
      noticeSubject: "Neue Anfrage über die Website",
      brillenglasbestimmung: "Brillenglasbestimmung",
      gesundheitscheck: "Gesundheitscheck",
      analyseAuge: "Analyse des Auges",
      sehtestLernfahrgesuch: "Sehtest für das Lernfahrgesuch",
      neuanpassungKontaktlinsen: "Neuanpassung von Kontaktlinsen",
      kontrolleKontaktlinsen: "Kontrolle der Kontaktlinsen",
      kontaktlinsenAbo: "Kontaktlinsen-Abo",
      frequentlensDirect: "Frequentlens direct",
      brillenberatung: "Brillenberatung",
      brillenservice: "Brillenservice",
      sonnenbrillenberatung: "Sonnenbrillenberatung",
      myopieManagement: "Myopie-Management",
      sonstiges: "Sonstiges",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      titleLegend: "Civilité",
      frau: "Madame",
      herr: "Monsieur",
      divers: "Autre",
      vorname: "Prénom",
      nachname: "Nom",
      dateOfBirth: "Date de naissance",
      strasse: "Rue et numéro",
      plz: "NPA",
      ort: "Localité",
      email: "E-mail",
      telefon: "Téléphone",
      existingCustomerLegend: "Êtes-vous déjà venu chez nous ?",
      ja: "Oui",
      nein: "Non",
      themesLegend: "De quoi s’agit-il ?",
      bevorzugterTermin: "Date souhaitée",
      bevorzugteUhrzeit: "Heure souhaitée",
      choose: "Veuillez choisir",
      vormittag: "Matin",
      mittag: "Midi",
      nachmittag: "Après-midi",
      abend: "Soir",
      fragenAnmerkungen: "Questions et remarques",
      optional: "facultatif",
      trap: "Laisser vide",
      anredeError: "Veuillez choisir une civilité.",
      vornameError: "Veuillez indiquer votre prénom.",
      nachnameError: "Veuillez indiquer votre nom.",
      dateOfBirthError: "La date de naissance est trop longue.",
      strasseError: "La rue est trop longue.",
      plzError: "Veuillez indiquer votre code postal.",
      ortError: "La localité est trop longue.",
      emailError: "Veuillez indiquer une adresse e-mail valable.",
      telefonError: "Veuillez indiquer votre numéro de téléphone.",
      existingCustomerError: "Veuillez choisir oui ou non.",
      themesError: "Veuillez choisir au moins un thème.",
      bevorzugterTerminError: "Veuillez choisir un jour.",
      bevorzugteUhrzeitError: "Veuillez choisir un moment de la journée.",
      fragenAnmerkungenError: "Le texte est trop long.",
      websiteError: "Votre message semble venir d’une machine. Veuillez patienter un instant et réessayer.",
      idle: "Envoyer la demande",
      loading: "Envoi en cours …",
      sent: "Envoyé. Merci !",
      error: "Échec de l’envoi",
      sentSentence: "Merci, votre demande nous est parvenue. Nous vous répondrons.",
      failedSentence: "Votre demande n’a pas pu être envoyée. Ce que vous avez écrit est toujours là. Veuillez réessayer.",
      wrongSentence: "Veuillez vérifier ces indications et revenir en arrière :",
      back: "Retour à la page",
      mailSubject: ["Votre demande à ",["name"]],
      mailGreeting: ["Bonjour ",["name"]],
      mailBody: "Merci de votre demande. Elle nous est bien parvenue et nous vous répondrons.",
      mailSignature: ["Meilleures salutations\n",["name"]],
      noticeSubject: "Nouvelle demande par le site",
      brillenglasbestimmung: "Examen de la vue",
      gesundheitscheck: "Bilan de santé visuelle",
      analyseAuge: "Analyse de l’œil",
      sehtestLernfahrgesuch: "Test de la vue pour le permis",
      neuanpassungKontaktlinsen: "Nouvelle adaptation de lentilles",
      kontrolleKontaktlinsen: "Contrôle des lentilles",
      kontaktlinsenAbo: "Abonnement de lentilles",
      frequentlensDirect: "Frequentlens direct",
      brillenberatung: "Conseil en lunettes",
      brillenservice: "Service de lunettes",
      sonnenbrillenberatung: "Conseil en lunettes de soleil",
      myopieManagement: "Gestion de la myopie",
      sonstiges: "Autre",
    },
  },
  en: {
    language: 'en',
    messages: {
      titleLegend: "Title",
      frau: "Ms",
      herr: "Mr",
      divers: "Other",
      vorname: "First name",
      nachname: "Last name",
      dateOfBirth: "Date of birth",
      strasse: "Street and number",
      plz: "Postcode",
      ort: "Town",
      email: "E-mail",
      telefon: "Phone",
      existingCustomerLegend: "Have you been with us before?",
      ja: "Yes",
      nein: "No",
      themesLegend: "What is it about?",
      bevorzugterTermin: "Preferred date",
      bevorzugteUhrzeit: "Preferred time",
      choose: "Please choose",
      vormittag: "Morning",
      mittag: "Noon",
      nachmittag: "Afternoon",
      abend: "Evening",
      fragenAnmerkungen: "Questions and remarks",
      optional: "optional",
      trap: "Leave this empty",
      anredeError: "Please choose a title.",
      vornameError: "Please tell us your first name.",
      nachnameError: "Please tell us your last name.",
      dateOfBirthError: "The date of birth is too long.",
      strasseError: "The street is too long.",
      plzError: "Please tell us your postcode.",
      ortError: "The town is too long.",
      emailError: "Please enter a valid e-mail address.",
      telefonError: "Please tell us your phone number.",
      existingCustomerError: "Please choose yes or no.",
      themesError: "Please choose at least one subject.",
      bevorzugterTerminError: "Please choose a day.",
      bevorzugteUhrzeitError: "Please choose a time of day.",
      fragenAnmerkungenError: "The text is too long.",
      websiteError: "Your message looks as if a machine had sent it. Please wait a moment and send it again.",
      idle: "Send request",
      loading: "Sending …",
      sent: "Sent. Thank you!",
      error: "Not sent",
      sentSentence: "Thank you, your request has reached us. We will get back to you.",
      failedSentence: "Your request could not be sent. What you wrote is still there. Please try again.",
      wrongSentence: "Please check these fields and go back:",
      back: "Back to the page",
      mailSubject: ["Your request to ",["name"]],
      mailGreeting: ["Hello ",["name"]],
      mailBody: "Thank you for your request. It has reached us, and we will get back to you.",
      mailSignature: ["Kind regards\n",["name"]],
      noticeSubject: "New request from the website",
      brillenglasbestimmung: "Eye test for glasses",
      gesundheitscheck: "Eye health check",
      analyseAuge: "Analysis of the eye",
      sehtestLernfahrgesuch: "Eye test for a learner’s permit",
      neuanpassungKontaktlinsen: "New contact lenses",
      kontrolleKontaktlinsen: "Contact lens check",
      kontaktlinsenAbo: "Contact lens subscription",
      frequentlensDirect: "Frequentlens direct",
      brillenberatung: "Advice on glasses",
      brillenservice: "Glasses service",
      sonnenbrillenberatung: "Advice on sunglasses",
      myopieManagement: "Myopia management",
      sonstiges: "Something else",
    },
  },
}
