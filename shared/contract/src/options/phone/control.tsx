import type { ControlProps } from '../control.ts'
import { TextLine } from '../typed/text-line.tsx'

export function PhoneControl(props: ControlProps<string>) {
  return <TextLine {...props} kind="phone" />
}
