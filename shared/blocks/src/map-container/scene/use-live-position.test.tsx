import { mount } from '@blickfang/testing/mount.tsx'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type LivePosition, useLivePosition } from './use-live-position.ts'

interface Seen {
  current: LivePosition | null
}

function Visitor({ seen }: { seen: Seen }) {
  seen.current = useLivePosition()
  return null
}

/** A device whose position and compass are in our hands. */
async function openDevice() {
  const seen: Seen = { current: null }
  let heard: { found: PositionCallback; failed: PositionErrorCallback } | null = null
  const clearWatch = vi.fn()
  vi.stubGlobal('navigator', {
    geolocation: {
      watchPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
        heard = { found, failed }
        return 7
      },
      clearWatch,
    },
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await mount(<Visitor seen={seen} />)
  return {
    clearWatch,
    now: () => seen.current,
    toggle: () => act(() => seen.current?.toggle()),
    stand: (latitude: number, longitude: number, heading: number | null = null) =>
      act(() => heard?.found({ coords: { latitude, longitude, heading } } as GeolocationPosition)),
    fail: (code: number) =>
      act(() => heard?.failed({ code, message: '', PERMISSION_DENIED: 1 } as GeolocationPositionError)),
    turn: (alpha: number, absolute = true) =>
      act(() => {
        const event = Object.assign(new Event('deviceorientationabsolute'), { alpha, absolute })
        window.dispatchEvent(event)
      }),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('nothing is asked of the device before a tap, and nothing is left after the second', async () => {
  const device = await openDevice()
  expect(device.now()).toMatchObject({ status: 'off', place: null })
  device.toggle()
  expect(device.now()?.status).toBe('asking')
  device.stand(47.5, 8.73)
  device.turn(90)
  expect(device.now()).toMatchObject({ status: 'on', place: { lng: 8.73, lat: 47.5 }, heading: 270 })
  device.toggle()
  expect(device.now()).toMatchObject({ status: 'off', place: null, heading: null })
  expect(device.clearWatch).toHaveBeenCalledWith(7)
})

test('a compass that trembles turns nothing; one that does not know where north is, neither', async () => {
  const device = await openDevice()
  device.toggle()
  const headings = [181, 179, 178].map((alpha) => {
    device.turn(alpha)
    return device.now()?.heading
  })
  expect(headings).toEqual([180, 180, 180])
  device.turn(20, false)
  expect(device.now()?.heading).toBe(180)
})

test('a position that is lost for a while stays where it was; one that is refused is asked for no more', async () => {
  const device = await openDevice()
  device.toggle()
  device.fail(2)
  expect(device.now()).toMatchObject({ status: 'missing', place: null })
  device.stand(47.5, 8.73)
  device.fail(3)
  expect(device.now()).toMatchObject({ status: 'on', place: { lng: 8.73, lat: 47.5 } })
  device.fail(1)
  expect(device.now()).toMatchObject({ status: 'denied', place: null })
  expect(device.clearWatch).toHaveBeenCalledTimes(1)
})
