import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { mailFrom, readEnvironment } from './environment.ts'

test('a setting that is empty in .env.example is as if it were not set', () => {
  const { PUBLIC_URL, MEDIA_DIR, DATABASE_URL } = parseEnv(readFileSync('.env.example', 'utf8'))
  expect([PUBLIC_URL, MEDIA_DIR, DATABASE_URL]).toEqual(['', '', ''])
  expect(readEnvironment({ PUBLIC_URL, MEDIA_DIR, DATABASE_URL })).toEqual(readEnvironment({}))
})

test('without any address of a web process there is none to tell', () => {
  expect(readEnvironment({ WEB_INTERNAL_URL: '' }).WEB_INTERNAL_URL).toBe('')
})

test('mails are from the site’s own host where nobody says otherwise', () => {
  expect(mailFrom({ MAIL_FROM: '', PUBLIC_URL: 'https://www.optik.ch/x' })).toBe('noreply@optik.ch')
  expect(mailFrom({ MAIL_FROM: 'hallo@optik.ch', PUBLIC_URL: 'https://www.optik.ch' })).toBe('hallo@optik.ch')
})

test('metrics are for this machine alone unless it is said otherwise', () => {
  expect(readEnvironment({ METRICS_PORT: '9401' }).METRICS_HOST).toBe('127.0.0.1')
})
