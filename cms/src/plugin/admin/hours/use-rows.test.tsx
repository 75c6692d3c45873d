import { mount } from '@blickfang/testing/mount.tsx'
import type { FormState } from 'payload'
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type Row, rowsIn, useRows } from './use-rows.ts'

interface Day extends Row {
  readonly day: number
}

/** A form as Payload keeps one: what is dispatched is there once it is drawn. */
const form = vi.hoisted(() => ({ fields: {} as FormState, draw: null as null | ((fields: FormState) => void) }))
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields, ({ state }: { state: FormState }) => form.draw?.(state)],
  useForm: () => ({ getFields: () => form.fields, setModified: () => undefined }),
}))

const list = { isRow: ({ day }: Day) => day > 0, wrongRow: { day: 0 } }
let days: ReturnType<typeof useRows<Day>>

function Days() {
  const [fields, setFields] = useState<FormState>({ days: { value: 0, rows: [] } })
  form.fields = fields
  form.draw = setFields
  days = useRows<Day>('days', list)
  return null
}
const held = () => rowsIn<Day>(form.fields, 'days').map(({ day }) => day)

test('rows that are set stay when a wrong text goes in the same moment, whichever is told first', async () => {
  await mount(<Days />)
  for (const isSetFirst of [true, false]) {
    await act(async () => days.setRows([{ day: 1 }]))
    await act(async () => days.kept.write('2', '9-'))
    expect(held()).toEqual([1, 0])
    await act(async () => {
      if (isSetFirst) days.setRows([{ day: 1 }, { day: 2 }])
      days.kept.write('2', null)
      if (!isSetFirst) days.setRows([{ day: 1 }, { day: 2 }])
    })
    expect(held()).toEqual([1, 2])
  }
})
