import i18next from 'i18next'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { isLanguage, LANGUAGE_TAGS, type Language } from '../../domain/account/language.ts'
import { CATEGORY_KEYS } from '../../domain/catalogue/category.ts'
import { cents } from '../../domain/shared/money.ts'
import { RouteSteps, Timeline } from '../../ui/components/commerce/delivery/Timeline.tsx'
import { PaymentCodeSheet } from '../../ui/components/commerce/money/PaymentCodeSheet.tsx'
import { RecordList, RecordRow } from '../../ui/components/commerce/money/RecordRow.tsx'
import { WalletCard } from '../../ui/components/commerce/money/WalletCard.tsx'
import { Gallery } from '../../ui/components/commerce/pictures/Gallery.tsx'
import { Hero, RouteBand } from '../../ui/components/commerce/pictures/Hero.tsx'
import { ImageViewer } from '../../ui/components/commerce/pictures/ImageViewer.tsx'
import { StarInput } from '../../ui/components/fields/StarInput.tsx'
import { Uploader } from '../../ui/components/fields/UploaderTile.tsx'
import * as Forms from '../../ui/components/forms.ts'
import { TabBar } from '../../ui/components/frame/TabBar.tsx'
import { Toast, ToastRegion } from '../../ui/components/frame/Toast.tsx'
import * as Kit from '../../ui/components/kit.ts'
import { PullHead } from '../../ui/components/lists/PullToRefresh.tsx'
import { Meter } from '../../ui/components/surfaces/Meter.tsx'
import dgn from '../../ui/i18n/locales/dgn/base.json'
import en from '../../ui/i18n/locales/en/base.json'
import han from '../../ui/i18n/locales/han/base.json'
import ri from '../../ui/i18n/locales/ri/base.json'
import tai from '../../ui/i18n/locales/tai/base.json'
import zhCn from '../../ui/i18n/locales/zh-cn/base.json'
import { TranslationsContext } from '../../ui/i18n/translations.ts'
import '../../ui/styles/tokens.css'
import '../../ui/styles/tints.css'
import '../../ui/styles/base.css'
import '../../ui/styles/roles.css'

/** Every component in its states on one page, to be looked at beside the design's own gallery. */

const art = (code: string): string => `/art/${code}.webp`
const ART = ['1f4f1', '1f4bb', '1f4fa', '26fa', '1fab4', '1f9f4', '1f454', '1f457', '1f35c', '1f9f8']
const query = new URLSearchParams(location.search)
const asked = query.get('language')
const language: Language = isLanguage(asked) ? asked : 'dgn'
const nothing = (): void => undefined

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <Kit.Card>
    <h2>{title}</h2>
    <div className="stack" style={{ marginTop: 14 }}>
      {children}
    </div>
  </Kit.Card>
)

const Line = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>
)

const Buttons = (): ReactNode => (
  <Part title="Tombol">
    <Line>
      <Kit.Button kind="primary">Utama</Kit.Button>
      <Kit.Button kind="soft">Lembut</Kit.Button>
      <Kit.Button kind="line">Garis</Kit.Button>
      <Kit.Button>Netral</Kit.Button>
      <Kit.Button kind="text">Teks</Kit.Button>
      <Kit.Button kind="teal">Dompet</Kit.Button>
      <Kit.Button kind="danger">Bahaya</Kit.Button>
    </Line>
    <Line>
      <Kit.Button kind="primary" isBusy>
        Bayar
      </Kit.Button>
      <Kit.Button kind="line" isBusy>
        Bayar
      </Kit.Button>
      <Kit.Button kind="primary" isDisabled>
        Bayar
      </Kit.Button>
      <Kit.Button kind="primary" size="sm">
        Bayar
      </Kit.Button>
      <Kit.Button kind="primary" size="lg" icon="refresh-cw">
        Bayar
      </Kit.Button>
    </Line>
    <Line>
      <Kit.IconButton icon="heart" label="Favorit" isPressed={false} />
      <Kit.IconButton icon="heart" label="Favorit" isPressed />
      <Kit.IconButton icon="bell" label="Notifikasi" hasDot />
      <Kit.IconButton icon="shopping-bag" label="Keranjang" badge={12} />
      <Kit.IconButton icon="share-2" label="Bagikan" isFloating />
      <Kit.IconButton icon="share-2" label="Mati" isDisabled />
      <Kit.TextLink href="/home" icon="chevron-right">
        Semua
      </Kit.TextLink>
    </Line>
    <Line>
      <Kit.Tag>Stok habis</Kit.Tag>
      <Kit.Tag tone="warn">Belum bayar</Kit.Tag>
      <Kit.Tag tone="teal">Dikirim</Kit.Tag>
      <Kit.Tag tone="ok">Selesai</Kit.Tag>
      <Kit.Tag tone="bad">Ditolak</Kit.Tag>
      <Kit.Tag tone="accent">Baru</Kit.Tag>
    </Line>
  </Part>
)

