// What most blocks are made of comes with the editor's own code: a bundler leaves out of a part only what was there before it, and
// each block of a page would bring all of this along once more.
import '@blickfang/contract/fields/fields.ts'
import '@blickfang/contract/kernel/words.ts'
import '@blickfang/contract/options/alignment/option.ts'
import '@blickfang/contract/options/board.ts'
import '@blickfang/contract/options/checkbox/option.ts'
import '@blickfang/contract/options/common.ts'
import '@blickfang/contract/options/text-size/option.ts'
import '@blickfang/views/kernel/view.ts'
import '@blickfang/views/site/board/board-view.tsx'
import '@blickfang/views/site/icons/line-icon.tsx'
import '@blickfang/views/site/intro.tsx'
