/** Names of cities where they are not those of the tz database: German, French and English, the last one where it differs too. */
const named = `
Europe/Zurich|Zürich|Zurich
Europe/Andorra|Andorra|Andorre
Europe/Athens|Athen|Athènes
Europe/Belgrade|Belgrad|Belgrade
Europe/Brussels|Brüssel|Bruxelles
Europe/Bucharest|Bukarest|Bucarest
Europe/Chisinau|Chișinău|Chișinău|Chișinău
Europe/Copenhagen|Kopenhagen|Copenhague
Europe/Kyiv|Kyjiw|Kyiv
Europe/Lisbon|Lissabon|Lisbonne
Europe/London|London|Londres
Europe/Luxembourg|Luxemburg|Luxembourg
Europe/Malta|Malta|Malte
Europe/Moscow|Moskau|Moscou
Europe/Prague|Prag|Prague
Europe/Rome|Rom|Rome
Europe/Tirane|Tirana|Tirana|Tirana
Europe/Vienna|Wien|Vienne
Europe/Warsaw|Warschau|Varsovie
Atlantic/Azores|Azoren|Açores
Atlantic/Canary|Kanarische Inseln|Îles Canaries|Canary Islands
Atlantic/Cape_Verde|Kap Verde|Cap-Vert
Atlantic/Faroe|Färöer|Îles Féroé|Faroe Islands
Atlantic/Madeira|Madeira|Madère
Africa/Algiers|Algier|Alger
Africa/Cairo|Kairo|Le Caire
Africa/Tripoli|Tripolis|Tripoli
America/St_Johns|St. John’s|St. John’s|St. John’s
America/Asuncion|Asunción|Asuncion|Asunción
America/Bogota|Bogotá|Bogota|Bogotá
America/Havana|Havanna|La Havane
America/Mexico_City|Mexiko-Stadt|Mexico
America/Miquelon|Saint-Pierre und Miquelon|Saint-Pierre-et-Miquelon|Saint-Pierre and Miquelon
America/Noronha|Fernando de Noronha|Fernando de Noronha|Fernando de Noronha
America/Sao_Paulo|São Paulo|São Paulo|São Paulo
America/Santiago|Santiago de Chile|Santiago du Chili|Santiago de Chile
Pacific/Easter|Osterinsel|Île de Pâques|Easter Island
Asia/Baghdad|Bagdad|Bagdad
Asia/Beirut|Beirut|Beyrouth
Asia/Bishkek|Bischkek|Bichkek
Asia/Damascus|Damaskus|Damas
Asia/Dhaka|Dhaka|Dacca
Asia/Dubai|Dubai|Dubaï
Asia/Hong_Kong|Hongkong|Hong Kong
Asia/Jerusalem|Jerusalem|Jérusalem
Asia/Kabul|Kabul|Kaboul
Asia/Karachi|Karatschi|Karachi
Asia/Kathmandu|Kathmandu|Katmandou
Asia/Kolkata|Kolkata|Calcutta
Asia/Makassar|Makassar|Macassar
Asia/Manila|Manila|Manille
Asia/Nicosia|Nikosia|Nicosie
Asia/Novosibirsk|Nowosibirsk|Novossibirsk
Asia/Riyadh|Riad|Riyad
Asia/Seoul|Seoul|Séoul
Asia/Shanghai|Schanghai|Shanghai
Asia/Singapore|Singapur|Singapour
Asia/Taipei|Taipeh|Taipei
Asia/Tashkent|Taschkent|Tachkent
Asia/Tbilisi|Tiflis|Tbilissi
Asia/Tehran|Teheran|Téhéran
Asia/Tokyo|Tokio|Tokyo
Asia/Vladivostok|Wladiwostok|Vladivostok
Asia/Yangon|Rangun|Rangoun
Asia/Yekaterinburg|Jekaterinburg|Iekaterinbourg
Indian/Maldives|Malediven|Maldives
Indian/Mauritius|Mauritius|Maurice
Pacific/Chatham|Chatham-Inseln|Îles Chatham|Chatham Islands
Pacific/Fiji|Fidschi|Fidji
Pacific/Marquesas|Marquesas-Inseln|Îles Marquises|Marquesas Islands
Pacific/Noumea|Nouméa|Nouméa|Nouméa`

const names: ReadonlyMap<string, readonly string[]> = new Map(
  named
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([zone = '', ...each]) => [zone, each]),
)
const languages = ['de', 'fr', 'en']

/** How whoever reads `language` calls the place by which a zone is known. */
export function zoneName(zone: string, language: string): string {
  return names.get(zone)?.[languages.indexOf(language)] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
