import { button, inSight, patternOf } from '../browser/pages/visible-text.ts'
import { jpegOf } from '../browser/pictures.ts'
import type { Try } from './chaos-money.ts'
import type { ChaosPage } from './chaos-page.ts'

/** Longer than a picture takes to be made small and sent. */
const PICTURE_MS = 6_000
const PICTURE_TRIES = 3
/** What was sent shows on the page where it was written. */
const NOWHERE = /^$/
const SCORES = ['product', 'service', 'postage'] as const

/** What a shopper does after the sale, tried once each; the pictures meet with anything, too. */
export const createChaosAfterSale = (visit: ChaosPage): Readonly<Record<'refund' | 'review', Try>> => {
  const { page, say, go, can, typing, tap, leadsTo } = visit

  /** Adds a picture unless the draft still has one, and asks for it again where it has failed. */
  const addPicture = async (label: string): Promise<boolean> => {
    const done = page.locator('[data-phase="done"]').first()
    if (await done.isVisible()) return true
    const input = inSight(page.getByLabel(`${say('kit.upload.add')}: ${say(label)}`, { exact: true }))
    const buffer = await jpegOf(page, 320, 240)
    const isPicked = await can(input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer }))
    for (let tries = 0; isPicked && tries < PICTURE_TRIES; tries += 1) {
      if (await can(done.waitFor({ state: 'attached', timeout: PICTURE_MS }))) return true
      await can(button(page, say('kit.upload.again')).click())
    }
    return false
  }

  return {
    // One application per order: what there is on its page tells whether it has come about.
    refund: async (one, by) => {
      await go(`/refund/${one.what}`)
      const isThere = (): Promise<boolean> =>
        inSight(page.getByRole('heading', { name: say('afterSale.progress.title') })).isVisible()
      if (await isThere()) one.isTold = true
      if (one.isTold) return
      await tap(button(page, patternOf(say('afterSale.refund.reason'))), false)
      const sheet = inSight(page.getByRole('dialog'))
      await can(sheet.getByRole('button', { name: say('afterSale.reason.changed-mind') }).click())
      // What is filled in behind an open sheet goes nowhere, and no finger could.
      if (!(await can(sheet.waitFor({ state: 'hidden' })))) return
      const send = say('afterSale.refund.send')
      const isSent = await typing(
        { [say('afterSale.refund.explanation')]: `It rains in ${one.what}` },
        async () => {
          if (!(await addPicture('afterSale.refund.proof'))) return false
          await tap(button(page, send), by % 4 === 0)
          const sure = page
            .getByRole('alertdialog')
            .getByRole('button', { name: say('afterSale.refund.sendNow'), exact: true })
          const isSaid = await leadsTo(NOWHERE, () => tap(sure, by % 4 === 1), 'afterSale.refund.sent')
          return isSaid || isThere()
        },
      )
      if (isSent) one.isTold = true
    },
    review: async (one, by) => {
      await go(`/comment?order=${/\d+$/.exec(one.what)?.[0]}`)
      const isThere = (): Promise<boolean> =>
        inSight(page.getByText(say('afterSale.review.doneTitle'))).isVisible()
      if (await isThere()) one.isTold = true
      if (one.isTold) return
      for (const score of SCORES) {
        const stars = page.getByRole('group', { name: say(`afterSale.score.${score}`) }).getByRole('radio')
        await can(stars.nth(3).check({ force: true }))
      }
      const isSent = await typing({ [say('afterSale.review.text')]: one.what }, async () => {
        if (by % 2 === 0) await addPicture('afterSale.review.pictures')
        const send = button(page, say('afterSale.review.send'))
        const isSaid = await leadsTo(NOWHERE, () => tap(send, by % 4 === 0), 'afterSale.review.sent')
        return isSaid || isThere()
      })
      if (isSent) one.isTold = true
    },
  }
}
