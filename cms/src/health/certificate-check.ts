import { isIP } from 'node:net'
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls'
import type { Check, Finding } from '@blickfang/platform/server/health.ts'

const pass: Finding = { status: 'pass' }
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** A good certificate is looked at this often, and one that is not until it is. */
const lookMs = { pass: 60 * minuteMs, warn: minuteMs }
const patienceMs = 2_500
/** Warned about this long before its end, or a sixth of its life: Caddy renews a third before it. */
const soonMs = 14 * dayMs

interface Clock {
  readonly now: () => number
}

/**
 * The certificate that the site's own address shows to visitors. Never more than a warning: sending visitors to another
 * server renews none. An address that cannot be reached from here says nothing about its certificate.
 */
export function checkCertificate(publicUrl: string, { now }: Clock = { now: Date.now }): Check {
  const { protocol, hostname, port } = new URL(publicUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:') return async () => pass
  let found = pass
  let lookAt = 0
  return async () => {
    if (now() < lookAt) return found
    const shown = await readCertificate(host, Number(port || 443))
    found = shown?.valid_to ? judge(shown, host, now()) : pass
    lookAt = now() + (found.status === 'pass' ? lookMs.pass : lookMs.warn)
    return found
  }
}

function judge(certificate: PeerCertificate, host: string, now: number): Finding {
  const [from, to] = [Date.parse(certificate.valid_from), Date.parse(certificate.valid_to)]
  const warn = (output: string): Finding => ({ status: 'warn', output })
  if (now > to) return warn(`The certificate of this site ended on ${day(to)}: browsers refuse the site.`)
  if (now < from)
    return warn(`The certificate of this site is valid from ${day(from)} on: is the clock of this machine right?`)
  if (checkServerIdentity(host, certificate))
    return warn('The certificate that the address of this site shows is another host’s.')
  if (to - now < Math.min(soonMs, (to - from) / 6))
    return warn(`The certificate of this site ends on ${day(to)} and was not renewed yet.`)
  return pass
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Reads the certificate that is shown there, trusted or not; null where nobody shows one. */
function readCertificate(host: string, port: number): Promise<PeerCertificate | null> {
  return new Promise((resolve) => {
    // Read only, to tell what is wrong with it: nothing is sent.
    const socket = connect({ host, port, ...(!isIP(host) && { servername: host }), rejectUnauthorized: false })
    const end = (shown: PeerCertificate | null) => {
      socket.destroy()
      resolve(shown)
    }
    socket.setTimeout(patienceMs, () => end(null))
    socket.once('error', () => end(null))
    socket.once('secureConnect', () => end(socket.getPeerCertificate()))
  })
}
