// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly text: null
  readonly none: null
  readonly save: null
  readonly choice: null
  readonly 'analytics.name': null
  readonly 'analytics.text': { readonly trackers: string | number }
  readonly 'foreignMap.name': null
  readonly 'foreignMap.text': null
  readonly 'booking.name': null
  readonly 'booking.text': null
  readonly 'video.name': null
  readonly 'video.text': null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      title: "Was wir laden dürfen",
      text: "Manches kommt von anderen Anbietern, die dabei Ihre IP-Adresse erfahren. Ohne Ihr Ja wird davon nichts geladen und nichts gespeichert.",
      none: "Nichts erlauben",
      save: "Auswahl speichern",
      choice: "Datenschutz-Einstellungen",
      'analytics.name': "Statistik",
      'analytics.text': [["trackers"]," zählt, welche Seiten gelesen werden."],
      'foreignMap.name': "Karten",
      'foreignMap.text': "Die Landeskarte des Bundes an Stelle unserer gezeichneten.",
      'booking.name': "Terminbuchung",
      'booking.text': "Der Kalender eines Buchungsdienstes, sobald Sie ihn öffnen.",
      'video.name': "Videos",
      'video.text': "Filme von YouTube, sobald Sie sie starten.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      title: "Ce que nous pouvons charger",
      text: "Certains contenus viennent d’autres prestataires, qui apprennent ainsi votre adresse IP. Sans votre accord, rien n’en est chargé ni enregistré.",
      none: "Ne rien autoriser",
      save: "Enregistrer mon choix",
      choice: "Réglages de confidentialité",
      'analytics.name': "Statistiques",
      'analytics.text': [["trackers"]," compte les pages lues."],
      'foreignMap.name': "Cartes",
      'foreignMap.text': "La carte nationale de la Confédération au lieu de notre dessin.",
      'booking.name': "Prise de rendez-vous",
      'booking.text': "Le calendrier d’un service de réservation, dès que vous l’ouvrez.",
      'video.name': "Vidéos",
      'video.text': "Des films de YouTube, dès que vous les lancez.",
    },
  },
  it: {
    language: 'it',
    messages: {
      title: "Che cosa possiamo caricare",
      text: "Alcuni contenuti vengono da altri fornitori, che così apprendono il suo indirizzo IP. Senza il suo sì non viene caricato né salvato nulla.",
      none: "Non permettere nulla",
      save: "Salva la scelta",
      choice: "Impostazioni sulla privacy",
      'analytics.name': "Statistica",
      'analytics.text': [["trackers"]," conta le pagine lette."],
      'foreignMap.name': "Carte",
      'foreignMap.text': "La carta nazionale della Confederazione al posto del nostro disegno.",
      'booking.name': "Prenotazione",
      'booking.text': "Il calendario di un servizio di prenotazione, quando lo apre.",
      'video.name': "Video",
      'video.text': "Filmati di YouTube, quando li avvia.",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      title: "Tge che nus dastgain chargiar",
      text: "Intgins cuntegns vegnan dad auters purschiders che vegnan a savair Vossa adressa IP. Senza Voss gea na vegn nagut chargià e nagut memorisà.",
      none: "Lubir nagut",
      save: "Memorisar la tscherna",
      choice: "Configuraziuns da la protecziun da datas",
      'analytics.name': "Statistica",
      'analytics.text': [["trackers"]," dumbra las paginas che vegnan legidas."],
      'foreignMap.name': "Cartas",
      'foreignMap.text': "La carta naziunala da la Confederaziun empè da noss dissegn.",
      'booking.name': "Reservaziun da termins",
      'booking.text': "Il chalender d’in servetsch da reservaziun, uschespert che Vus al avris.",
      'video.name': "Videos",
      'video.text': "Films da YouTube, uschespert che Vus als lantschais.",
    },
  },
  en: {
    language: 'en',
    messages: {
      title: "What we may load",
      text: "Some content comes from other providers, who learn your IP address. Without your yes none of it is loaded or stored.",
      none: "Allow nothing",
      save: "Save my choice",
      choice: "Privacy settings",
      'analytics.name': "Statistics",
      'analytics.text': [["trackers"]," counts which pages are read."],
      'foreignMap.name': "Maps",
      'foreignMap.text': "The federal map in place of our own drawing.",
      'booking.name': "Booking",
      'booking.text': "The calendar of a booking service, once you open it.",
      'video.name': "Videos",
      'video.text': "Films from YouTube, once you start them.",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      title: "Çfarë mund të ngarkojmë",
      text: "Disa përmbajtje vijnë nga ofrues të tjerë, të cilët mësojnë adresën tuaj IP. Pa pëlqimin tuaj asgjë nuk ngarkohet dhe nuk ruhet.",
      none: "Mos lejo asgjë",
      save: "Ruaj zgjedhjen",
      choice: "Cilësimet e privatësisë",
      'analytics.name': "Statistika",
      'analytics.text': [["trackers"]," numëron faqet që lexohen."],
      'foreignMap.name': "Harta",
      'foreignMap.text': "Harta federale në vend të vizatimit tonë.",
      'booking.name': "Rezervimi i takimit",
      'booking.text': "Kalendari i një shërbimi rezervimi, sapo ta hapni.",
      'video.name': "Video",
      'video.text': "Filma nga YouTube, sapo t’i nisni.",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      title: "Šta smemo da učitamo",
      text: "Neki sadržaji dolaze od drugih ponuđača, koji tako saznaju vašu IP adresu. Bez vašeg pristanka ništa se ne učitava i ne čuva.",
      none: "Ne dozvoli ništa",
      save: "Sačuvaj izbor",
      choice: "Podešavanja privatnosti",
      'analytics.name': "Statistika",
      'analytics.text': [["trackers"]," broji koje se stranice čitaju."],
      'foreignMap.name': "Karte",
      'foreignMap.text': "Savezna karta umesto našeg crteža.",
      'booking.name': "Zakazivanje",
      'booking.text': "Kalendar servisa za zakazivanje, čim ga otvorite.",
      'video.name': "Video",
      'video.text': "Filmovi sa YouTubea, čim ih pokrenete.",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      title: "Što smijemo učitati",
      text: "Neki sadržaji dolaze od drugih ponuđača, koji tako doznaju vašu IP adresu. Bez vašeg pristanka ništa se ne učitava i ne sprema.",
      none: "Ne dopusti ništa",
      save: "Spremi odabir",
      choice: "Postavke privatnosti",
      'analytics.name': "Statistika",
      'analytics.text': [["trackers"]," broji koje se stranice čitaju."],
      'foreignMap.name': "Karte",
      'foreignMap.text': "Savezna karta umjesto našeg crteža.",
      'booking.name': "Dogovaranje termina",
      'booking.text': "Kalendar servisa za dogovaranje, čim ga otvorite.",
      'video.name': "Video",
      'video.text': "Filmovi s YouTubea, čim ih pokrenete.",
    },
  },
  es: {
    language: 'es',
    messages: {
      title: "Qué podemos cargar",
      text: "Algunos contenidos vienen de otros proveedores, que conocen así su dirección IP. Sin su consentimiento no se carga ni se guarda nada.",
      none: "No permitir nada",
      save: "Guardar mi elección",
      choice: "Ajustes de privacidad",
      'analytics.name': "Estadísticas",
      'analytics.text': [["trackers"]," cuenta qué páginas se leen."],
      'foreignMap.name': "Mapas",
      'foreignMap.text': "El mapa federal en lugar de nuestro dibujo.",
      'booking.name': "Reserva de citas",
      'booking.text': "El calendario de un servicio de reservas, cuando lo abre.",
      'video.name': "Vídeos",
      'video.text': "Películas de YouTube, cuando las inicia.",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      title: "O que podemos carregar",
      text: "Alguns conteúdos vêm de outros fornecedores, que ficam a saber o seu endereço IP. Sem o seu consentimento nada é carregado nem guardado.",
      none: "Não permitir nada",
      save: "Guardar a escolha",
      choice: "Definições de privacidade",
      'analytics.name': "Estatísticas",
      'analytics.text': [["trackers"]," conta as páginas lidas."],
      'foreignMap.name': "Mapas",
      'foreignMap.text': "O mapa federal em vez do nosso desenho.",
      'booking.name': "Marcação",
      'booking.text': "O calendário de um serviço de marcações, quando o abre.",
      'video.name': "Vídeos",
      'video.text': "Filmes do YouTube, quando os inicia.",
    },
  },
}
