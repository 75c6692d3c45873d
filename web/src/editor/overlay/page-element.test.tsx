import { expect, test } from 'vitest'
import { isBesideFields } from './page-element.ts'

const page = document.createElement('div')
page.innerHTML = `<div data-editing><section data-group-id="a" id="block"><div id="padding">
  <h1 data-field="title" id="title"><span id="word">Gut</span></h1><a href="/" id="link"><i id="icon"></i></a>
  <video id="video"></video></div></section></div><p id="footer">Fuss</p><section data-group-id="b" id="live"></section>`
document.body.append(page)

test.each([
  ['block', true],
  ['padding', true],
  ['title', false],
  ['word', false],
  ['link', false],
  ['icon', false],
  ['video', false],
  ['footer', false],
  ['live', false],
])('%s is beside the fields of a block: %s', (id, isBeside) => {
  expect(isBesideFields(document.getElementById(id))).toBe(isBeside)
})
