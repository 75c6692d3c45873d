// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly choose: null
  readonly optional: null
  readonly trap: null
  readonly websiteError: null
  readonly loading: null
  readonly error: null
  readonly failedSentence: null
  readonly wrongSentence: null
  readonly back: null
  readonly signsError: null
  readonly checkSentence: null
  readonly goBack: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      choose: "Bitte wählen",
      optional: "freiwillig",
      trap: "Bitte leer lassen",
      websiteError: "Ihre Nachricht sieht aus wie von einer Maschine. Bitte warten Sie einen Moment und senden Sie noch einmal.",
      loading: "Wird gesendet …",
      error: "Nicht gesendet",
      failedSentence: "Das konnte nicht gesendet werden. Was Sie geschrieben haben, ist noch da. Bitte versuchen Sie es noch einmal.",
      wrongSentence: "Bitte prüfen Sie diese Angaben:",
      back: "Zurück zur Seite",
      signsError: "Hier stehen unsichtbare Zeichen, die nicht gehen. Bitte tippen Sie den Text neu.",
      checkSentence: "Noch ist nichts gesendet. Bitte prüfen Sie Ihre Angaben und senden Sie sie dann.",
      goBack: "Gehen Sie im Browser zurück: Was Sie geschrieben haben, steht noch da.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      choose: "Veuillez choisir",
      optional: "facultatif",
      trap: "Laisser vide",
      websiteError: "Votre message semble venir d’une machine. Veuillez patienter un instant et réessayer.",
      loading: "Envoi en cours …",
      error: "Échec de l’envoi",
      failedSentence: "L’envoi n’a pas abouti. Ce que vous avez écrit est toujours là. Veuillez réessayer.",
      wrongSentence: "Veuillez vérifier ces indications :",
      back: "Retour à la page",
      signsError: "Ce texte contient des signes invisibles qui ne sont pas acceptés. Veuillez le retaper.",
      checkSentence: "Rien n’est encore envoyé. Veuillez vérifier vos indications, puis les envoyer.",
      goBack: "Revenez en arrière dans le navigateur : ce que vous avez écrit y est encore.",
    },
  },
  it: {
    language: 'it',
    messages: {
      choose: "Scelga",
      optional: "facoltativo",
      trap: "Lasciare vuoto",
      websiteError: "Il suo messaggio sembra inviato da una macchina. Attenda un momento e lo invii di nuovo.",
      loading: "Invio in corso …",
      error: "Non inviato",
      failedSentence: "L’invio non è riuscito. Quello che ha scritto è ancora qui. Riprovi.",
      wrongSentence: "Controlli queste indicazioni:",
      back: "Torna alla pagina",
      signsError: "Questo testo contiene segni invisibili non ammessi. Lo digiti di nuovo.",
      checkSentence: "Non è ancora stato inviato nulla. Controlli le Sue indicazioni e poi le invii.",
      goBack: "Torni indietro nel browser: quello che ha scritto è ancora lì.",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      choose: "Tscherni per plaschair",
      optional: "facultativ",
      trap: "Laschar vid",
      websiteError: "Voss messadi para d’esser tramess d’ina maschina. Spetgai in mument e tramettai anc ina giada.",
      loading: "Vegn tramess …",
      error: "Betg tramess",
      failedSentence: "Quai n’ha betg pudì vegnir tramess. Quai che Vus avais scrit è anc qua. Empruvai anc ina giada.",
      wrongSentence: "Controllai per plaschair questas indicaziuns:",
      back: "Enavos a la pagina",
      signsError: "Quest text cuntegna segns nunvesaivels che na van betg. Al scrivai da nov.",
      checkSentence: "Anc è nagut tramess. Controllai per plaschair Vossas indicaziuns e las tramettai lura.",
      goBack: "Turnai enavos en il navigatur: quai che Vus avais scrit è anc là.",
    },
  },
  en: {
    language: 'en',
    messages: {
      choose: "Please choose",
      optional: "optional",
      trap: "Leave this empty",
      websiteError: "Your message looks as if a machine had sent it. Please wait a moment and send it again.",
      loading: "Sending …",
      error: "Not sent",
      failedSentence: "This could not be sent. What you wrote is still there. Please try again.",
      wrongSentence: "Please check these fields:",
      back: "Back to the page",
      signsError: "This holds invisible characters that cannot be taken. Please type it again.",
      checkSentence: "Nothing is sent yet. Please check what you entered and then send it.",
      goBack: "Go back in your browser: what you wrote is still there.",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      choose: "Ju lutemi zgjidhni",
      optional: "opsionale",
      trap: "Lëreni bosh",
      websiteError: "Mesazhi juaj duket sikur e ka dërguar një makinë. Ju lutemi prisni një çast dhe dërgojeni përsëri.",
      loading: "Po dërgohet …",
      error: "Nuk u dërgua",
      failedSentence: "Kjo nuk mund të dërgohej. Ajo që keni shkruar është ende këtu. Ju lutemi provoni përsëri.",
      wrongSentence: "Ju lutemi kontrolloni këto të dhëna:",
      back: "Kthehu te faqja",
      signsError: "Ky tekst ka shenja të padukshme që nuk pranohen. Ju lutemi shkruajeni përsëri.",
      checkSentence: "Ende nuk është dërguar asgjë. Ju lutemi kontrolloni të dhënat dhe pastaj dërgojini.",
      goBack: "Kthehuni prapa në shfletues: ajo që keni shkruar është ende aty.",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      choose: "Molimo izaberite",
      optional: "nije obavezno",
      trap: "Ostavite prazno",
      websiteError: "Vaša poruka izgleda kao da ju je poslala mašina. Sačekajte trenutak i pošaljite ponovo.",
      loading: "Šalje se …",
      error: "Nije poslato",
      failedSentence: "Ovo nije moglo da se pošalje. Ono što ste napisali je još tu. Pokušajte ponovo.",
      wrongSentence: "Molimo proverite ove podatke:",
      back: "Nazad na stranicu",
      signsError: "Ovde ima nevidljivih znakova koji nisu dozvoljeni. Molimo otkucajte tekst ponovo.",
      checkSentence: "Još ništa nije poslato. Molimo proverite podatke i zatim ih pošaljite.",
      goBack: "Vratite se u pregledaču: ono što ste napisali je još tu.",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      choose: "Molimo odaberite",
      optional: "nije obavezno",
      trap: "Ostavite prazno",
      websiteError: "Vaša poruka izgleda kao da ju je poslao stroj. Pričekajte trenutak i pošaljite ponovno.",
      loading: "Šalje se …",
      error: "Nije poslano",
      failedSentence: "Ovo se nije moglo poslati. Ono što ste napisali još je tu. Pokušajte ponovno.",
      wrongSentence: "Molimo provjerite ove podatke:",
      back: "Natrag na stranicu",
      signsError: "Ovdje ima nevidljivih znakova koji nisu dopušteni. Molimo upišite tekst ponovno.",
      checkSentence: "Još ništa nije poslano. Molimo provjerite podatke i zatim ih pošaljite.",
      goBack: "Vratite se u pregledniku: ono što ste napisali još je tu.",
    },
  },
  es: {
    language: 'es',
    messages: {
      choose: "Elija",
      optional: "opcional",
      trap: "Dejar vacío",
      websiteError: "Su mensaje parece enviado por una máquina. Espere un momento y envíelo de nuevo.",
      loading: "Enviando …",
      error: "No enviado",
      failedSentence: "No se ha podido enviar. Lo que ha escrito sigue aquí. Inténtelo de nuevo.",
      wrongSentence: "Compruebe estos datos:",
      back: "Volver a la página",
      signsError: "Este texto contiene signos invisibles que no se admiten. Escríbalo de nuevo.",
      checkSentence: "Todavía no se ha enviado nada. Compruebe sus datos y envíelos después.",
      goBack: "Vuelva atrás en el navegador: lo que ha escrito sigue ahí.",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      choose: "Escolha",
      optional: "facultativo",
      trap: "Deixar vazio",
      websiteError: "A sua mensagem parece enviada por uma máquina. Aguarde um momento e envie de novo.",
      loading: "A enviar …",
      error: "Não enviado",
      failedSentence: "Não foi possível enviar. O que escreveu ainda está aqui. Tente de novo.",
      wrongSentence: "Verifique estes dados:",
      back: "Voltar à página",
      signsError: "Este texto tem sinais invisíveis que não são aceites. Escreva-o de novo.",
      checkSentence: "Ainda nada foi enviado. Verifique os seus dados e envie-os depois.",
      goBack: "Volte atrás no navegador: o que escreveu ainda está lá.",
    },
  },
}
