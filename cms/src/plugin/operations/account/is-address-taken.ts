/** Tells Payload's word for an address that another account has, which the database alone can tell of two at once. By shape: bundles may hold two copies of its class. */
export function isAddressTaken(error: unknown): boolean {
  const { data } = Object(error) as { data?: { errors?: readonly { path?: unknown }[] } }
  return data?.errors?.some(({ path }) => path === 'email') ?? false
}
