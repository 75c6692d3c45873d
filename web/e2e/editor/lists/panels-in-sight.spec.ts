import { expect, test } from '../../fixtures.ts'

for (const width of [768, 1440]) {
  test(`nothing of a panel is cut off at its edge, or lies behind the bar, at ${width} px`, async ({
    editor: page,
    newPage,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { edit } = await newPage()
    for (const panel of ['settings', 'pageMenu']) {
      await page.goto(edit.replace('toolbar=1', `${panel}=1`))
      const region = page.getByRole('region', { name: panel === 'settings' ? 'Einstellungen' : 'Seiten' })
      await expect(region.locator('summary, li').first()).toBeVisible()
      await expect(page.getByRole('toolbar')).toBeVisible()
      const folded = region.locator('details')
      await folded.evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '')
      })
      const cut = await region.evaluate((own) => {
        const edge = own.getBoundingClientRect()
        const controls = [...own.querySelectorAll('button, input, select, textarea, p, label')]
        const beyond = controls.filter((control) => {
          const { width, left, right } = control.getBoundingClientRect()
          return width > 0 && control.checkVisibility() && (right > edge.right + 1 || left < edge.left - 1)
        })
        return beyond.map(({ outerHTML }) => outerHTML.slice(0, 120))
      })
      expect([panel, cut]).toEqual([panel, []])
      const behind = await region.evaluate((own) => {
        const scrolled = [own, ...own.querySelectorAll('*')].filter((one) => one.scrollHeight > one.clientHeight + 1)
        for (const one of scrolled) one.scrollTop = one.scrollHeight
        const last = [...own.querySelectorAll('button, input, select, a, summary')]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
          .map((one) => one.getBoundingClientRect())
          .reduce((low, box) => (box.bottom > low.bottom ? box : low))
        const bar = document.querySelector('[role="toolbar"]')?.getBoundingClientRect()
        return bar && last.bottom > bar.top && last.right > bar.left && last.left < bar.right
      })
      expect([panel, behind]).toEqual([panel, false])
    }
  })
}
