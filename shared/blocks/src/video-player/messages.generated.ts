// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly play: null
  readonly playNamed: { readonly name: string | number }
  readonly text: { readonly service: string | number }
  readonly load: null
  readonly always: null
  readonly outside: { readonly service: string | number }
  readonly 'unavailable.none': null
  readonly 'unavailable.mux': null
  readonly 'unavailable.youtube': null
  readonly 'unavailable.preparing': null
  readonly 'unavailable.failed': null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      play: "Video abspielen",
      playNamed: ["Video abspielen: ",["name"]],
      text: ["Das Video kommt von ",["service"],". Wenn Sie es laden, erfährt dieser Anbieter Ihre IP-Adresse."],
      load: "Video laden",
      always: "Künftig gleich laden",
      outside: ["Bei ",["service"]," ansehen"],
      'unavailable.none': "Wählen Sie in den Optionen ein Video.",
      'unavailable.mux': "Dieses Video ist nicht verfügbar. Besucherinnen und Besucher sehen hier nichts.",
      'unavailable.youtube': "Dieses YouTube-Video ist nicht verfügbar. Besucherinnen und Besucher sehen hier nichts.",
      'unavailable.preparing': "Dieses Video wird noch vorbereitet. Bis es so weit ist, sehen Besucherinnen und Besucher hier nichts.",
      'unavailable.failed': "Dieses Video lässt sich nicht lesen. Laden Sie es in der Mediathek neu hoch, am besten als MP4.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      play: "Lire la vidéo",
      playNamed: ["Lire la vidéo : ",["name"]],
      text: ["La vidéo vient de ",["service"],". Si vous la chargez, ce prestataire apprend votre adresse IP."],
      load: "Charger la vidéo",
      always: "À l’avenir, charger directement",
      outside: ["Regarder sur ",["service"]],
      'unavailable.none': "Choisissez une vidéo dans les options.",
      'unavailable.mux': "Cette vidéo n’est pas disponible. Les visiteurs ne voient rien ici.",
      'unavailable.youtube': "Cette vidéo YouTube n’est pas disponible. Les visiteurs ne voient rien ici.",
      'unavailable.preparing': "Cette vidéo est encore en préparation. D’ici là, les visiteurs ne voient rien ici.",
      'unavailable.failed': "Cette vidéo est illisible. Veuillez la téléverser à nouveau dans la médiathèque, de préférence en MP4.",
    },
  },
  it: {
    language: 'it',
    messages: {
      play: "Riproduci il video",
      playNamed: ["Riproduci il video: ",["name"]],
      text: ["Il video viene da ",["service"],". Se lo carica, questo fornitore apprende il suo indirizzo IP."],
      load: "Carica il video",
      always: "In futuro carica subito",
      outside: ["Guarda su ",["service"]],
      'unavailable.none': "Scelga un video nelle opzioni.",
      'unavailable.mux': "Questo video non è disponibile. I visitatori qui non vedono nulla.",
      'unavailable.youtube': "Questo video di YouTube non è disponibile. I visitatori qui non vedono nulla.",
      'unavailable.preparing': "Questo video è ancora in preparazione. Fino ad allora i visitatori qui non vedono nulla.",
      'unavailable.failed': "Questo video non è leggibile. Lo carichi di nuovo nella mediateca, preferibilmente come MP4.",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      play: "Far ir il video",
      playNamed: ["Far ir il video: ",["name"]],
      text: ["Il video vegn da ",["service"],". Sche Vus al chargiais, vegn quest purschider a savair Vossa adressa IP."],
      load: "Chargiar il video",
      always: "En l’avegnir chargiar directamain",
      outside: ["Guardar tar ",["service"]],
      'unavailable.none': "Tschernì in video en las opziuns.",
      'unavailable.mux': "Quest video n’è betg disponibel. Visitaders na vesan qua nagut.",
      'unavailable.youtube': "Quest video da YouTube n’è betg disponibel. Visitaders na vesan qua nagut.",
      'unavailable.preparing': "Quest video vegn anc preparà. Fin lura na vesan visitaders qua nagut.",
      'unavailable.failed': "Quest video n’è betg legibel. Chargiai el danovamain en la mediateca, il meglier sco MP4.",
    },
  },
  en: {
    language: 'en',
    messages: {
      play: "Play the video",
      playNamed: ["Play the video: ",["name"]],
      text: ["The video comes from ",["service"],". If you load it, this provider learns your IP address."],
      load: "Load the video",
      always: "Load at once in future",
      outside: ["Watch at ",["service"]],
      'unavailable.none': "Choose a video in the options.",
      'unavailable.mux': "This video is not available. Visitors see nothing here.",
      'unavailable.youtube': "This YouTube video is not available. Visitors see nothing here.",
      'unavailable.preparing': "This video is still being prepared. Until it is ready, visitors see nothing here.",
      'unavailable.failed': "This video cannot be read. Upload it again in the library, best as MP4.",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      play: "Luaj videon",
      playNamed: ["Luaj videon: ",["name"]],
      text: ["Videoja vjen nga ",["service"],". Nëse e ngarkoni, ky ofrues mëson adresën tuaj IP."],
      load: "Ngarko videon",
      always: "Në të ardhmen ngarko menjëherë",
      outside: ["Shihe te ",["service"]],
      'unavailable.none': "Zgjidhni një video te opsionet.",
      'unavailable.mux': "Kjo video nuk është e disponueshme. Vizitorët nuk shohin asgjë këtu.",
      'unavailable.youtube': "Kjo video e YouTube nuk është e disponueshme. Vizitorët nuk shohin asgjë këtu.",
      'unavailable.preparing': "Kjo video është ende duke u përgatitur. Deri atëherë vizitorët nuk shohin asgjë këtu.",
      'unavailable.failed': "Kjo video nuk mund të lexohet. Ngarkojeni përsëri te mediateka, më së miri si MP4.",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      play: "Pusti video",
      playNamed: ["Pusti video: ",["name"]],
      text: ["Video dolazi sa servisa ",["service"],". Ako ga učitate, taj ponuđač saznaje vašu IP adresu."],
      load: "Učitaj video",
      always: "Ubuduće odmah učitaj",
      outside: ["Pogledaj na servisu ",["service"]],
      'unavailable.none': "Izaberite video u opcijama.",
      'unavailable.mux': "Ovaj video nije dostupan. Posetioci ovde ne vide ništa.",
      'unavailable.youtube': "Ovaj YouTube video nije dostupan. Posetioci ovde ne vide ništa.",
      'unavailable.preparing': "Ovaj video se još priprema. Do tada posetioci ovde ne vide ništa.",
      'unavailable.failed': "Ovaj video ne može da se pročita. Otpremite ga ponovo u medijateku, najbolje kao MP4.",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      play: "Pokreni video",
      playNamed: ["Pokreni video: ",["name"]],
      text: ["Video dolazi sa servisa ",["service"],". Ako ga učitate, taj ponuđač doznaje vašu IP adresu."],
      load: "Učitaj video",
      always: "Ubuduće odmah učitaj",
      outside: ["Pogledaj na servisu ",["service"]],
      'unavailable.none': "Odaberite video u opcijama.",
      'unavailable.mux': "Ovaj video nije dostupan. Posjetitelji ovdje ne vide ništa.",
      'unavailable.youtube': "Ovaj YouTube video nije dostupan. Posjetitelji ovdje ne vide ništa.",
      'unavailable.preparing': "Ovaj video se još priprema. Do tada posjetitelji ovdje ne vide ništa.",
      'unavailable.failed': "Ovaj se video ne može pročitati. Ponovno ga prenesite u medijateku, najbolje kao MP4.",
    },
  },
  es: {
    language: 'es',
    messages: {
      play: "Reproducir el vídeo",
      playNamed: ["Reproducir el vídeo: ",["name"]],
      text: ["El vídeo viene de ",["service"],". Si lo carga, este proveedor conoce su dirección IP."],
      load: "Cargar el vídeo",
      always: "En adelante, cargar enseguida",
      outside: ["Ver en ",["service"]],
      'unavailable.none': "Elija un vídeo en las opciones.",
      'unavailable.mux': "Este vídeo no está disponible. Los visitantes no ven nada aquí.",
      'unavailable.youtube': "Este vídeo de YouTube no está disponible. Los visitantes no ven nada aquí.",
      'unavailable.preparing': "Este vídeo aún se está preparando. Hasta entonces, los visitantes no ven nada aquí.",
      'unavailable.failed': "Este vídeo no se puede leer. Súbalo de nuevo en la mediateca, preferiblemente en MP4.",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      play: "Reproduzir o vídeo",
      playNamed: ["Reproduzir o vídeo: ",["name"]],
      text: ["O vídeo vem de ",["service"],". Se o carregar, este fornecedor fica a saber o seu endereço IP."],
      load: "Carregar o vídeo",
      always: "No futuro, carregar logo",
      outside: ["Ver em ",["service"]],
      'unavailable.none': "Escolha um vídeo nas opções.",
      'unavailable.mux': "Este vídeo não está disponível. Os visitantes não veem nada aqui.",
      'unavailable.youtube': "Este vídeo do YouTube não está disponível. Os visitantes não veem nada aqui.",
      'unavailable.preparing': "Este vídeo ainda está a ser preparado. Até lá, os visitantes não veem nada aqui.",
      'unavailable.failed': "Este vídeo não pode ser lido. Carregue-o de novo na mediateca, de preferência em MP4.",
    },
  },
}
