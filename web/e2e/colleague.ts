/** The second account of the journeys: an optician, who may change the content and nothing else. */
export const colleague = { name: 'Reto Frei', email: 'reto.frei@example.com' } as const

/** The third: an owner who reads the editor in French. */
export const frenchOwner = { name: 'Léa Morel', email: 'lea.morel@example.com' } as const
