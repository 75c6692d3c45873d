import { firstZone } from './first-zone.ts'

/**
 * The zones that are offered, each with the countries whose clocks it keeps: a few dozen that people know by a city, so that the list is the
 * same in every engine and of any age. The first of a country is that of most of its people. Source: IANA tz database 2025b, zone1970 and
 * zonenow.
 */
const listed = `
Europe/Zurich CH LI
Europe/Amsterdam NL
Europe/Andorra AD
Europe/Athens GR
Europe/Belgrade RS ME
Europe/Berlin DE
Europe/Bratislava SK
Europe/Brussels BE
Europe/Bucharest RO
Europe/Budapest HU
Europe/Chisinau MD
Europe/Copenhagen DK
Europe/Dublin IE
Europe/Gibraltar GI
Europe/Helsinki FI AX
Europe/Istanbul TR
Europe/Kyiv UA
Europe/Lisbon PT
Europe/Ljubljana SI
Europe/London GB GG IM JE
Europe/Luxembourg LU
Europe/Madrid ES
Europe/Malta MT
Europe/Minsk BY
Europe/Monaco MC
Europe/Moscow RU
Europe/Oslo NO SJ
Europe/Paris FR
Europe/Prague CZ
Europe/Riga LV
Europe/Rome IT SM VA
Europe/Sarajevo BA
Europe/Skopje MK
Europe/Sofia BG
Europe/Stockholm SE
Europe/Tallinn EE
Europe/Tirane AL
Europe/Vienna AT
Europe/Vilnius LT
Europe/Warsaw PL
Europe/Zagreb HR
Atlantic/Azores PT
Atlantic/Canary ES
Atlantic/Cape_Verde CV
Atlantic/Faroe FO
Atlantic/Madeira PT
Atlantic/Reykjavik IS
Africa/Abidjan CI BF GH GM GN GW ML MR SH SL SN ST TG LR
Africa/Algiers DZ
Africa/Cairo EG
Africa/Casablanca MA EH
Africa/Johannesburg ZA LS SZ
Africa/Lagos NG AO BJ CD CF CG CM GA GQ NE TD
Africa/Maputo MZ BI BW MW NA RW SD SS ZM ZW
Africa/Nairobi KE DJ ER ET KM MG SO TZ UG YT
Africa/Tripoli LY
Africa/Tunis TN
America/New_York US BS HT TC
America/Chicago US
America/Denver US
America/Phoenix US
America/Los_Angeles US
America/Anchorage US
Pacific/Honolulu US
America/Toronto CA
America/Halifax CA BM
America/St_Johns CA
America/Winnipeg CA
America/Edmonton CA
America/Vancouver CA
America/Argentina/Buenos_Aires AR
America/Asuncion PY
America/Bogota CO EC PE
America/Caracas VE BO GY
America/Guatemala GT BZ CR HN NI SV
America/Havana CU
America/Mexico_City MX
America/Tijuana MX
America/Miquelon PM
America/Montevideo UY
America/Nuuk GL
America/Panama PA JM KY
America/Puerto_Rico PR AG AI AW BB BL BQ CW DM DO GD GP KN LC MF MQ MS SX TT VC VG VI
America/Sao_Paulo BR GF SR FK
America/Manaus BR
America/Noronha BR
America/Santiago CL
Pacific/Easter CL
Asia/Amman JO
Asia/Baghdad IQ
Asia/Baku AZ
Asia/Bangkok TH KH LA VN CX
Asia/Beirut LB
Asia/Colombo LK
Asia/Damascus SY
Asia/Dhaka BD BT
Asia/Dubai AE OM
Asia/Gaza PS
Asia/Hong_Kong HK MO
Asia/Jakarta ID
Asia/Makassar ID
Asia/Jerusalem IL
Asia/Kabul AF
Asia/Karachi PK
Asia/Kathmandu NP
Asia/Kolkata IN
Asia/Manila PH
Asia/Nicosia CY
Asia/Novosibirsk RU
Asia/Omsk RU
Asia/Riyadh SA BH KW QA YE
Asia/Seoul KR KP
Asia/Shanghai CN MN
Asia/Singapore SG MY BN
Asia/Taipei TW
Asia/Tashkent UZ TJ TM KZ
Asia/Bishkek KG
Asia/Tbilisi GE AM
Asia/Tehran IR
Asia/Tokyo JP TL PW
Asia/Vladivostok RU
Asia/Yangon MM CC
Asia/Yekaterinburg RU
Australia/Sydney AU
Australia/Adelaide AU
Australia/Brisbane AU
Australia/Darwin AU
Australia/Perth AU
Indian/Maldives MV TF
Indian/Mauritius MU RE SC
Pacific/Auckland NZ
Pacific/Chatham NZ
Pacific/Apia WS TO TK
Pacific/Fiji FJ KI MH NR TV WF
Pacific/Guam GU MP FM PG
Pacific/Noumea NC SB VU
Pacific/Pago_Pago AS NU
Pacific/Tahiti PF CK
Pacific/Marquesas PF`

const rows = listed
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** All zones that a site may be in, by their names of IANA. */
export const timeZones: readonly string[] = rows.flatMap(([zone]) => zone ?? [])

/** Where a site of a country is most likely: `own`, the zone of whoever asks, where it is one of the country's, or that of most of its people. */
export function zoneIn(country: string, own?: string): string {
  const there = rows.flatMap(([zone, ...countries]) => (zone && countries.includes(country) ? zone : []))
  return there.find((zone) => zone === own) ?? there[0] ?? timeZones.find((zone) => zone === own) ?? firstZone
}
