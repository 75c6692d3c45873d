import { mount } from '@blickfang/testing/mount.tsx'
import { expect, onTestFinished, test } from 'vitest'
import type { ControlServices } from '../control.ts'
import { options } from '../options.generated.ts'
import { MapRouteControl } from './control.tsx'

test('who has no route yet is led to where one is drawn, in another tab', async () => {
  const option = options.mapRoute({ de: 'Route', fr: 'Tracé', en: 'Route' })
  const services = { language: 'de' } as ControlServices
  const { host, unmount } = await mount(
    <MapRouteControl id="route" option={option} value={null} onChange={() => undefined} services={services} />,
  )
  onTestFinished(unmount)
  const link = host.querySelector('a')
  expect([link?.href, link?.target, link?.rel]).toEqual(['https://geojson.io/', '_blank', 'noreferrer'])
})
