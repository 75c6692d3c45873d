/** A hole of the round through Winterthur. Places as [latitude, longitude]. */
export interface Hole {
  readonly slug: string
  readonly name: readonly [de: string, fr: string]
  readonly par: number
  readonly start: readonly [latitude: number, longitude: number]
  readonly end: readonly [latitude: number, longitude: number]
  readonly text: readonly [de: string, fr: string]
  readonly rule: readonly [de: string, fr: string]
}

/** A hole whose picture is drawn. */
export interface DrawnHole extends Hole {
  readonly slug: (typeof holes)[number]['slug']
}

export const holes = [
  {
    slug: 'bahnhofplatz',
    name: ['Gleis null', 'Voie zéro'],
    par: 3,
    start: [47.50005, 8.72475],
    end: [47.49973, 8.72562],
    text: [
      '**Abschlag** ist die dritte Bodenplatte vor der Bahnhofsuhr. Zwischen dir und dem Ziel liegen zwei Bushaltestellen, ein Veloständer und der Feierabend. **Ziel** ist der Sockel des ersten Laternenpfahls im Untertor: Berühren genügt.',
      '**Départ** sur la troisième dalle devant l’horloge de la gare. Entre toi et le but : deux arrêts de bus, un parc à vélos et la sortie des bureaux. **But** : le socle du premier lampadaire de l’Untertor. Toucher suffit.',
    ],
    rule: [
      'Wer einen Bus trifft, winkt dem Chauffeur und schreibt sich einen Schlag dazu.',
      'Qui touche un bus salue le chauffeur et s’ajoute un coup.',
    ],
  },
  {
    slug: 'untertor',
    name: ['Die Einkaufstasche', 'Le sac à commissions'],
    par: 4,
    start: [47.49973, 8.72567],
    end: [47.49961, 8.72765],
    text: [
      '**Abschlag** beim Laternenpfahl, an dem Loch 1 endet. Die Gasse ist lang, eben und voller Taschen. **Ziel** ist der Dolendeckel vor der Ecke zum Unteren Graben; der Ball muss auf dem Deckel liegen bleiben.',
      '**Départ** au lampadaire où finit le trou 1. La ruelle est longue, plate et pleine de sacs. **But** : la plaque d’égout à l’angle de l’Unterer Graben ; la balle doit y rester.',
    ],
    rule: [
      'Flach spielen. Was höher fliegt als ein Kinderwagen, zählt doppelt.',
      'Jouer à ras du sol. Ce qui vole plus haut qu’une poussette compte double.',
    ],
  },
  {
    slug: 'neumarkt',
    name: ['Marktfrau', 'La marchande'],
    par: 3,
    start: [47.49939, 8.72832],
    end: [47.49903, 8.72852],
    text: [
      '**Abschlag** an der Nordkante des Neumarkts. Dienstags und freitags stehen hier Gemüsestände, dann führt der Weg unter den Tischen durch. **Ziel** ist der Brunnenrand auf der Südseite.',
      '**Départ** au bord nord du Neumarkt. Les mardis et vendredis, il y a le marché : on passe sous les tables. **But** : la margelle de la fontaine, côté sud.',
    ],
    rule: [
      'Rollt der Ball in eine Kiste, kauft man etwas daraus. Dafür kein Strafschlag.',
      'Si la balle roule dans une caisse, on y achète quelque chose. Pas de pénalité.',
    ],
  },
  {
    slug: 'steinberggasse',
    name: ['Erster Brunnen', 'Première fontaine'],
    par: 3,
    start: [47.49843, 8.72805],
    end: [47.49851, 8.72945],
    text: [
      '**Abschlag** am Westende der Steinberggasse, auf dem Kopfsteinpflaster. Kein Ball rollt hier zweimal gleich. **Ziel** ist der westlichste der drei Judd-Brunnen: aussen an den Beton, nicht ins Wasser.',
      '**Départ** à l’ouest de la Steinberggasse, sur les pavés. Aucune balle n’y roule deux fois pareil. **But** : la plus à l’ouest des trois fontaines de Judd, contre le béton, pas dans l’eau.',
    ],
    rule: [
      'Im Wasser: Ärmel hochkrempeln, herausholen, ein Strafschlag.',
      'Dans l’eau : on retrousse les manches, on repêche, un coup de pénalité.',
    ],
  },
  {
    slug: 'judd-brunnen',
    name: ['Doppelring', 'Double anneau'],
    par: 4,
    start: [47.49852, 8.7296],
    end: [47.49856, 8.73115],
    text: [
      '**Abschlag** zwischen dem ersten und dem zweiten Brunnen. Der Ball muss den mittleren ganz umrunden, egal in welcher Richtung. **Ziel** ist der dritte. Wer abkürzt, fängt von vorne an.',
      '**Départ** entre la première et la deuxième fontaine. La balle doit faire le tour complet de celle du milieu, dans un sens ou l’autre. **But** : la troisième. Qui coupe recommence.',
    ],
    rule: ['Gartenbeizen haben Vortritt, Gläser auch.', 'Les terrasses ont la priorité, les verres aussi.'],
  },
  {
    slug: 'stadtkirche',
    name: ['Zwölf Uhr mittags', 'Le train sifflera douze fois'],
    par: 3,
    start: [47.49903, 8.729],
    end: [47.49942, 8.72988],
    text: [
      '**Abschlag** auf der Treppe am Kirchplatz. Gespielt wird aussen um die Stadtkirche, die Mauer darf mithelfen. **Ziel** ist der Fuss des Nordturms. Während des Geläuts ruht das Spiel: Es ist lauter als jede Ausrede.',
      '**Départ** sur les marches de la Kirchplatz. On joue autour de l’église, le mur peut aider. **But** : le pied de la tour nord. Quand les cloches sonnent, on s’arrête : elles couvrent toutes les excuses.',
    ],
    rule: [
      'Bei Hochzeiten wird Loch 6 übersprungen und mit Par gewertet.',
      'En cas de mariage, on saute le trou 6 et on compte le par.',
    ],
  },
  {
    slug: 'marktgasse',
    name: ['Schaufensterbummel', 'Lèche-vitrines'],
    par: 4,
    start: [47.49949, 8.7302],
    end: [47.49941, 8.73135],
    text: [
      '**Abschlag** vor dem Laden der Optik Lindenhof. Rechts Glas, links Glas, in der Mitte ein Rinnstein von zwei Fingern Breite. **Ziel** ist die Mitte der Kreuzung mit dem Oberen Graben. Wer im Rinnstein bleibt, hat gewonnen.',
      '**Départ** devant le magasin Optik Lindenhof. Du verre à droite, du verre à gauche, et au milieu une rigole large de deux doigts. **But** : le centre du carrefour avec l’Oberer Graben. Qui reste dans la rigole a gagné.',
    ],
    rule: [
      'Scheibe berührt: zwei Strafschläge und eine Entschuldigung.',
      'Vitrine touchée : deux coups de pénalité et des excuses.',
    ],
  },
  {
    slug: 'oberer-graben',
    name: ['Kastanienslalom', 'Slalom des marronniers'],
    par: 5,
    start: [47.49962, 8.73157],
    end: [47.49878, 8.73147],
    text: [
      '**Abschlag** beim ersten Baum. Die Bäume am Graben stehen in einer Reihe, und der Ball muss abwechselnd links und rechts an ihnen vorbei. **Ziel** ist die letzte Sitzbank: zwischen den Beinen hindurch.',
      '**Départ** au premier arbre. Les arbres du Graben sont alignés : la balle passe tour à tour à gauche et à droite. **But** : le dernier banc, entre les pieds.',
    ],
    rule: ['Kastanien dürfen weggeräumt werden, Velos nicht.', 'On peut écarter les marrons, pas les vélos.'],
  },
  {
    slug: 'obertor',
    name: ['Das Nadelöhr', 'Le chas de l’aiguille'],
    par: 4,
    start: [47.49929, 8.7323],
    end: [47.49905, 8.73435],
    text: [
      '**Abschlag** dort, wo die Gasse sich verengt. Sie fällt leicht ab, und was zu schnell ist, endet auf der Strasse. **Ziel** ist der Schachtdeckel vor dem ehemaligen Obertor. Gefühl schlägt Kraft.',
      '**Départ** là où la ruelle se resserre. Elle descend un peu : ce qui va trop vite finit sur la route. **But** : la plaque devant l’ancienne porte. La finesse bat la force.',
    ],
    rule: [
      'Fussgänger sind keine Hindernisse, sondern Publikum.',
      'Les passants ne sont pas des obstacles, mais le public.',
    ],
  },
  {
    slug: 'lindengut',
    name: ['Rosengarten', 'La roseraie'],
    par: 4,
    start: [47.5002, 8.7356],
    end: [47.50112, 8.73625],
    text: [
      '**Abschlag** am Gartentor des Lindenguts. Gespielt wird nur auf dem Kies, die Beete sind tabu. **Ziel** ist der Stamm der grossen Linde; wer ihn zweimal trifft, darf sich daruntersetzen.',
      '**Départ** au portail du Lindengut. On ne joue que sur le gravier, les parterres sont interdits. **But** : le tronc du grand tilleul ; qui le touche deux fois peut s’asseoir dessous.',
    ],
    rule: [
      'Ball im Beet: von Hand zurücklegen, ein Strafschlag, keine Rosen.',
      'Balle dans les fleurs : on la remet à la main, un coup de pénalité, pas de roses.',
    ],
  },
  {
    slug: 'stadthaus',
    name: ['Sempers Stufen', 'Les marches de Semper'],
    par: 5,
    start: [47.50043, 8.731],
    end: [47.50072, 8.73062],
    text: [
      '**Abschlag** unten an der Freitreppe, die Gottfried Semper dem Stadthaus gegeben hat. Der Ball muss hinauf, Stufe um Stufe oder in einem Zug. **Ziel** ist die mittlere Säule.',
      '**Départ** au bas du grand escalier que Gottfried Semper a donné au Stadthaus. La balle doit monter, marche après marche ou d’un trait. **But** : la colonne du milieu.',
    ],
    rule: [
      'Rollt der Ball wieder ganz hinunter, applaudieren alle anderen.',
      'Si la balle redescend jusqu’en bas, tous les autres applaudissent.',
    ],
  },
  {
    slug: 'stadtgarten',
    name: ['Pavillon', 'Le kiosque'],
    par: 4,
    start: [47.50083, 8.73005],
    end: [47.50128, 8.7288],
    text: [
      '**Abschlag** am Rand der Wiese, das einzige Grün der Runde. Picknickdecken sind Bunker, Hunde sind Wind. **Ziel** ist die unterste Stufe des Pavillons.',
      '**Départ** au bord de la pelouse, le seul vert du parcours. Les nappes de pique-nique sont des bunkers, les chiens sont du vent. **But** : la première marche du kiosque.',
    ],
    rule: [
      'Trägt ein Hund den Ball weg, wird dort weitergespielt, wo er ihn fallen lässt.',
      'Si un chien emporte la balle, on continue là où il la lâche.',
    ],
  },
  {
    slug: 'museumstrasse',
    name: ['Öl auf Asphalt', 'Huile sur asphalte'],
    par: 3,
    start: [47.50162, 8.7294],
    end: [47.50152, 8.73105],
    text: [
      '**Abschlag** vor dem Museum, gleich neben der Plakatsäule. Der Gehsteig ist glatt und gerade, das Problem ist der Randstein. **Ziel** ist die Plakatsäule an der nächsten Ecke: Wer das Plakat benennen kann, darf einmal wiederholen.',
      '**Départ** devant le musée, à côté de la colonne d’affichage. Le trottoir est lisse et droit, le problème est la bordure. **But** : la colonne au prochain coin. Qui sait nommer l’affiche peut rejouer un coup.',
    ],
    rule: [
      'Auf der Fahrbahn liegt kein Ball lange. Holen, zurücklegen, ein Schlag.',
      'Sur la chaussée, on ne laisse pas la balle : on la reprend, un coup.',
    ],
  },
  {
    slug: 'technikum',
    name: ['Versuch und Irrtum', 'Essai et erreur'],
    par: 4,
    start: [47.49757, 8.7287],
    end: [47.4976, 8.73085],
    text: [
      '**Abschlag** beim Westflügel des Technikums. Hier wird gerechnet: Wer vor dem Schlag die Zahl der nötigen Schläge ansagt und sie trifft, zieht einen ab. **Ziel** ist der Veloständer am Ostflügel, der zweite Bügel von links.',
      '**Départ** à l’aile ouest du Technikum. Ici, on calcule : qui annonce le nombre de coups et tombe juste en retire un. **But** : le parc à vélos de l’aile est, deuxième arceau depuis la gauche.',
    ],
    rule: [
      'Studierende dürfen beraten. Wer auf sie hört, ist selber schuld.',
      'Les étudiants peuvent conseiller. Tant pis pour qui les écoute.',
    ],
  },
  {
    slug: 'eulach',
    name: ['Am Bach', 'Au bord de l’eau'],
    par: 4,
    start: [47.49662, 8.7302],
    end: [47.49648, 8.7276],
    text: [
      '**Abschlag** auf dem Uferweg der Eulach, auf Höhe der Brücke. Der Weg ist schmal, das Wasser nah und kalt. **Ziel** ist der Poller am Ende des Wegs. Wer ihn mit dem ersten Schlag erreicht, bekommt die nächste Runde bezahlt.',
      '**Départ** sur le chemin de l’Eulach, à hauteur du pont. Le chemin est étroit, l’eau proche et froide. **But** : la borne au bout du chemin. Qui l’atteint du premier coup se fait offrir la prochaine tournée.',
    ],
    rule: [
      'Ball in der Eulach: nachlaufen lohnt sich nicht. Neuer Ball, zwei Schläge.',
      'Balle dans l’Eulach : inutile de courir. Nouvelle balle, deux coups.',
    ],
  },
  {
    slug: 'archplatz',
    name: ['Unter den Gleisen', 'Sous les voies'],
    par: 3,
    start: [47.49768, 8.72445],
    end: [47.49736, 8.72352],
    text: [
      '**Abschlag** am Archplatz, Blick nach Westen. Durch die Unterführung hallt jeder Schlag, und am anderen Ende steigt sie an. **Ziel** ist die gelbe Linie beim Ausgang.',
      '**Départ** à l’Archplatz, face à l’ouest. Sous le passage, chaque coup résonne, et de l’autre côté ça monte. **But** : la ligne jaune à la sortie.',
    ],
    rule: ['Velos haben Vortritt. Immer.', 'Les vélos ont la priorité. Toujours.'],
  },
  {
    slug: 'salzhaus',
    name: ['Soundcheck', 'Soundcheck'],
    par: 3,
    start: [47.49702, 8.72312],
    end: [47.49722, 8.72258],
    text: [
      '**Abschlag** an der Laderampe des Salzhauses. Dahinter wird aufgebaut, davor wird gespielt, und beides im Takt. **Ziel** ist das Bein des Kassenhäuschens. Bei Konzertschluss gilt freie Ballwahl.',
      '**Départ** au quai de chargement du Salzhaus. Derrière on monte la scène, devant on joue, le tout en rythme. **But** : le pied de la caisse. À la sortie d’un concert, on choisit sa balle.',
    ],
    rule: [
      'Wer beim Ausholen mitsingt, darf einen Schlag wiederholen.',
      'Qui chante en prenant son élan peut rejouer un coup.',
    ],
  },
  {
    slug: 'sulzerareal',
    name: ['Schichtende', 'Fin de journée'],
    par: 5,
    start: [47.49738, 8.71872],
    end: [47.4977, 8.7176],
    text: [
      '**Abschlag** auf den alten Schienen beim Katharina-Sulzer-Platz. Die Rille führt, wenn man sie lässt. **Ziel** ist der Prellbock vor der Halle. Danach ist Feierabend, und an der Bar wartet die Rangliste.',
      '**Départ** sur les anciens rails de la Katharina-Sulzer-Platz. La rainure guide, si on la laisse faire. **But** : le heurtoir devant la halle. Ensuite c’est fini, et le classement attend au bar.',
    ],
    rule: [
      'Der letzte Schlag der Runde wird mit links gespielt. Linkshänder mit rechts.',
      'Le dernier coup du parcours se joue de la main gauche. Les gauchers, de la droite.',
    ],
  },
] as const satisfies readonly Hole[]

/** Corners of the way between the holes, where it is not straight: after the hole with this index. */
export const corners: Readonly<Record<number, readonly (readonly [latitude: number, longitude: number])[]>> = {
  1: [[47.4996, 8.7283]],
  2: [
    [47.499, 8.72815],
    [47.4984, 8.7279],
  ],
  4: [
    [47.49855, 8.73135],
    [47.499, 8.7315],
    [47.49895, 8.73],
  ],
  6: [[47.4994, 8.73155]],
  7: [
    [47.4994, 8.73155],
    [47.4993, 8.732],
  ],
  8: [[47.4998, 8.7347]],
  9: [
    [47.4998, 8.7347],
    [47.5003, 8.7316],
  ],
  11: [[47.50165, 8.7281]],
  12: [
    [47.5014, 8.7321],
    [47.5003, 8.7316],
    [47.4978, 8.7313],
    [47.4977, 8.7296],
  ],
  13: [
    [47.4978, 8.7313],
    [47.4962, 8.7317],
  ],
  14: [
    [47.4962, 8.7258],
    [47.4976, 8.7262],
  ],
  15: [[47.4973, 8.7231]],
  16: [
    [47.4966, 8.7215],
    [47.4976, 8.7209],
  ],
}
