import { defineView, type FieldProps, type ViewProps } from '@blickfang/views/kernel/view.ts'
import type { ComponentType, ReactNode } from 'react'
import { expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { button, media, text } from '../fields/fields.ts'
import { alignment } from '../options/alignment/option.ts'
import { checkbox } from '../options/checkbox/option.ts'
import { defineBlock } from '../options/common.ts'
import { number } from '../options/number/option.ts'
import { defineGroup, type Values } from './block.ts'
import { defineSource } from './source.ts'

const label = { de: 'Name', fr: 'Nom', en: 'Name' }
const block = { label, section: 'content', icon: 'box' } as const

const note = defineBlock({
  ...block,
  name: 'note',
  fields: { title: text(label), image: media(label), more: button(label) },
  options: { align: alignment(label), isDark: checkbox(label), count: number(label) },
  showWhen: {
    image: { isDark: true },
    count: { align: { comparison: '=', value: 'center' } },
    more: { count: { comparison: '>', value: 2 } },
  },
})
const card = defineGroup({
  name: 'noteCard',
  label,
  fields: { title: text(label) },
  options: { isDark: checkbox(label) },
})
const shops = defineSource({
  name: 'shops',
  schema: z.array(z.string()),
  empty: [],
  tags: () => [],
  ages: 'never',
  sample: ['Winterthur'],
})
const board = defineBlock({ ...block, name: 'noteBoard', fields: {}, children: { cards: card }, sources: [shops] })

test('a view gets its block’s fields, options, the common options, its cards and its data, each with its own type', () => {
  type Props = ViewProps<typeof note>
  expectTypeOf<Props['options']['align']>().toEqualTypeOf<'left' | 'center' | 'right'>()
  expectTypeOf<Props['options']['isDark']>().toEqualTypeOf<boolean>()
  expectTypeOf<Props['options']['spacing']>().toEqualTypeOf<'none' | 'small' | 'medium' | 'large'>()
  expectTypeOf<Props['fields']['title']>().toExtend<ComponentType<FieldProps['text']>>()
  expectTypeOf<Props['fields']['image']['isEmpty']>().toEqualTypeOf<boolean>()
  type BoardProps = ViewProps<typeof board, (typeof board)['children'], typeof shops>
  expectTypeOf<BoardProps['children']['cards']>().toEqualTypeOf<ReactNode>()
  expectTypeOf<BoardProps['data']>().toEqualTypeOf<{ readonly shops: string[] }>()
  expectTypeOf<Values<typeof card.options>>().toEqualTypeOf<{ readonly isDark: boolean }>()
})

test('a view cannot ask for what its contract does not have', () => {
  defineView(note, ({ fields, options, data }) => {
    // @ts-expect-error no such field
    void fields.subtitle
    // @ts-expect-error no such option
    void options.color
    // @ts-expect-error not one of its values
    void (options.align === 'middle')
    // @ts-expect-error data that the contract did not ask for
    void data.shops
    return null
  })
})

test('a board needs a view of each kind of card, a plain block takes none', () => {
  defineView(board, () => null, { cards: ({ options }) => String(options.isDark) })
  // @ts-expect-error the view of the cards is missing
  defineView(board, () => null)
  // @ts-expect-error an unknown slot
  defineView(board, () => null, { cards: () => null, rows: () => null })
  // @ts-expect-error a plain block has no cards
  defineView(note, () => null, { cards: () => null })
})

test('a condition must name an option of the block and a value that it can have', () => {
  const fields = { title: text(label) }
  const options = { align: alignment(label), isDark: checkbox(label) }
  const base = { ...block, name: 'a', fields, options } as const
  // @ts-expect-error an unknown option
  defineBlock({ ...base, showWhen: { title: { isLight: true } } })
  // @ts-expect-error not one of its values
  defineBlock({ ...base, showWhen: { title: { align: { comparison: '=', value: 'top' } } } })
  // @ts-expect-error a choice is not on or off
  defineBlock({ ...base, showWhen: { title: { align: true } } })
  // @ts-expect-error only numbers are larger than something
  defineBlock({ ...base, showWhen: { title: { align: { comparison: '>', value: 'left' } } } })
  // @ts-expect-error an unknown field
  defineBlock({ ...base, showWhen: { subtitle: { isDark: true } } })
})

test('an option’s use offers only its own values', () => {
  alignment(label, { filter: ['left', 'center'], fallback: 'center' })
  // @ts-expect-error not one of its values
  alignment(label, { fallback: 'middle' })
  // @ts-expect-error not one of its values
  alignment(label, { filter: ['left', 'middle'] })
  // @ts-expect-error a checkbox is on or off
  checkbox(label, { fallback: 'yes' })
})
