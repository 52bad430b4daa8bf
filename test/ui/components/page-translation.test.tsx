import type { ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cents } from '../../../domain/shared/money.ts'
import { Button, ButtonLink, TextLink } from '../../../ui/components/actions/Button.tsx'
import { Chip } from '../../../ui/components/actions/Chip.tsx'
import { OptionGroup } from '../../../ui/components/actions/OptionGroup.tsx'
import { Price, WasPrice } from '../../../ui/components/commerce/products/Price.tsx'
import { Tag } from '../../../ui/components/surfaces/Badge.tsx'
import { KeyValues, Note, Section } from '../../../ui/components/surfaces/Card.tsx'
import { ListRow } from '../../../ui/components/surfaces/ListRow.tsx'
import { RichTextView } from '../../../ui/components/surfaces/RichTextView.tsx'
import { render } from '../../support/ui/render.tsx'
import { translatePage } from '../../support/ui/translations.ts'

const translated = suite('a page translated by the browser')

const PARTS: Readonly<Record<string, (amount: string | undefined) => ReactNode>> = {
  button: (amount) => (
    <Button onClick={() => undefined}>
      Beli
      {amount && ` · ${amount}`}
    </Button>
  ),
  'button with an icon': (amount) => (
    <Button icon="check" onClick={() => undefined}>
      {amount ?? 'Beli'}
    </Button>
  ),
  'link that looks like a button': (amount) => <ButtonLink href="/bag">{amount ?? 'Bayar'}</ButtonLink>,
  'text link': (amount) => (
    <TextLink href="/bag" icon="chevron-right">
      {amount ?? 'Semua'}
    </TextLink>
  ),
  chip: (amount) => (
    <Chip onClick={() => undefined} isRemovable>
      {amount ?? 'Harga'}
    </Chip>
  ),
  tag: (amount) => <Tag>{amount ?? 'Gratis'}</Tag>,
  row: (amount) => (
    <ListRow label={amount ?? 'Saldo'} description={amount} value={amount} trailing={amount} />
  ),
  'head of a section': (amount) => (
    <Section title="Saldo" aside={amount}>
      <p />
    </Section>
  ),
  note: (amount) => (
    <Note>
      {amount ?? 'Gratis'}
      {amount === undefined && <b>ongkir</b>}
    </Note>
  ),
  'group of options': (amount) => (
    <OptionGroup label={amount ?? 'Warna'} options={[]} value="" onChange={() => undefined} />
  ),
  facts: (amount) => (
    <KeyValues
      rows={[{ label: 'Biaya', value: amount ?? '-' }]}
      sum={{ label: 'Tiba', value: amount ?? '-' }}
    />
  ),
}

for (const [name, part] of Object.entries(PARTS))
  translated(`shows the ${name}'s newest text, and removes it`, () => {
    const screen = render(part('$649,00'))
    for (const amount of ['$1.658,00', undefined, '$2,00']) {
      translatePage(screen.container)
      screen.show(part(amount))
      const text = screen.text()
      assert.is(text.includes(amount ?? '$'), amount !== undefined, `${amount}: ${text}`)
      assert.not.match(text, '649')
    }
    translatePage(screen.container)
    screen.show(null)
    assert.is(screen.text(), '')
    screen.remove()
  })

translated('replaces a server text completely', () => {
  const screen = render(<RichTextView html="<p>Dua <b>kali</b> cuci</p>" />)
  for (const html of ['<p>Tiga kali</p>', '<p>Empat <b>kali</b><br>cuci</p>', '']) {
    translatePage(screen.container)
    screen.show(<RichTextView html={html} />)
    assert.is(screen.text(), html.replace(/<[^>]*>/g, ''))
  }
  screen.remove()
})

translated('leaves amounts untranslated, and replaces them completely', () => {
  const screen = render(<Price cents={cents(64_900)} />)
  translatePage(screen.container)
  assert.is(screen.container.querySelector('font'), null)
  const before = screen.container.firstElementChild
  screen.show(<Price cents={cents(-165_800)} />)
  assert.is(screen.text(), '\u2212$1.658,00')
  assert.is.not(screen.container.firstElementChild, before)
  screen.show(<WasPrice cents={cents(5_000)} />)
  assert.is(screen.container.querySelector('s')?.getAttribute('translate'), 'no')
  screen.remove()
})

translated.run()
