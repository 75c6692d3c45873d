import type { ComponentProps } from 'react'
import { translate } from '../../kernel/messages/translator.ts'
import type { ControlProps } from '../control.ts'
import { useHost } from '../use-host.ts'
import { messages } from './messages.generated.ts'
import { TypedControl } from './typed-control.tsx'

/** No input of type e-mail: browsers hand out «bücher.ch» as «xn--bcher-kva.ch». */
const inputs = {
  text: { placeholder: 'Aa' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel' },
  url: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
} as const satisfies { readonly [kind: string]: ComponentProps<'input'> }

/** A line of text that the option's own schema takes or refuses; nothing at all is always fine. Source: spec/editor.md §5. */
export function TextLine({ kind, ...props }: ControlProps<string> & { kind: keyof typeof inputs }) {
  const { option, value, services } = props
  const host = useHost()
  return (
    <TypedControl
      {...props}
      text={value}
      parse={(text) => option.schema.safeParse(text.trim()).data as string | undefined}
      sentence={translate(messages, services.language)(kind)}
      input={{
        ...inputs[kind],
        ...(kind === 'url' && { placeholder: `https://${host}` }),
        maxLength: option.maxLength,
      }}
    />
  )
}
