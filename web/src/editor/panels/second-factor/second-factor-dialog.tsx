'use client'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { useWords } from '../../locales/words.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import type { DialogProps } from '../dialog-props.ts'
import { ReadFailed } from '../read-failed.tsx'
import { useSecondFactorWords } from './messages/use-second-factor-words.ts'
import { PasswordQuestion } from './password-question.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import css from './second-factor.module.css'
import { SetUp } from './set-up.tsx'
import { SwitchedOn } from './switched-on.tsx'

type Begun = Answer<'beginSecondFactor'>

const read = () => call('getSecondFactor', {})

/** How one signs in oneself: a code of an app beside the password, or the password alone. */
export function SecondFactorDialog({ onClose }: DialogProps<'secondFactor'>) {
  const t = useSecondFactorWords()
  const { language } = useWords()
  const notify = useNotify()
  const { answer: state, failure, readAgain } = useRead(read)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  function onMade(made: readonly string[]) {
    setBegun(null)
    setCodes(made)
    void readAgain()
  }
  function onOff() {
    notify.success(t('switchedOff'))
    void readAgain()
  }
  const isOff = state?.isOffered === true && !state.isOn
  return (
    <Dialog
      size="medium"
      title={t('title')}
      description={t('description')}
      closeLabel={t('close')}
      // Codes that are shown once do not go with a press beside them.
      mayGoBack={() => codes === null}
      onClose={onClose}
      footer={codes ? undefined : <Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={css.parts}>
        {failure !== null && (
          <ReadFailed
            sentence={t('failed')}
            reason={errorSentence(failure, language)}
            retry={t('retry')}
            onRetry={readAgain}
          />
        )}
        {!state && failure === null && <Spinner label={t('loading')} />}
        {state && !state.isOffered && <p className={text.text}>{t('elsewhere')}</p>}
        {isOff && !begun && !codes && (
          <>
            {state.isRequired ? (
              <p className={css.required}>{t('required')}</p>
            ) : (
              <p className={text.text}>{t('off')}</p>
            )}
            <PasswordQuestion
              action={t('begin')}
              ask={async (password) => setBegun(await call('beginSecondFactor', { password }))}
            />
          </>
        )}
        {isOff && begun && <SetUp begun={begun} onCancel={() => setBegun(null)} onDone={onMade} />}
        {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
        {state?.isOn && !codes && <SwitchedOn state={state} onRenewed={onMade} onOff={onOff} />}
      </div>
    </Dialog>
  )
}
