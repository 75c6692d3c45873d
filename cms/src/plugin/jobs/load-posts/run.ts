import { loadPosts } from '@blickfang/shared/jobs/load-posts/job.ts'
import { keepPosts } from '../../operations/feed/keep-posts.ts'
import { defineRun } from '../../queue/job-run.ts'

export const loadPostsRun = defineRun(loadPosts, keepPosts)
