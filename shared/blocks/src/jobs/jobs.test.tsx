import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { samples } from '@blickfang/testing/samples.ts'
import { expect, test } from 'vitest'

const [job] = samples.jobs
const html = (jobs: unknown, surroundings = {}) =>
  renderBlockHtml('jobs', {}, { ...surroundings, data: { jobs } as never })
const show = (jobs: unknown) => {
  document.body.innerHTML = html(jobs)
}

test('of the jobs one is unfolded at a time, without scripts: they share a name', () => {
  show(samples.jobs)
  const names = [...document.querySelectorAll('details')].map((entry) => entry.getAttribute('name'))
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(1)
})

test('a mail about a job has its title as the subject, on one line', () => {
  show([{ ...job, title: 'Optikerin & Meister\n?bcc=alle@firma.ch' }])
  const href = document.querySelector('a[href^=mailto]')?.getAttribute('href') ?? ''
  expect(href).toBe('mailto:marta@optik-lindenhof.ch?subject=Optikerin%20%26%20Meister%20%3Fbcc%3Dalle%40firma.ch')
})

test('without a contact person the shop is asked; a phone link keeps digits and a leading plus', () => {
  show([{ ...job, contact: null }])
  expect(document.querySelector('a[href^=mailto]')?.getAttribute('href')).toContain('hallo@optik-lindenhof.ch')
  expect(document.querySelector('a[href^=tel]')?.getAttribute('href')).toBe('tel:+41522124730')
})

test('a job is a JobPosting to search engines; one without a shop is none', () => {
  show(samples.jobs)
  const data = [...document.querySelectorAll('script')].map(({ textContent }) => JSON.parse(textContent ?? ''))
  expect(data).toMatchObject([
    { '@type': 'JobPosting', title: 'Augenoptikerin EFZ', hiringOrganization: { name: 'Optik Lindenhof' } },
  ])
})

test('search engines hear of a job in the country that the shop is in', () => {
  document.body.innerHTML = html(samples.jobs, { country: 'FR' })
  const [data] = [...document.querySelectorAll('script')].map(({ textContent }) => JSON.parse(textContent ?? ''))
  expect(data).toMatchObject({ jobLocation: { address: { addressCountry: 'FR' } } })
})

test('markup in a title stays a text, also in what search engines read', () => {
  const page = html([{ ...job, title: '</script><img src=x onerror=alert(1)>' }])
  expect(page).not.toContain('<img src=x')
  expect(page.match(/<\/script>/g)).toHaveLength(1)
})

test('the last day is named, not the moment after it', () => {
  expect(html([{ ...job, ends: '2026-11-30T23:00:00Z' }])).toContain('bis 30. November 2026')
})

test('without jobs the page says so', () => {
  expect(html([])).toContain('Zurzeit ist keine Stelle offen.')
})