const Choices = (): ReactNode => {
  const [option, setOption] = useState('standard')
  const [segment, setSegment] = useState('all')
  const [tab, setTab] = useState('description')
  const [quantity, setQuantity] = useState(1)
  const [isOn, setOn] = useState(true)
  return (
    <Part title="Pilihan">
      <Forms.ChipRow label="Urutkan">
        <Forms.Chip isPressed>Terlaris</Forms.Chip>
        <Forms.Chip isPressed={false}>Terbaru</Forms.Chip>
        <Forms.Chip isRemovable>$50–$300</Forms.Chip>
      </Forms.ChipRow>
      <Forms.OptionGroup
        label="Paket"
        value={option}
        onChange={setOption}
        options={[
          { value: 'standard', label: 'Standar', swatch: '#F4F4F6' },
          { value: 'case', label: 'Tas keras', swatch: '#2B2D33' },
          { value: 'out', label: 'Habis', isDisabled: true },
        ]}
      />
      <Forms.Segmented
        label="Arah"
        value={segment}
        onChange={setSegment}
        options={[
          { value: 'all', label: 'Semua' },
          { value: 'in', label: 'Masuk' },
          { value: 'out', label: 'Keluar' },
        ]}
      />
      <Forms.Tabs
        label="Bagian"
        value={tab}
        onChange={setTab}
        panelId="parts"
        tabs={[
          { value: 'description', label: 'Deskripsi' },
          { value: 'specification', label: 'Spesifikasi' },
          { value: 'reviews', label: 'Ulasan', count: '1.204' },
          { value: 'more', label: 'Barang lain dari toko ini' },
        ]}
      />
      <Forms.TabPanel id="parts" value={tab}>
        Isi {tab}
      </Forms.TabPanel>
      <Line>
        <Forms.Checkbox label="a" isLabelHidden isChecked onChange={nothing} />
        <Forms.Checkbox label="b" isLabelHidden isChecked={false} onChange={nothing} />
        <Forms.Checkbox label="c" isLabelHidden isMixed isChecked={false} onChange={nothing} />
        <Forms.Checkbox label="d" isLabelHidden isDisabled isChecked={false} onChange={nothing} />
        <Forms.Radio label="e" name="r" value="1" isChecked onChange={nothing} />
        <Forms.Radio label="f" name="r" value="2" isChecked={false} onChange={nothing} />
        <Forms.Checkbox label="Semua" isChecked={isOn} onChange={setOn} />
      </Line>
      <Forms.Switch
        label="Jadikan alamat utama"
        description="Dipakai otomatis"
        isOn={isOn}
        onChange={setOn}
      />
      <Forms.Switch label="Mati" isOn={false} onChange={nothing} />
      <Line>
        <Forms.Stepper label="Jumlah" value={quantity} max={3} onChange={setQuantity} />
        <Forms.Stepper label="Banyak" value={12} max={48} onChange={nothing} />
        <Kit.Rating value={4.2} isFive />
      </Line>
      <Line>
        <Kit.Price cents={cents(124_850)} size="xl" />
        <Kit.Price cents={cents(12_900)} size="lg" />
        <Kit.Price cents={cents(6490)} />
        <Kit.Price cents={cents(-500)} size="md" />
        <Kit.WasPrice cents={cents(8900)} />
      </Line>
      <StarInput label="Produk" value={4} onChange={nothing} />
    </Part>
  )
}

