// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly idle: null
  readonly sent: null
  readonly sentSentence: null
  readonly closedError: null
  readonly changedError: null
  readonly tooMuchError: null
  readonly requiredError: null
  readonly tooLongError: null
  readonly emailError: null
  readonly phoneError: null
  readonly numberError: null
  readonly dateError: null
  readonly choiceError: null
  readonly consentError: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      idle: "Senden",
      sent: "Gesendet. Danke!",
      sentSentence: "Danke, Ihre Nachricht ist bei uns angekommen.",
      closedError: "Dieses Formular steht nicht mehr auf der Website. Bitte rufen Sie uns an.",
      changedError: "Das Formular wurde inzwischen geändert. Noch ist nichts gesendet, und was Sie geschrieben haben, steht noch da. Bitte laden Sie die Seite neu, prüfen Sie Ihre Angaben und senden Sie sie noch einmal.",
      tooMuchError: "Das ist zu viel für ein Formular. Bitte kürzen Sie Ihre Angaben.",
      requiredError: "Bitte füllen Sie dieses Feld aus.",
      tooLongError: "Dieser Text ist zu lang. Bitte kürzen Sie ihn.",
      emailError: "Bitte geben Sie eine gültige E-Mail-Adresse an.",
      phoneError: "Bitte geben Sie eine Telefonnummer an.",
      numberError: "Bitte geben Sie eine Zahl an.",
      dateError: "Bitte geben Sie ein Datum an.",
      choiceError: "Bitte wählen Sie aus, was hier angeboten wird.",
      consentError: "Bitte setzen Sie hier ein Häkchen.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      idle: "Envoyer",
      sent: "Envoyé. Merci !",
      sentSentence: "Merci, votre message nous est bien parvenu.",
      closedError: "Ce formulaire n’est plus sur le site. Veuillez nous appeler.",
      changedError: "Le formulaire a été modifié entre-temps. Rien n’est encore envoyé et ce que vous avez écrit est toujours là. Veuillez recharger la page, vérifier vos indications et les envoyer à nouveau.",
      tooMuchError: "C’est trop pour un formulaire. Veuillez raccourcir vos indications.",
      requiredError: "Veuillez remplir ce champ.",
      tooLongError: "Ce texte est trop long. Veuillez le raccourcir.",
      emailError: "Veuillez indiquer une adresse e-mail valable.",
      phoneError: "Veuillez indiquer un numéro de téléphone.",
      numberError: "Veuillez indiquer un nombre.",
      dateError: "Veuillez indiquer une date.",
      choiceError: "Veuillez choisir parmi ce qui est proposé.",
      consentError: "Veuillez cocher cette case.",
    },
  },
  it: {
    language: 'it',
    messages: {
      idle: "Invia",
      sent: "Inviato. Grazie!",
      sentSentence: "Grazie, il Suo messaggio ci è arrivato.",
      closedError: "Questo modulo non è più sul sito. La preghiamo di telefonarci.",
      changedError: "Nel frattempo il modulo è stato modificato. Non è ancora stato inviato nulla e quello che ha scritto è ancora qui. Ricarichi la pagina, controlli le Sue indicazioni e le invii di nuovo.",
      tooMuchError: "È troppo per un modulo. Abbrevi le Sue indicazioni.",
      requiredError: "Compili questo campo.",
      tooLongError: "Questo testo è troppo lungo. Lo abbrevi.",
      emailError: "Indichi un indirizzo e-mail valido.",
      phoneError: "Indichi un numero di telefono.",
      numberError: "Indichi un numero.",
      dateError: "Indichi una data.",
      choiceError: "Scelga tra ciò che viene offerto.",
      consentError: "Metta un segno di spunta qui.",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      idle: "Trametter",
      sent: "Tramess. Grazia!",
      sentSentence: "Grazia, Voss messadi è arrivà tar nus.",
      closedError: "Quest formular n’è betg pli sin la pagina. Ans telefonai per plaschair.",
      changedError: "Il formular è vegnì midà en il fratemp. Anc è nagut tramess, e quai che Vus avais scrit è anc qua. Rechargiai per plaschair la pagina, controllai Vossas indicaziuns e las tramettai anc ina giada.",
      tooMuchError: "Quai è memia bler per in formular. Scursani per plaschair Vossas indicaziuns.",
      requiredError: "Emplenì per plaschair quest champ.",
      tooLongError: "Quest text è memia lung. Al scursani per plaschair.",
      emailError: "Inditgai per plaschair ina adressa d’e-mail valaivla.",
      phoneError: "Inditgai per plaschair in numer da telefon.",
      numberError: "Inditgai per plaschair in dumber.",
      dateError: "Inditgai per plaschair ina data.",
      choiceError: "Tscherni per plaschair tranter quai che vegn purschì.",
      consentError: "Fai per plaschair ina crutsch qua.",
    },
  },
  en: {
    language: 'en',
    messages: {
      idle: "Send",
      sent: "Sent. Thank you!",
      sentSentence: "Thank you, your message has reached us.",
      closedError: "This form is no longer on the website. Please call us.",
      changedError: "The form has been changed in the meantime. Nothing is sent yet, and what you wrote is still there. Please reload the page, check what you entered and send it again.",
      tooMuchError: "This is too much for a form. Please shorten what you entered.",
      requiredError: "Please fill in this field.",
      tooLongError: "This text is too long. Please shorten it.",
      emailError: "Please enter a valid e-mail address.",
      phoneError: "Please enter a phone number.",
      numberError: "Please enter a number.",
      dateError: "Please enter a date.",
      choiceError: "Please choose from what is offered.",
      consentError: "Please tick this box.",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      idle: "Dërgo",
      sent: "U dërgua. Faleminderit!",
      sentSentence: "Faleminderit, mesazhi juaj ka mbërritur te ne.",
      closedError: "Ky formular nuk është më në faqe. Ju lutemi na telefononi.",
      changedError: "Formulari është ndryshuar ndërkohë. Ende nuk është dërguar asgjë dhe ajo që keni shkruar është ende këtu. Ju lutemi ringarkoni faqen, kontrolloni të dhënat dhe dërgojini përsëri.",
      tooMuchError: "Kjo është tepër për një formular. Ju lutemi shkurtoni të dhënat.",
      requiredError: "Ju lutemi plotësoni këtë fushë.",
      tooLongError: "Ky tekst është tepër i gjatë. Ju lutemi shkurtojeni.",
      emailError: "Ju lutemi jepni një adresë të vlefshme e-maili.",
      phoneError: "Ju lutemi jepni një numër telefoni.",
      numberError: "Ju lutemi jepni një numër.",
      dateError: "Ju lutemi jepni një datë.",
      choiceError: "Ju lutemi zgjidhni nga ajo që ofrohet.",
      consentError: "Ju lutemi vendosni një shenjë këtu.",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      idle: "Pošalji",
      sent: "Poslato. Hvala!",
      sentSentence: "Hvala, vaša poruka je stigla do nas.",
      closedError: "Ovaj formular više nije na sajtu. Molimo pozovite nas.",
      changedError: "Formular je u međuvremenu promenjen. Još ništa nije poslato, a ono što ste napisali je još tu. Molimo učitajte stranicu ponovo, proverite podatke i pošaljite ih još jednom.",
      tooMuchError: "To je previše za formular. Molimo skratite podatke.",
      requiredError: "Molimo popunite ovo polje.",
      tooLongError: "Ovaj tekst je predugačak. Molimo skratite ga.",
      emailError: "Molimo navedite važeću e-mail adresu.",
      phoneError: "Molimo navedite broj telefona.",
      numberError: "Molimo navedite broj.",
      dateError: "Molimo navedite datum.",
      choiceError: "Molimo izaberite nešto od ponuđenog.",
      consentError: "Molimo označite ovo polje.",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      idle: "Pošalji",
      sent: "Poslano. Hvala!",
      sentSentence: "Hvala, vaša je poruka stigla do nas.",
      closedError: "Ovaj obrazac više nije na web-stranici. Molimo nazovite nas.",
      changedError: "Obrazac je u međuvremenu promijenjen. Još ništa nije poslano, a ono što ste napisali još je tu. Molimo ponovno učitajte stranicu, provjerite podatke i pošaljite ih još jednom.",
      tooMuchError: "To je previše za obrazac. Molimo skratite podatke.",
      requiredError: "Molimo ispunite ovo polje.",
      tooLongError: "Ovaj je tekst predug. Molimo skratite ga.",
      emailError: "Molimo navedite valjanu e-mail adresu.",
      phoneError: "Molimo navedite broj telefona.",
      numberError: "Molimo navedite broj.",
      dateError: "Molimo navedite datum.",
      choiceError: "Molimo odaberite nešto od ponuđenog.",
      consentError: "Molimo označite ovo polje.",
    },
  },
  es: {
    language: 'es',
    messages: {
      idle: "Enviar",
      sent: "Enviado. ¡Gracias!",
      sentSentence: "Gracias, hemos recibido su mensaje.",
      closedError: "Este formulario ya no está en el sitio web. Llámenos, por favor.",
      changedError: "El formulario ha cambiado entretanto. Todavía no se ha enviado nada y lo que ha escrito sigue aquí. Vuelva a cargar la página, compruebe sus datos y envíelos de nuevo.",
      tooMuchError: "Es demasiado para un formulario. Acorte sus datos.",
      requiredError: "Rellene este campo.",
      tooLongError: "Este texto es demasiado largo. Acórtelo.",
      emailError: "Indique una dirección de correo válida.",
      phoneError: "Indique un número de teléfono.",
      numberError: "Indique un número.",
      dateError: "Indique una fecha.",
      choiceError: "Elija entre lo que se ofrece.",
      consentError: "Marque esta casilla.",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      idle: "Enviar",
      sent: "Enviado. Obrigado!",
      sentSentence: "Obrigado, a sua mensagem chegou até nós.",
      closedError: "Este formulário já não está no site. Por favor, telefone-nos.",
      changedError: "Entretanto o formulário foi alterado. Ainda nada foi enviado e o que escreveu ainda está aqui. Recarregue a página, verifique os seus dados e envie-os de novo.",
      tooMuchError: "É demasiado para um formulário. Encurte os seus dados.",
      requiredError: "Preencha este campo.",
      tooLongError: "Este texto é demasiado longo. Encurte-o.",
      emailError: "Indique um endereço de e-mail válido.",
      phoneError: "Indique um número de telefone.",
      numberError: "Indique um número.",
      dateError: "Indique uma data.",
      choiceError: "Escolha entre o que é oferecido.",
      consentError: "Assinale esta caixa.",
    },
  },
}
