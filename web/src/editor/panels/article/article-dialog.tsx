'use client'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { parseUrl } from '@blickfang/contract/kernel/text/address/parse-url.ts'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useIsShown } from '../../../ui/dialog/use-is-shown.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import text from '../../../ui/text.module.css'
import { addArticle } from '../../commands/article/add-article.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { useForm } from '../../shell/actions/use-form.ts'
import { scrollTo } from '../../shell/show-field.ts'
import { useNotify } from '../../shell/use-notify.ts'
import { whenPresent } from '../../shell/when-present.ts'
import type { DialogProps } from '../dialog-props.ts'
import { useTyped } from '../kept-text.ts'
import { useArticleWords } from './messages/use-article-words.ts'

const listFeeds = () => call('listFeeds', {})

/** Asks for the address of an article and makes a card of it: one step of undo, with its picture in the library. */
export function ArticleDialog({ card, boardId, onClose }: DialogProps<'article'>) {
  const t = useArticleWords()
  const session = useEditor()
  const notify = useNotify()
  const isShown = useIsShown()
  // As long as nobody knows, a magazine is set up; whoever tries is told.
  const isOff = useRead(listFeeds).answer?.takesArticles === false
  const [url, setUrl] = useTyped(`article.${boardId}`, '')
  const address = withScheme(url.trim())
  const { field, isBusy, submit } = useForm({
    check: () => (address === null ? t(url.trim() === '' ? 'missing' : 'invalid') : null),
    send: async () => {
      const { article } = await call('importArticle', { url: address ?? '' })
      const { media, isPictureLost, ...words } = article
      if (media) session.rememberMedia(media)
      if (!isShown()) {
        // The library has its picture already.
        if (media) notify.success(t('pictureKept', { title: article.title }))
        return
      }
      const filled = { ...words, mediaId: media?.id ?? null }
      const [change] = session.run(addArticle, { name: card, parentId: boardId, article: filled })
      onClose()
      notify.success(t(isPictureLost ? 'doneWithoutPicture' : 'done', { title: article.title }))
      if (change?.type === 'addGroup') show(change.groups[0]?.id)
    },
  })

  function show(groupId: string | undefined) {
    if (!groupId) return
    session.overlay.send({ type: 'select', element: { groupId, field: null } })
    whenPresent(`[data-group-id="${CSS.escape(groupId)}"]`, scrollTo)
  }

  const form = 'article-form'
  return (
    <Dialog
      title={t('title')}
      description={t('description')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="solid" type="submit" form={form} busy={isBusy} disabled={isOff}>
            {t('add')}
          </Button>
        </>
      }
    >
      {isOff ? (
        <p className={text.text}>{t('off')}</p>
      ) : (
        <form id={form} noValidate onSubmit={submit}>
          <TextField
            type="url"
            label={t('address')}
            placeholder={`https://${location.host}`}
            value={url}
            required
            autoFocus
            autoComplete="off"
            {...field}
            onChange={(event) => setUrl(event.target.value)}
          />
        </form>
      )}
    </Dialog>
  )
}

/** An address as people copy or type it; null for what is none. */
function withScheme(typed: string): string | null {
  const address = /^[a-z][a-z+.-]*:/i.test(typed) ? typed : `https://${typed}`
  const url = parseUrl(address)
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? address : null
}