const Fields = (): ReactNode => {
  const [text, setText] = useState('Rani')
  const [search, setSearch] = useState('headphone')
  const field = { value: text, onChange: setText }
  return (
    <Part title="Kolom isian">
      <Kit.SearchLink href="/search" label="Cari produk atau toko" />
      <Forms.SearchField label="Cari" value={search} onChange={setSearch} onSubmit={nothing} />
      <Forms.TextField
        label="Nama"
        value=""
        placeholder="Nama penerima"
        onChange={nothing}
        help="Sesuai KTP"
      />
      <Forms.TextField label="Panjang" {...field} maxCharacters={20} hasCounter />
      <Forms.TextField label="Galat" {...field} error="PIN pembayaran hanya angka, minimal 6." />
      <Forms.TextField label="Benar" {...field} isGood icon="mail" />
      <Forms.TextField label="Nonaktif" {...field} isDisabled />
      <Forms.PasswordField label="Kata sandi" {...field} />
      <Forms.PhoneField label="Nomor ponsel" prefix="+62" onPrefix={nothing} {...field} />
      <Forms.TextArea label="Alamat" {...field} error="Isi alamat lengkap." />
      <Forms.FieldButton label="Wilayah" value="" onClick={nothing} error="Pilih wilayah." />
      <Forms.SelectSheet
        label="Alasan"
        value="late"
        onChange={nothing}
        options={[
          { value: 'late', label: 'Terlambat' },
          { value: 'broken', label: 'Rusak', description: 'Sertakan foto' },
        ]}
      />
    </Part>
  )
}

const Commerce = (): ReactNode => (
  <Part title="Kartu">
    <Kit.SideScroll label="Kategori">
      {CATEGORY_KEYS.map((key, index) => (
        <Kit.CategoryTile
          key={key}
          href="/explore"
          label={key}
          category={key}
          image={art(ART[index] ?? '')}
          isCurrent={index === 1}
        />
      ))}
    </Kit.SideScroll>
    <Kit.ProductGrid>
      <Kit.ProductCard
        href="/detail"
        name="Headphone nirkabel peredam bising Aura H2"
        image={art('1f3a7')}
        category="electric"
        price={cents(12_900)}
        marketPrice={cents(15_900)}
        rating={4.8}
        sold={2345}
        onFavourite={nothing}
      />
      <Kit.ProductCard
        href="/detail"
        name="Ponsel 5G Nira X"
        image="/missing.webp"
        category="phone"
        price={cents(37_900)}
        rating={4.8}
        sold={3400}
        tag={<Kit.Tag>Stok habis</Kit.Tag>}
        isFavourite
        onFavourite={nothing}
      />
    </Kit.ProductGrid>
    <Kit.ShopCard
      look="wide"
      href="/shop"
      name="Aruna Audio"
      image={art('1f4fb')}
      category="electric"
      goodRate={98}
      fans={12_400}
      onFollow={nothing}
    />
    <Kit.ShopCard
      look="row"
      href="/shop"
      name="Kaya Living dengan nama yang sangat panjang"
      image={art('1fab4')}
      category="home"
      goodRate={97}
      fans={860}
      isFollowed
      onFollow={nothing}
    />
    <Forms.AddressCard
      name="Rani Prameswari"
      phone="+62 812-5550-0142"
      tag="Rumah"
      mark="Utama"
      address="Jl. Kenanga Raya No. 18, RT 04/RW 02, Sukajadi, Kota Bandung, Jawa Barat 40162"
      href="/addressForm"
      hasChevron
    />
  </Part>
)

const Orders = (): ReactNode => (
  <Part title="Pesanan">
    <RouteSteps
      label="Perjalanan"
      current={2}
      steps={[
        { label: 'Dibayar', icon: 'wallet' },
        { label: 'Dikemas', icon: 'package' },
        { label: 'Dikirim', icon: 'truck' },
        { label: 'Diterima', icon: 'package-check' },
      ]}
    />
    <Timeline
      label="Riwayat"
      events={[1, 2, 3, 4, 5].map((n) => ({
        id: String(n),
        text: `Paket tiba di gudang ${n}`,
        at: 1_763_620_000 - n * 70_000,
      }))}
    />
    <Kit.KeyValues
      rows={[
        { label: 'Subtotal', value: '$183,80' },
        { label: 'Promo', value: '−$5,00', tone: 'ok' },
      ]}
      sum={{ label: 'Total', value: <Kit.Price cents={cents(18_500)} /> }}
    />
  </Part>
)

