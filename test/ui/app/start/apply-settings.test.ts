import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { DEFAULT_SHOP_SETTINGS, type Feature } from '../../../../domain/api/shop-settings.ts'
import { cents } from '../../../../domain/shared/money.ts'
import { applySettings } from '../../../../ui/app/start/apply-settings.ts'
import { formatMoney, moneyParts } from '../../../../ui/i18n/format.ts'
import { hasScreen, matchRoute } from '../../../../ui/navigation/routes.ts'

const applied = suite('settings of the server in the frontend')

applied.after.each(() => applySettings(DEFAULT_SHOP_SETTINGS))

const without = (...features: readonly Feature[]) =>
  applySettings({
    ...DEFAULT_SHOP_SETTINGS,
    features: {
      ...DEFAULT_SHOP_SETTINGS.features,
      ...Object.fromEntries(features.map((feature) => [feature, false])),
    },
  })

applied('add the currency label to every amount', () => {
  applySettings({ ...DEFAULT_SHOP_SETTINGS, currencyLabel: "$&'$1" })
  assert.is(formatMoney(cents(-124_850), 'dgn'), "−$&'$11.248,50")
  assert.is(moneyParts(cents(100), 'en').symbol, "$&'$1")
})

applied('remove the pages of a disabled feature, with the links to them', () => {
  assert.ok(hasScreen('/chatRoom') && hasScreen('/register'))
  without('chat', 'registration', 'withdrawal', 'complaints')
  for (const path of [
    '/chatRoom/3',
    '/chatRoomDetail/3',
    '/service',
    '/register',
    '/withDraw',
    '/complaint/3',
  ]) {
    assert.not(hasScreen(path), path)
    assert.is(matchRoute(path), undefined)
  }
  assert.ok(hasScreen('/home'))
})

applied('keep a page shared by two features until both are off, and the choice until all are', () => {
  without('topUpCard')
  assert.ok(hasScreen('/cardTopUp'))
  without('topUpCard', 'topUpManual')
  assert.not(hasScreen('/cardTopUp'))
  assert.ok(hasScreen('/topUp'))
  without('topUpCard', 'topUpManual', 'topUpOnChain')
  assert.not(hasScreen('/topUp'))
})

applied.run()
