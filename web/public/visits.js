// Asks once whether visits may be counted, and loads those who count after a yes only. The markup is visits-prompt.tsx, the
// answer is kept where shared/src/site/visitor/consent.ts reads it. No part of the site's bundle: only sites that count load it.
{
  const prompt = document.getElementById('visits')
  let opener = null
  let isCounting = false

  // Where nothing can be remembered there is no point in asking: the answer is no.
  const answers = () => {
    try {
      return JSON.parse(localStorage.getItem('consent') ?? '{}') ?? {}
    } catch (error) {
      return error instanceof SyntaxError ? {} : null
    }
  }

  const show = () => {
    const answer = answers()?.analytics
    for (const now of prompt.querySelectorAll('[data-now]')) now.hidden = now.dataset.now !== (answer ? 'yes' : 'no')
    if (answer === undefined) for (const now of prompt.querySelectorAll('[data-now]')) now.hidden = true
    prompt.hidden = false
  }

  const hide = () => {
    prompt.hidden = true
    opener?.focus()
    opener = null
  }

  const answer = (isYes) => {
    localStorage.setItem('consent', JSON.stringify({ ...answers(), analytics: isYes }))
    window.dispatchEvent(new Event('blickfang:consent'))
    hide()
    follow()
  }

  const follow = () => {
    if (answers()?.analytics === true) return count()
    for (const name of document.cookie.match(/(?<=^|; )_(ga|gid|gat|gcl|fbp|fbc)[^=]*/g) ?? []) forget(name)
    // What runs once cannot be unloaded.
    if (isCounting) location.reload()
  }

  const forget = (name) => {
    const parts = location.hostname.split('.')
    for (const domain of ['', ...parts.map((_, at) => `; domain=${parts.slice(at).join('.')}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  }

  const load = (address) => {
    document.head.append(Object.assign(document.createElement('script'), { src: address, async: true }))
  }

  const count = () => {
    if (isCounting) return
    isCounting = true
    const { analytics, tagManager, pixel } = prompt.dataset
    window.dataLayer ??= []
    if (analytics) countByAnalytics(window.dataLayer, analytics, !tagManager)
    if (tagManager) {
      window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      load(`https://www.googletagmanager.com/gtm.js?id=${tagManager}`)
    }
    if (pixel) countByPixel(pixel)
  }

  const countByAnalytics = (queue, id, isAlone) => {
    // It knows a command by being an Arguments object.
    function command() {
      // biome-ignore lint/complexity/noArguments: an array is no command to it
      queue.push(arguments)
    }
    // It reads commands and not the plain events of the site's blocks, which a tag manager reads.
    if (isAlone) {
      queue.push = (...entries) => {
        Array.prototype.push.apply(queue, entries)
        for (const { event, ...details } of entries) if (typeof event === 'string') command('event', event, details)
        return queue.length
      }
    }
    command('js', new Date())
    command('config', id)
    load(`https://www.googletagmanager.com/gtag/js?id=${id}`)
  }

  const countByPixel = (id) => {
    const call = (...given) => (call.callMethod ? call.callMethod(...given) : call.queue.push(given))
    Object.assign(call, { push: call, loaded: true, version: '2.0', queue: [] })
    window.fbq = call
    window._fbq = call
    call('init', id)
    call('track', 'PageView')
    load('https://connect.facebook.net/en_US/fbevents.js')
  }

  prompt?.addEventListener('click', ({ target }) => {
    const given = target.closest('[data-answer]')?.dataset.answer
    if (given) answer(given === 'yes')
  })
  prompt?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    hide()
  })
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-visits-choice]')
    if (!button || !prompt || !answers()) return
    show()
    opener = button
    prompt.focus()
  })
  // Answered in another window.
  window.addEventListener('storage', ({ key }) => {
    if (key !== 'consent' || !prompt || answers()?.analytics === undefined) return
    hide()
    follow()
  })
  if (prompt) {
    if (answers()?.analytics === true) count()
    else if (answers() && answers().analytics === undefined && !('quiet' in prompt.dataset)) show()
  }
}