const Feedback = (): ReactNode => (
  <Part title="Umpan balik">
    {(['success', 'error', 'loading'] as const).map((kind) => (
      <div key={kind} style={{ display: 'flex' }}>
        <Toast toast={{ id: kind, kind, text: 'Ditambahkan ke keranjang' }} />
      </div>
    ))}
    <Kit.Note icon="shield-check">Catatan tepercaya</Kit.Note>
    <Kit.Note tone="warn">Perlu perhatian</Kit.Note>
    <Kit.Note tone="bad">Pembayaran gagal. Saldo tidak dipotong.</Kit.Note>
    <Meter label="Unggah" value={0.64} />
    {(['pulling', 'loosing', 'loading', 'success'] as const).map((phase) => (
      <div key={phase} style={{ position: 'relative', height: 50, visibility: 'visible' }}>
        <PullHead phase={phase} />
      </div>
    ))}
    {(['idle', 'loading', 'failed', 'ended'] as const).map((phase) => (
      <Kit.InfiniteFooter key={phase} phase={phase} onMore={nothing} onRetry={nothing} />
    ))}
    <Uploader
      label="Bukti"
      max={6}
      onPick={nothing}
      onRemove={nothing}
      onRetry={nothing}
      uploads={(['done', 'uploading', 'failed'] as const).map((phase) => ({
        id: phase,
        phase,
        preview: art('1f4e6'),
        progress: 0.64,
      }))}
    />
  </Part>
)

const Overlays = (): ReactNode => {
  const [open, setOpen] = useState(query.get('open') ?? '')
  const [picture, setPicture] = useState<number | undefined>(undefined)
  const [refusal, setRefusal] = useState<{ id: number; text: string } | undefined>(undefined)
  const close = (): void => setOpen('')
  return (
    <Part title="Lapisan">
      <Line>
        {['sheet', 'dialog', 'pay', 'toast'].map((name) => (
          <Kit.Button key={name} size="sm" onClick={() => setOpen(name)}>
            {name}
          </Kit.Button>
        ))}
      </Line>
      <div style={{ margin: '0 -16px' }}>
        <Gallery
          category="electric"
          onZoom={setPicture}
          pictures={['1f3a7', '1f4fb', '1f4f7', '231a', '1f4bb'].map((code) => ({
            src: art(code),
            alt: `Foto ${code}`,
          }))}
        />
      </div>
      <ImageViewer
        pictures={['1f3a7', '1f4fb', '1f4f7', '231a', '1f4bb'].map((code) => ({
          src: art(code),
          alt: `Foto ${code}`,
        }))}
        index={picture}
        onMove={setPicture}
        onClose={() => setPicture(undefined)}
      />
      <Forms.BottomSheet
        isOpen={open === 'sheet'}
        title="Pilih varian"
        onClose={close}
        header={
          <div className="row">
            <Kit.ProductTile size="xl" image={art('1f3a7')} category="electric" />
            <div>
              <Kit.Price size="xl" cents={cents(12_900)} />
              <p className="small ink-2">Stok 48</p>
            </div>
          </div>
        }
        footer={
          <>
            <Kit.Button kind="soft" isFlex>
              + Keranjang
            </Kit.Button>
            <Kit.Button kind="primary" isFlex>
              Beli · $129,00
            </Kit.Button>
          </>
        }
      >
        <p>Isi lembar</p>
      </Forms.BottomSheet>
      <Forms.ConfirmDialog
        isOpen={open === 'dialog'}
        title="Batalkan pesanan?"
        text="Pesanan LT-2025-118402 akan dibatalkan."
        confirmLabel="Batalkan"
        isDanger
        onConfirm={close}
        onCancel={close}
      />
      <PaymentCodeSheet
        isOpen={open === 'pay'}
        amount={cents(18_500)}
        payee="dari saldo Lintas, ke Aruna Audio"
        payLabel="Bayar $185,00"
        refusal={refusal}
        forgotHref="/changePayPwd"
        onPay={() => setRefusal({ id: (refusal?.id ?? 0) + 1, text: 'PIN salah. Sisa 4 kali.' })}
        onClose={close}
      />
      <ToastRegion
        toasts={open === 'toast' ? [{ id: 1, kind: 'success', text: 'Ditambahkan ke keranjang' }] : []}
      />
    </Part>
  )
}

