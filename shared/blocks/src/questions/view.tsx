import { defineView } from '@blickfang/views/kernel/view.ts'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { questions } from './contract.ts'
import css from './questions.module.css'

export const questionsView = defineView(
  questions,
  ({ fields, options, children, isPageTitle }) => (
    <div className={css.block} data-beside={options.isTitleBeside || undefined}>
      <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
      <ul className={css.list} itemScope itemType="https://schema.org/FAQPage">
        {children.questions}
      </ul>
    </div>
  ),
  {
    questions: ({ fields, site, page, cardHeading }) => {
      if (fields.question.isEmpty && fields.answer.isEmpty) return null
      // A summary takes the space bar for itself: where words are written, nothing folds.
      // One without an answer has nothing to unfold, and is no question to a search engine.
      const isAsked = !fields.question.isEmpty && !fields.answer.isEmpty
      const folds = !site.isStill && isAsked
      const Question = folds ? 'details' : 'div'
      const Summary = folds ? 'summary' : 'div'
      return (
        <Question
          className={css.question}
          {...(folds && { name: `questions-${page.id}` })}
          {...(isAsked && { itemScope: true, itemProp: 'mainEntity', itemType: 'https://schema.org/Question' })}
        >
          <Summary itemProp="name" className={css.summary}>
            <fields.question as={cardHeading} className={css.title} />
            <svg className={css.chevron} viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden="true">
              <path d="m5 9 7 7 7-7" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
            </svg>
          </Summary>
          <div itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer" className={css.answer}>
            <div itemProp="text">
              <fields.answer className={css.text} />
            </div>
          </div>
        </Question>
      )
    },
  },
)
