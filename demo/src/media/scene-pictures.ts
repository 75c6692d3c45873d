import type { Picture } from './picture.ts'

/** Scenes of the pages below the home page, and the frames of their shelves. */
export const scenePictures = {
  'arm-chart': {
    file: 'scenes/arm-chart.svg',
    format: 'png',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.4, y: 0.5 },
    alt: {
      de: 'Sehtafel mit sechs gezählten Zeilen, von einem grossen E bis zu winzigen Buchstaben: E, CN, TOZ, LHED, PFCDO, NEZHLT; daneben eine Augenklappe mit Griff',
      fr: 'Tableau de lecture à six lignes numérotées, d’un grand E à des lettres minuscules : E, CN, TOZ, LHED, PFCDO, NEZHLT ; à côté, une palette pour cacher un œil',
    },
  },
  morning: {
    file: 'scenes/morning.svg',
    format: 'jpeg',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.37, y: 0.62 },
    alt: {
      de: 'Morgens vor dem Geschäft: Nadine kommt mit ihrer Tasche, die Tafel steht schon draussen, daneben ein rotes Velo',
      fr: 'Le matin devant le magasin : Nadine arrive avec son sac, le panneau est déjà dehors, un vélo rouge à côté',
    },
  },
  noon: {
    file: 'scenes/noon.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      de: 'Schild an der Ladentür: eine Uhr, auf der die Zeit von Viertel nach zwölf bis halb zwei apricot ist, und zwei Kaffeetassen',
      fr: 'Panneau sur la porte : une horloge dont la pause, de midi et quart à une heure et demie, est abricot, et deux tasses',
    },
  },
  evening: {
    file: 'scenes/evening.svg',
    format: 'jpeg',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.55, y: 0.6 },
    alt: {
      de: 'Abends: die Gasse ist dunkel, im Schaufenster brennt noch Licht, ein Velo steht mit eingeschalteter Lampe davor',
      fr: 'Le soir : la ruelle est sombre, la vitrine encore éclairée, un vélo attend, phare allumé',
    },
  },
  coffee: {
    file: 'scenes/coffee.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.5, y: 0.6 },
    alt: {
      de: 'Zwei Tassen Kaffee, die dampfen, davor eine rostrote Brille',
      fr: 'Deux tasses de café fumantes, devant elles des lunettes couleur rouille',
    },
  },
  desk: {
    file: 'scenes/desk.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.45, y: 0.65 },
    alt: {
      de: 'Am Empfang: ein grünes Telefon, die Klingel und das aufgeschlagene Terminbuch',
      fr: 'À la réception : un téléphone vert, la sonnette et l’agenda ouvert',
    },
  },
  drawers: {
    file: 'scenes/drawers.svg',
    format: 'jpeg',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      de: 'Ein Schrank mit zwanzig Schubladen unter einer Lampe; in drei offenen liegt je eine alte Brille',
      fr: 'Un meuble à vingt tiroirs sous une lampe ; trois sont ouverts, une vieille paire de lunettes dans chacun',
    },
  },
  magazine: {
    file: 'scenes/magazine.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      de: 'Ein aufgeschlagenes Magazin mit einem gezeichneten Auge, darauf eine grüne Brille, daneben eine Tasse Kaffee',
      fr: 'Un magazine ouvert sur un œil dessiné, des lunettes vertes posées dessus, une tasse de café à côté',
    },
  },
  'price-board': {
    file: 'scenes/price-board.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: {
      de: 'Schiefertafel mit einer Brille und Zeilen, deren Punkte zu den Preisen führen, davor Topfpflanze und Klingel',
      fr: 'Ardoise avec une paire de lunettes et des lignes de points menant aux prix, une plante et une sonnette devant',
    },
  },
  repair: {
    file: 'scenes/repair.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.48, y: 0.46 },
    alt: {
      de: 'Unter der Lupe: Ein Schraubenzieher dreht die winzige Schraube in das Scharnier einer Brille',
      fr: 'Sous la loupe : un tournevis serre la minuscule vis d’une charnière de lunettes',
    },
  },
  lensmeter: {
    file: 'scenes/lensmeter.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.45, y: 0.5 },
    alt: {
      de: 'Ein Messgerät für Brillengläser auf einem Tisch, daneben eine Schachtel und eine Pflanze',
      fr: 'Un frontofocomètre sur une table, à côté une boîte et une plante',
    },
  },
  parcel: {
    file: 'scenes/parcel.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      de: 'Ein offener Karton voller bunter Kinderfassungen',
      fr: 'Un carton ouvert rempli de montures d’enfant colorées',
    },
  },
  'course-table': {
    file: 'scenes/course-table.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      de: 'Ein runder Tisch von oben: sechs Hocker, sechs Spiegel, sechs Behälter für Kontaktlinsen',
      fr: 'Une table ronde vue d’en haut : six tabourets, six miroirs, six étuis à lentilles',
    },
  },
  wall: {
    file: 'scenes/wall.svg',
    format: 'webp',
    width: 2600,
    height: 1150,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: {
      de: 'Eine Wand voller Fassungen auf Regalen; im runden Spiegel lacht ein Mann mit einer rostroten Brille',
      fr: 'Un mur de montures sur étagères ; dans le miroir rond, un homme rit avec des lunettes couleur rouille',
    },
  },
  apprentice: {
    file: 'scenes/apprentice.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.5, y: 0.42 },
    alt: {
      de: 'Luca in der grünen Schürze am Arbeitstisch, ein Glas zwischen den Fingern, links die Schleifmaschine',
      fr: 'Luca en tablier vert à l’établi, un verre entre les doigts, la meule à gauche',
    },
  },
  'trial-frame': {
    file: 'scenes/trial-frame.svg',
    format: 'webp',
    width: 1500,
    height: 1125,
    focalPoint: { x: 0.47, y: 0.44 },
    alt: {
      de: 'Eine Frau mit einer Messbrille auf der Nase, eine Hand reicht das nächste Probeglas',
      fr: 'Une femme porte la lunette d’essai, une main tend le verre suivant',
    },
  },
  'frame-sun-pilot': {
    file: 'frames/frame-sun-pilot.svg',
    format: 'png',
    width: 1200,
    height: 1200,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      de: 'Pilotenbrille mit grünen Sonnengläsern und rostroter Fassung',
      fr: 'Lunettes d’aviateur à verres verts et monture rouille',
    },
  },
  'frame-sun-round': {
    file: 'frames/frame-sun-round.svg',
    format: 'png',
    width: 1200,
    height: 1200,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      de: 'Runde schwarze Sonnenbrille',
      fr: 'Lunettes de soleil rondes et noires',
    },
  },
  'frame-sun-cat': {
    file: 'frames/frame-sun-cat.svg',
    format: 'png',
    width: 1200,
    height: 1200,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      de: 'Cat-Eye-Sonnenbrille in Apricot mit braunen Gläsern',
      fr: 'Lunettes de soleil œil de chat, abricot, verres bruns',
    },
  },
  'frame-reading': {
    file: 'frames/frame-reading.svg',
    format: 'png',
    width: 1200,
    height: 1200,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      de: 'Schmale Lesebrille in Graugrün',
      fr: 'Lunettes de lecture étroites, gris vert',
    },
  },
  'frame-kids-round': {
    file: 'frames/frame-kids-round.svg',
    format: 'png',
    width: 1200,
    height: 1200,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      de: 'Runde Kinderfassung in kräftigem Rost',
      fr: 'Monture ronde pour enfants, rouille vif',
    },
  },
  'frame-sport': {
    file: 'frames/frame-sport.svg',
    format: 'png',
    width: 1200,
    height: 1200,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: {
      de: 'Breite blaue Sportfassung',
      fr: 'Monture de sport large et bleue',
    },
  },
} as const satisfies Record<string, Picture>
