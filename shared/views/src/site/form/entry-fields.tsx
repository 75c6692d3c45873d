import type { ReactNode } from 'react'
import css from './entry-fields.module.css'
import type { Entry } from './use-entry.ts'

/** Says the sentence of a key of the form's words. */
export type Say = (key: string) => string

/** Properties that the fields of one form have in common. */
export interface EntryContext {
  readonly entry: Pick<Entry, 'register' | 'wrongOf' | 'enteredOf' | 'beginsAt'>
  /** Begins the ids of its fields. */
  readonly id: string
  readonly say: Say
  /** Language in which the words of a key are, where that is another one than the form's. */
  readonly languageOf?: (key: string) => string | undefined
}

interface FieldProps extends EntryContext {
  name: string
  isOptional?: boolean
  /** Neither required nor said to be optional: other fields decide. */
  isUnmarked?: boolean
  /** Behind the label. */
  note?: ReactNode
  /** On the whole width of the form, where others stand in pairs. */
  isWide?: boolean
  /** Width within a step, where it is not one half. */
  share?: 'short' | 'long'
}

interface TextProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'date' | 'number'
  autoComplete?: string
  maxLength?: number
  min?: string | number | undefined
  max?: number
  inputMode?: 'numeric' | 'decimal'
  isDisabled?: boolean
}

/** Field for one line of text. */
export function TextField({ name, note, isOptional, isUnmarked, isWide, share, type = 'text', ...props }: TextProps) {
  const { entry, id, say, languageOf, isDisabled, ...attributes } = props
  return (
    <Labelled
      entry={entry}
      id={id}
      say={say}
      {...(languageOf && { languageOf })}
      name={name}
      {...(note && { note })}
      isOptional={isOptional ?? false}
      isWide={isWide ?? false}
      {...(share && { share })}
    >
      <input
        {...attributes}
        {...wrongMarks({ entry, id, name })}
        id={`${id}-${name}`}
        className={css.input}
        type={type}
        required={!(isOptional || isUnmarked)}
        disabled={isDisabled}
        {...filledIn({ entry, id, name })}
        {...entry.register(name)}
      />
    </Labelled>
  )
}

interface AreaProps extends FieldProps {
  maxLength: number
  isDisabled?: boolean
}

/** Several lines. */
export function TextArea({ name, note, isOptional, isUnmarked, isWide, maxLength, isDisabled, ...context }: AreaProps) {
  return (
    <Labelled
      {...context}
      name={name}
      {...(note && { note })}
      isOptional={isOptional ?? false}
      isWide={isWide ?? false}
    >
      <textarea
        {...wrongMarks({ ...context, name })}
        id={`${context.id}-${name}`}
        className={css.input}
        rows={5}
        maxLength={maxLength}
        disabled={isDisabled}
        required={!(isOptional || isUnmarked)}
        {...filledIn({ ...context, name })}
        {...context.entry.register(name)}
      />
    </Labelled>
  )
}

interface SelectProps extends FieldProps {
  options: readonly string[]
  placeholder: string
}