const Everything = (): ReactNode => (
  <>
    <TabBar
      items={[
        { href: '/home', label: 'Beranda', icon: 'house', isCurrent: true },
        { href: '/explore', label: 'Jelajah', icon: 'compass', isCurrent: false },
        { href: '/chatRoom', label: 'Chat', icon: 'message-circle', isCurrent: false, badge: 3 },
        { href: '/bag', label: 'Keranjang', icon: 'shopping-bag', isCurrent: false, badge: 104 },
        { href: '/filter', label: 'Saya', icon: 'user-round', isCurrent: false },
      ]}
    />
    <Kit.Page
      surface="canvas"
      isRoot
      className="stack"
      bar={
        <Kit.AppBar
          title="Komponen dan keadaan yang panjang sekali"
          actions={<Kit.IconButton icon="globe" label="Bahasa" />}
        />
      }
      footer={
        <Forms.BottomBar>
          <Kit.Button kind="line" isFlex>
            Ajukan refund
          </Kit.Button>
          <Kit.Button kind="primary" isFlex>
            Pesanan diterima
          </Kit.Button>
        </Forms.BottomBar>
      }
    >
      <Hero
        title="Belanja dunia, sampai ke rumah Anda"
        text="Pilihan dari penjual tepercaya di berbagai negara."
        href="/popular"
        action="Lihat yang populer"
        images={[art('1f9f3'), art('1f3a7'), art('1f45f')]}
      />
      <WalletCard
        label="Saldo"
        balance={cents(124_850)}
        isHidden={false}
        onHide={nothing}
        record={{ href: '/capitalRecord', label: 'Riwayat dana' }}
        actions={[
          { href: '/topUp', label: 'Isi saldo', icon: 'arrow-down-to-line' },
          { href: '/withDraw', label: 'Tarik dana', icon: 'arrow-up-from-line' },
        ]}
      />
      <div style={{ columns: '3 320px', columnGap: 16 }} className="gallery-columns">
        {[Buttons, Choices, Fields, Commerce, Orders, Feedback, Overlays].map((Block, index) => (
          <div key={String(index)} style={{ breakInside: 'avoid', marginBottom: 16 }}>
            <Block />
          </div>
        ))}
      </div>
      <Forms.ListGroup>
        <Forms.ListRow icon="heart" label="Favorit" value={18} href="/heart" />
        <Forms.ListRow
          icon="store"
          label="Toko diikuti"
          description="Enam toko"
          value={6}
          href="/myFavourite"
        />
        <Forms.ListRow icon="log-out" label="Keluar" isDanger onClick={nothing} />
      </Forms.ListGroup>
      <RecordList>
        <RecordRow
          icon="shopping-bag"
          title="Bayar pesanan"
          meta="LT-2025-118402 · 16 Nov, 19.06"
          amount={cents(-18_500)}
        />
        <RecordRow
          icon="arrow-down-to-line"
          tone="ok"
          title="Isi saldo TRC20"
          meta="12 Nov, 08.41"
          amount={cents(20_000)}
        />
        <RecordRow
          icon="arrow-up-from-line"
          tone="bad"
          title="Tarik dana on-chain"
          meta="28 Okt, 11.58"
          amount={cents(-12_000)}
          tag={{ text: 'Ditolak', tone: 'bad' }}
          isRefused
        />
      </RecordList>
      <RouteBand images={[art('1f30f'), art('1f4e6')]} />
      <Kit.EmptyState
        title="Keranjang masih kosong"
        text="Simpan barang yang Anda suka di sini, lalu bayar sekaligus."
        image={art('1f6d2')}
        action={
          <Kit.ButtonLink kind="primary" href="/home">
            Mulai belanja
          </Kit.ButtonLink>
        }
      />
      <Kit.ErrorState
        title="Tidak tersambung ke server"
        text="Periksa internet Anda, lalu coba lagi."
        needsNetwork={false}
        onRetry={nothing}
      >
        <Kit.TextLink href="/home">Kembali ke Beranda</Kit.TextLink>
      </Kit.ErrorState>
      <Kit.SkeletonGrid count={2} />
      <Kit.SkeletonCards count={1} />
      <Kit.SkeletonRows count={2} />
    </Kit.Page>
  </>
)

const theme = query.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme
document.documentElement.lang = LANGUAGE_TAGS[language]
const words = i18next.createInstance()
const files: Readonly<Record<Language, object>> = { dgn, en, 'zh-cn': zhCn, ri, han, tai }
await words.init({
  lng: LANGUAGE_TAGS[language],
  interpolation: { escapeValue: false },
  resources: { [LANGUAGE_TAGS[language]]: { translation: files[language] } },
})
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <TranslationsContext value={{ t: (key, values) => words.t(key, values ?? {}), language }}>
      <Everything />
    </TranslationsContext>,
  )
}
