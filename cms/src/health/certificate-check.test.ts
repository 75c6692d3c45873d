import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:tls'
import { generate } from 'selfsigned'
import { afterEach, expect, test } from 'vitest'
import { checkCertificate } from './certificate-check.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Shows a certificate for `name` that is valid from 1 June to 30 August 2026, 90 days, as Let's Encrypt makes them. */
async function show(name = 'localhost'): Promise<{ url: string; server: Server }> {
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    notBeforeDate: new Date('2026-06-01T00:00:00Z'),
    notAfterDate: new Date('2026-08-30T00:00:00Z'),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  })
  const server = createServer({ key: made.private, cert: made.cert })
  servers.push(server)
  await once(server.listen(0, 'localhost'), 'listening')
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, server }
}

const on = (day: string) => ({ now: () => Date.parse(`${day}T12:00:00Z`) })

test.each([
  ['2026-07-01', 'pass', undefined],
  ['2026-08-10', 'pass', undefined],
  ['2026-08-20', 'warn', 'The certificate of this site ends on 2026-08-30 and was not renewed yet.'],
  ['2026-09-01', 'warn', 'The certificate of this site ended on 2026-08-30: browsers refuse the site.'],
  [
    '2026-05-01',
    'warn',
    'The certificate of this site is valid from 2026-06-01 on: is the clock of this machine right?',
  ],
])('on %s the site’s certificate is a %s', async (day, status, output) => {
  const { url } = await show()
  expect(await checkCertificate(url, on(day))()).toEqual({ status, ...(output && { output }) })
})

test('one of another host is told', async () => {
  const { url } = await show('somebody.example')
  expect(await checkCertificate(url, on('2026-07-01'))()).toEqual({
    status: 'warn',
    output: 'The certificate that the address of this site shows is another host’s.',
  })
})

test('an address that nobody answers, or without TLS, says nothing about a certificate', async () => {
  const { url, server } = await show()
  server.close()
  await once(server, 'close')
  expect(await checkCertificate(url, on('2026-09-01'))()).toEqual({ status: 'pass' })
  expect(await checkCertificate('http://localhost:1', on('2026-09-01'))()).toEqual({ status: 'pass' })
})

test('a good one is looked at once an hour, a bad one each minute until it is renewed', async () => {
  const { url, server } = await show()
  let time = Date.parse('2026-07-01T12:00:00Z')
  let looks = 0
  server.on('connection', () => {
    looks += 1
  })
  const check = checkCertificate(url, { now: () => time })
  const after = async (minutes: number) => {
    time += minutes * 60_000
    return check()
  }
  await after(0)
  await after(59)
  expect(looks).toBe(1)
  await after(2)
  expect(looks).toBe(2)
  expect(await after(70 * 24 * 60)).toMatchObject({ status: 'warn' })
  await after(2)
  expect(looks).toBe(4)
})
