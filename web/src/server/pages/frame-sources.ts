import { parseUrl } from '@blickfang/contract/kernel/text/address/parse-url.ts'
import { shore } from '../../site/booking/shore.ts'

const framed = / (data-booking-frame|data-video-frame|href)="([^"]+)"/g

/** The hosts of the frames, of a booking service or of videos, that a page may open once its visitor asks for one: none on a page that offers none. */
export function frameSources(html: string): readonly string[] {
  const addresses = [...html.matchAll(framed)]
    .filter(([, name, address = '']) => name !== 'href' || address.startsWith(shore))
    .map(([, , address = '']) => address.replaceAll('&amp;', '&'))
  return [...new Set(addresses.flatMap((address) => parseUrl(address)?.origin ?? []))]
}
