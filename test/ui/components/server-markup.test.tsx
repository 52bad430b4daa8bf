import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Router } from 'wouter'
import { cents } from '../../../domain/shared/money.ts'
import { ProgressBar } from '../../../ui/app/Shell.tsx'
import { PaymentCodeSheet } from '../../../ui/components/commerce/money/PaymentCodeSheet.tsx'
import { Gallery } from '../../../ui/components/commerce/pictures/Gallery.tsx'
import { Hero } from '../../../ui/components/commerce/pictures/Hero.tsx'
import * as Forms from '../../../ui/components/forms.ts'
import { TabBar } from '../../../ui/components/frame/TabBar.tsx'
import { ToastRegion } from '../../../ui/components/frame/Toast.tsx'
import * as Kit from '../../../ui/components/kit.ts'
import { TranslationsContext } from '../../../ui/i18n/translations.ts'
import { kitWords } from '../../support/ui/render.tsx'

const markup = suite('server markup')
const nothing = (): void => undefined

const write = (node: ReactNode): string =>
  renderToString(
    <Router ssrPath="/home">
      <TranslationsContext value={kitWords()}>{node}</TranslationsContext>
    </Router>,
  )

const home = (
  <>
    <TabBar items={[{ href: '/home', label: 'Beranda', icon: 'house', isCurrent: true, badge: 2 }]} />
    <Kit.Page bar={<Kit.AppBar title="Beranda" />}>
      <Kit.PullToRefresh onRefresh={async () => true}>
        <Hero title="Belanja dunia" href="/popular" action="Lihat" images={['/a.webp']} />
        <Kit.ProductGrid>
          <Kit.ProductCard
            href="/detail"
            name="Headphone"
            image="/a.webp"
            price={cents(12_900)}
            category="electric"
          />
        </Kit.ProductGrid>
        <Kit.InfiniteFooter phase="idle" onMore={nothing} onRetry={nothing} />
      </Kit.PullToRefresh>
    </Kit.Page>
  </>
)

const asking = (
  <>
    <Forms.OptionGroup
      label="Warna"
      options={[{ value: 'w', label: 'Putih', swatch: '#fff' }]}
      value="w"
      onChange={nothing}
    />
    <Forms.Stepper label="Jumlah" value={1} max={3} onChange={nothing} />
    <Gallery pictures={[{ src: '/a.webp', alt: 'Depan' }]} />
    <PaymentCodeSheet isOpen amount={cents(100)} payLabel="Bayar" onPay={nothing} onClose={nothing} />
    <ProgressBar value={0.4} />
    <ToastRegion toasts={[{ id: 1, kind: 'info', text: 'Halo' }]} />
  </>
)

markup('contains the content of a page', () => {
  const text = write(home)
  assert.match(text, 'Headphone')
  assert.match(text, '<main')
})

markup('has no style attribute, for the page policy forbids them', () => {
  assert.not.match(write(home), / style=/)
  assert.not.match(write(asking), / style=/)
})

markup.run()
