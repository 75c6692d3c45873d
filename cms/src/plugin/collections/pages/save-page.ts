import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import { updatePageInfo } from '../../operations/page/update-page-info.ts'
import { hiddenInOf } from '../../payload/virtual/hidden-in-field.ts'
import { type Changes, rememberSent, saveThrough } from '../../payload/virtual/save-through.ts'
import { checkPassword } from './check-password.ts'

/** Saves what a person changed of a page, by the operation that the in-page editor uses. */
async function savePage({ id, locale, changed, loaded: _, base, ...context }: Changes): Promise<void> {
  if (Object.keys(changed).length === 0) return
  const text = (name: string) => (typeof changed[name] === 'string' ? changed[name] : '')
  if ('name' in changed && !hasVisibleText(text('name')))
    throw new AppError('INVALID', { fields: { name: 'nameEmpty' } })
  const meta = {
    ...('name' in changed && { name: text('name').trim() }),
    ...('description' in changed && { description: text('description') }),
    ...('hiddenIn' in changed && { disallowedLanguages: hiddenInOf(changed.hiddenIn) }),
    ...('password' in changed && { password: text('password') || null }),
    ...('archived' in changed && { archived: changed.archived === true }),
  }
  const slug = 'slug' in changed && { slug: text('slug') }
  await updatePageInfo({ ...context, query: undefined, body: { id, lang: locale, ...slug, meta, base } })
}

export const pageHooks = {
  beforeOperation: [rememberSent],
  beforeValidate: [checkPassword],
  beforeChange: [saveThrough(['name', 'slug', 'description', 'hiddenIn', 'archived', 'password'], savePage)],
}
