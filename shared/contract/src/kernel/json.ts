import * as z from 'zod/mini'

/** Anything that JSON can hold: what a value is once its own schema has been forgotten. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
/** JSON of any shape. */
export const jsonSchema: z.ZodMiniType<Json> = z.json()
