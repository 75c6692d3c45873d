/** Words of somebody who is called «du» or «tu», by language. «Erstelle» and its like only where they begin what is asked for. */
export const familiar = {
  de: /(?<!\p{L})(du|dich|dir|dein|deine|deinem|deinen|deiner|deines|euch|euer|eure|gib|wähle|beginne|überprüfe|ziehe|setze|klicke|drücke|(?<!viele )versuche|speichere|ignoriere|verifiziere|bist|hast|wirst|kannst|musst|möchtest)(?!\p{L})|^(Erstelle|Lade|Füge|Tippe|Scanne|Starte|Öffne|Schliesse|Lösche)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|toi|ton|tes|t’as)(?!\p{L})/iu,
}

/** Words of another language that a sentence of this one has no use for. */
export const foreign = {
  de: /(?<!\p{L})(the|and|of|with|please|your|you|invalid|must|should|cannot|expected|received|required|is|are|has|have|failed|avec|pour|veuillez|votre|vous|est)(?!\p{L})/iu,
  fr: /(?<!\p{L})(the|and|of|with|please|your|you|invalid|must|should|cannot|expected|received|required|is|are|has|have|failed|und|oder|bitte|nicht|ist|der|das|mit|Sie|wird)(?!\p{L})/iu,
  en: /(?<!\p{L})(und|oder|bitte|nicht|ist|mit|Sie|wird|avec|pour|veuillez|votre|vous|est)(?!\p{L})/iu,
}

/** Words that mean another thing here: an optician's «Fassungen» are frames, «Mauerwerk» is masonry, and nobody knows an «Avatar». */
export const misleading = {
  de: /(?<!\p{L})(Fassungen|(frühere|vorige|ältere|andere|eigene|neue|diese|beide) Fassung|Mauerwerk|Avatare?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(maçonnerie|avatars?)(?!\p{L})/iu,
}
