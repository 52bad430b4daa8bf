/** Runs on the page: every way of a page to run what it was not built with. Gives what each try met with. */
export const runForeignScript = async (): Promise<Readonly<Record<string, string>>> => {
  const tried: Record<string, string> = {}
  const attempt = (name: string, act: () => unknown): void => {
    try {
      act()
      tried[name] = 'allowed'
    } catch (error) {
      tried[name] = (error as Error).name
    }
  }
  type Policies = { readonly createPolicy: (name: string, rules: object) => void }
  const { trustedTypes } = window as unknown as { readonly trustedTypes: Policies }
  const text = 'window.hurt = 7'
  const attack = (): void => {
    // biome-ignore lint/security/noGlobalEval: it is what must be refused
    attempt('eval', () => globalThis.eval(text))
    attempt('Function', () => new Function(text)())
    attempt('innerHTML', () => {
      document.createElement('div').innerHTML = '<b>x</b>'
    })
    attempt('a script from elsewhere', () => {
      document.createElement('script').src = 'https://evil.example/x.js'
    })
    attempt('another policy', () => trustedTypes.createPolicy('other', {}))
    attempt('an attribute', () => document.createElement('b').setAttribute('onclick', text))
    const link = document.createElement('a')
    link.href = 'javascript:window.hurt=8'
    document.body.append(link)
    link.click()
    const inline = document.createElement('script')
    attempt('inline text', () => inline.append(text))
    document.head.append(inline)
  }
  // Behind a timer: what the debugger evaluates itself may do more than a page.
  await new Promise<void>((done) => setTimeout(() => done(attack()), 10))
  await new Promise((done) => setTimeout(done, 100))
  return tried
}
