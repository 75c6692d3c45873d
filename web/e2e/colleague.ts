/** The second account of the journeys: an optician, who may change the content and nothing else. */
export const colleague = { name: 'Reto Frei', email: 'reto.frei@example.com' } as const
