/** Short, so that a test need not wait for what a killed process held, nor for the end of one that is told to. */
export const testPace = { leaseMs: 1_500, pollMs: 100, graceMs: 6_000 }