/** Choice of one among many, folded. */
export function SelectField({ name, note, isOptional, isWide, options, placeholder, ...context }: SelectProps) {
  return (
    <Labelled
      {...context}
      name={name}
      {...(note && { note })}
      isOptional={isOptional ?? false}
      isWide={isWide ?? false}
    >
      <select
        {...wrongMarks({ ...context, name })}
        id={`${context.id}-${name}`}
        className={css.input}
        required={!isOptional}
        {...filledIn({ ...context, name })}
        {...context.entry.register(name)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option} lang={context.languageOf?.(option)}>
            {context.say(option)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

interface ChoiceProps extends FieldProps {
  type: 'radio' | 'checkbox'
  legend: string
  options: readonly string[]
  /** Each in a frame of its own, filled once it is chosen. */
  hasChips?: boolean
}

/** Choice of one or several among a few, all in sight. */
export function ChoiceField({
  name,
  note,
  type,
  legend,
  options,
  hasChips,
  isOptional,
  isWide,
  ...props
}: ChoiceProps) {
  const { entry, id, say, languageOf } = props
  return (
    <fieldset className={css.group} data-wide={isWide || undefined} aria-describedby={wrongId({ entry, id, name })}>
      <legend className={css.label}>
        <Owned lang={languageOf?.(name)}>{legend}</Owned>
        <Marks say={say} note={note} isOptional={isOptional} />
      </legend>
      <div
        className={css.choices}
        data-many={(!hasChips && options.length > 4) || undefined}
        data-chips={hasChips || undefined}
      >
        {options.map((option, at) => (
          <label key={option} className={css.choice}>
            <input
              type={type}
              value={option}
              required={type === 'radio' && !isOptional}
              aria-invalid={entry.wrongOf(name) ? true : undefined}
              defaultChecked={entry.enteredOf(name).includes(option)}
              // biome-ignore lint/a11y/noAutofocus: of what the server found wrong, where no script can lead there
              autoFocus={(at === 0 && entry.beginsAt(name)) || undefined}
              {...entry.register(name)}
            />
            <span lang={languageOf?.(option)}>{say(option)}</span>
          </label>
        ))}
      </div>
      <Wrong entry={entry} id={id} say={say} name={name} />
    </fieldset>
  )
}

/** Box to agree to something, or not. */
export function CheckField({ name, note, isOptional, isWide, ...context }: FieldProps) {
  const { entry, say } = context
  return (
    <div className={css.field} data-wide={isWide || undefined}>
      <label className={css.choice}>
        <input
          {...wrongMarks({ ...context, name })}
          type="checkbox"
          required={!isOptional}
          defaultChecked={entry.enteredOf(name).length > 0}
          // biome-ignore lint/a11y/noAutofocus: of what the server found wrong, where no script can lead there
          autoFocus={entry.beginsAt(name) || undefined}
          {...entry.register(name)}
        />
        <span>
          <Owned lang={context.languageOf?.(name)}>{say(name)}</Owned>
          <Marks say={say} note={note} isOptional={isOptional} />
        </span>
      </label>
      <Wrong {...context} name={name} />
    </div>
  )
}

interface FileProps extends FieldProps {
  /** Extensions that may be chosen, as a file input asks for them. */
  accept: string
}

/** A file that is added; a file that has come already, by a page without scripts, stays unless another is chosen. */
export function FileField({ name, note, isOptional, isWide, accept, ...context }: FileProps) {
  const [come] = context.entry.enteredOf(name)
  return (
    <Labelled
      {...context}
      name={name}
      {...(note && { note })}
      isOptional={isOptional ?? false}
      isWide={isWide ?? false}
    >
      {come && <input type="hidden" name={name} value={come} />}
      {come && <span className={css.optional}>{context.say('fileKept')}</span>}
      <input
        {...wrongMarks({ ...context, name })}
        id={`${context.id}-${name}`}
        className={`${css.input} ${css.file}`}
        type="file"
        accept={accept}
        required={!isOptional && !come}
        // biome-ignore lint/a11y/noAutofocus: of what the server found wrong, where no script can lead there
        autoFocus={context.entry.beginsAt(name) || undefined}
        {...context.entry.register(name)}
      />
    </Labelled>
  )
}

interface StepProps {
  /** Question of the step; none where its first field asks it. */
  legend?: string
  children: ReactNode
}

/** Fields that belong together, numbered among those of the form. */
export function EntryStep({ legend, children }: StepProps) {
  if (!legend) return <div className={css.step}>{children}</div>
  return (
    <fieldset className={css.step}>
      <legend className={css.question}>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** Words that whoever owns the form has written, alone in their language: what stands beside them is the form's. */
export function Owned({ lang, children }: { lang: string | undefined; children: string }) {
  return lang ? <span lang={lang}>{children}</span> : children
}

interface MarksProps {
  say: Say
  note?: ReactNode
  isOptional?: boolean | undefined
}

/** Behind a field's name: that it may be left out, and what there is to say besides. */
function Marks({ say, note, isOptional }: MarksProps) {
  return (
    <>
      {isOptional && <span className={css.optional}> ({say('optional')})</span>}
      {note && <span className={css.optional}> {note}</span>}
    </>
  )
}

interface LabelledProps extends FieldProps {
  children: ReactNode
}

function Labelled({ name, note, isOptional, isWide, share, children, ...context }: LabelledProps) {
  return (
    <div className={css.field} data-wide={isWide || undefined} data-share={share}>
      <label className={css.label} htmlFor={`${context.id}-${name}`}>
        <Owned lang={context.languageOf?.(name)}>{context.say(name)}</Owned>
        <Marks say={context.say} note={note} isOptional={isOptional} />
      </label>
      {children}
      <Wrong {...context} name={name} />
    </div>
  )
}

type Named = Pick<FieldProps, 'entry' | 'id' | 'name'>

function wrongMarks(named: Named) {
  const describedBy = wrongId(named)
  return describedBy ? { 'aria-invalid': true, 'aria-describedby': describedBy } : {}
}

/** Value that was sent by a page without scripts, and the focus where the person has to begin. */
function filledIn({ entry, name }: Named) {
  const [defaultValue] = entry.enteredOf(name)
  return { ...(defaultValue !== undefined && { defaultValue }), ...(entry.beginsAt(name) && { autoFocus: true }) }
}

function wrongId({ entry, id, name }: Named): string | undefined {
  return entry.wrongOf(name) ? `${id}-${name}-wrong` : undefined
}

/** Sentence about a field's fault. */
function Wrong({ say, ...named }: FieldProps) {
  const key = named.entry.wrongOf(named.name)
  return (
    key && (
      <span id={wrongId(named)} className={css.wrong}>
        {say(key)}
      </span>
    )
  )
}
