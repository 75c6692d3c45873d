import { shopTime } from '@blickfang/contract/content/hours/shop-time.ts'
import { defineEnhancer } from '@blickfang/views/kernel/island/enhancer.ts'

/** Takes away a course that is over: the page may have been made before its last day. */
const hidePastCourse = defineEnhancer('[data-course-until]', (course) => {
  const entry = course.closest('li') ?? course
  entry.hidden = (course.dataset.courseUntil ?? '') < shopTime(new Date()).date
  return () => {}
})

export const coursesEnhancers = [hidePastCourse]
