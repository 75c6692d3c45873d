import { controls as ownControls } from '@blickfang/contract/project/controls'
import type { ReactNode } from 'react'
import type { OptionMap } from '../kernel/block.ts'
import { type DisplayConditions, isShown } from '../kernel/conditions.ts'
import { labelIn } from '../kernel/label.ts'
import type { Option } from '../kernel/option.ts'
import css from './control.module.css'
import type { Control, ControlServices } from './control.ts'
import { controls } from './controls.generated.ts'

/** The registries pair each control with its option's value, which a list of mixed options cannot say. */
const anyControls: ReadonlyMap<string, Control> = new Map(
  Object.entries({ ...ownControls, ...controls } as unknown as Record<string, Control>),
)

interface OptionFormProps {
  /** Begins the ids of the inputs. */
  readonly id: string
  readonly options: OptionMap
  readonly showWhen?: { readonly [name: string]: DisplayConditions | undefined }
  /** Value of each option. */
  readonly values: Readonly<Record<string, unknown>>
  readonly services: ControlServices
  readonly onChange: (name: string, value: unknown) => void
  /** In the admin options are shown that the editor leaves to it. */
  readonly isInAdmin?: boolean
  /** Which values of an option go with those of the others. */
  readonly isAllowed?: (name: string) => (value: unknown) => boolean
  /** In the place of an option that this version has no control for. */
  readonly renderUnknown?: (option: Option) => ReactNode
}

/** A form with a control for each option that applies: in the option popup, the panels and the admin alike. */
export function OptionForm(props: OptionFormProps) {
  const { options, showWhen = {}, values, services, onChange, isInAdmin, isAllowed } = props
  return shownOptions({ options, showWhen, values, isInAdmin }).map(([name, option]) => {
    const OwnControl = anyControls.get(option.type)
    if (!OwnControl) return <div key={name}>{props.renderUnknown?.(option)}</div>
    const id = `${props.id}-${name}`
    const control = (
      <OwnControl
        key={name}
        id={id}
        option={option}
        value={values[name]}
        services={services}
        isAllowed={isAllowed?.(name)}
        onChange={(value) => onChange(name, value)}
      />
    )
    if (!option.hint) return control
    return (
      <div key={name} className={css.control}>
        {control}
        <p id={`${id}-hint`} className={css.hint}>
          {labelIn(option.hint, services.language)}
        </p>
      </div>
    )
  })
}

/** The options that a form shows, in their order. */
export function shownOptions({
  options,
  showWhen = {},
  values,
  isInAdmin = false,
}: Pick<OptionFormProps, 'options' | 'showWhen' | 'values' | 'isInAdmin'>) {
  return Object.entries(options).filter(
    ([name, { editable }]) =>
      (editable === true || (isInAdmin && editable === 'admin')) && isShown(showWhen[name], values),
  )
}
