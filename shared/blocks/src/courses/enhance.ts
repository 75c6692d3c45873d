import { defineEnhancer } from '@blickfang/views/kernel/island/enhancer.ts'
import { isPast } from '@blickfang/views/kernel/island/page-zone.ts'

/** Takes away a course that is over: the page may have been made before its last day. */
const hidePastCourse = defineEnhancer('[data-course-until]', (course) => {
  const entry = course.closest('li') ?? course
  entry.hidden = isPast(course.dataset.courseUntil)
  return () => {}
})

export const coursesEnhancers = [hidePastCourse]
