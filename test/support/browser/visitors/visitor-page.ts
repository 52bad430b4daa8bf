import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Language } from '../../../../domain/account/language.ts'
import { enterAs } from '../../backend/shoppers/demo-shopper.ts'
import { wordsOf } from '../pages/visible-text.ts'

type Given = {
  readonly browser: Browser
  readonly origin: string
  readonly options: BrowserContextOptions
  readonly language: Language
  /** Of the shopper who is signed in; a visitor without it. */
  readonly token?: string | undefined
  /** How long a press or a look waits for what it needs, in milliseconds. */
  readonly patienceMs: number
}

export type VisitorPage = {
  readonly context: BrowserContext
  readonly page: Page
  /** The word of a key in the visitor's language. */
  readonly say: (key: string) => string
  /** Errors that nobody caught; tests add what else they find wrong. */
  readonly problems: string[]
}

/** An empty page in a browser context of its own, in a language and perhaps signed in. */
export const openVisitorPage = async (given: Given): Promise<VisitorPage> => {
  const { browser, origin, language, token } = given
  const context = await browser.newContext(given.options)
  await context.addCookies([{ name: 'lintas_lang', value: language, url: origin }])
  if (token !== undefined) await enterAs(context, origin, token)
  const page = await context.newPage()
  page.setDefaultTimeout(given.patienceMs)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  return { context, page, say: wordsOf(language), problems }
}

/** From now on errors in the console are problems too. */
export const watchConsole = ({ page, problems }: Pick<VisitorPage, 'page' | 'problems'>): void => {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
}
