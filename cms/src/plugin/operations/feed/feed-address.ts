import { OutsideError } from '../../outside/outside-error.ts'

/** A feed by what the settings name: its whole address, or what comes behind the service's. Throws OutsideError for none. */
export function feedAddress(named: string, service: string): string {
  if (!URL.canParse(named, service)) throw new OutsideError('address', { host: 'A feed' })
  return new URL(named, service).href
}
