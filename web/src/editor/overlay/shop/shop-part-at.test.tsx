import { afterEach, expect, test } from 'vitest'
import { shopPartAt } from './use-shop-clicks.ts'

afterEach(() => document.body.replaceChildren())

function at(selector: string) {
  return shopPartAt(document.querySelector(selector))
}

test('a node of a branch’s address, number or hours says which branch, and which part of it', () => {
  document.body.innerHTML = `
    <div data-branch="b1">
      <div data-part="address"><span id="street"></span><a data-part="phone"><b id="number"></b></a></div>
      <dl data-part="hours"><div data-part="special"><dd id="eve"></dd></div><dd id="monday"></dd></dl>
      <p id="beside"></p>
    </div>
    <section data-branch="b2" data-part="hours"><p id="footer"></p></section>
    <section data-part="address"><p id="typed"></p></section>
    <div data-branch="b3"><p data-part="elsewhere" id="other"></p></div>
    <div data-editor-surface><div data-branch="b4" data-part="hours"><p id="own"></p></div></div>`
  expect(at('#street')).toEqual({ branchId: 'b1', at: 'address' })
  expect(at('#number')).toEqual({ branchId: 'b1', at: 'phone' })
  expect(at('#eve')).toEqual({ branchId: 'b1', at: 'special' })
  expect(at('#monday')).toEqual({ branchId: 'b1', at: 'hours' })
  expect(at('#footer')).toEqual({ branchId: 'b2', at: 'hours' })
  document.body.innerHTML += `<dl data-branch="b5" data-part="hours"><div><dt>Dienstag – Donnerstag</dt><dd id="row"></dd></div></dl>`
  expect(at('#row')).toEqual({ branchId: 'b5', at: 'hours', day: 'Dienstag – Donnerstag' })
  for (const selector of ['#beside', '#typed', '#other', '#own', '#none']) expect(at(selector)).toBeNull()
})
