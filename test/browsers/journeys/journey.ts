import type { CuttableWay } from '../../support/browser/network/cuttable-way.ts'
import type { Page } from '../page/page.ts'

/** What a shopper does from first to last, written once for every browser. */
export type Journey = {
  /** What `--only` names it by. */
  readonly key: string
  readonly name: string
  /** What the browser's console is bound to say on the way: a cut line, for example. */
  readonly expects?: RegExp
  /** The one browser that it is for; all of them where none is named. */
  readonly browser?: string
  readonly walk: (page: Page, surroundings: Surroundings) => Promise<void>
}

export type Surroundings = {
  /** The shop behind the way that a page takes. */
  readonly origin: string
  readonly way: CuttableWay
  /** The path of a picture on this disk. */
  readonly picture: string
}
