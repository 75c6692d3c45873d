import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'

const questionCard = defineGroup({
  name: 'questionCard',
  label: { de: 'Frage', fr: 'Question', en: 'Question' },
  fields: {
    question: text(
      { de: 'Frage', fr: 'Question', en: 'Question' },
      { maxLength: 300, sample: 'Brauche ich einen Termin?' },
    ),
    answer: richText(
      { de: 'Antwort', fr: 'Réponse', en: 'Answer' },
      { sample: 'Für eine Beratung ja, für alles andere kommen Sie einfach vorbei.' },
    ),
  },
  heading: 'question',
})

/** Questions of which one at a time shows its answer. Search engines read them as an FAQPage. */
export const questions = defineBlock({
  name: 'questions',
  label: { de: 'Fragen und Antworten', fr: 'Questions et réponses', en: 'Questions and answers' },
  section: 'content',
  icon: 'message-circle-question-mark',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Häufige Fragen' }),
    lead: richText(words.lead),
  },
  options: {
    isTitleBeside: checkbox({
      de: 'Titel neben den Fragen',
      fr: 'Titre à côté des questions',
      en: 'Title beside the questions',
    }),
  },
  children: { questions: questionCard },
  starter: { questions: 3 },
})
