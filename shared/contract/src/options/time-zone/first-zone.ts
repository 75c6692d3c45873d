/** The zone of a site that names none. By itself, because pages load it without the list. */
export const firstZone = 'Europe/Zurich'
