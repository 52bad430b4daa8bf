import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import type { Drafts } from '../../../application/shared/drafts.ts'
import { createEditor, type Editor } from '../../../application/staff/catalogue.ts'
import { type CatalogueImport, createCatalogueImport } from '../../../application/staff/catalogue-import.ts'
import type { ActAsk, ImportAsk } from '../../../application/staff/staff-api.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'
import { findAct } from '../../../domain/staff/acts.ts'
import type { ActDone, ImportReport, StaffItem } from '../../../domain/staff/answers.ts'
import type { EditDraft } from '../../../domain/staff/editing.ts'
import type { StaffKind } from '../../../domain/staff/queue.ts'

const editor = suite('the editor of the catalogue')

const BAG = {
  key: 'tas-1',
  shop: 1,
  category: 3,
  title: { dgn: 'Tas' },
  description: {},
  keywords: [],
  pictures: ['/art/1.webp'],
  attributes: [],
  options: [],
  variants: [{ id: 7, values: [], price: '12.50', market_price: '', stock: 5, code: 'T', picture: '' }],
  weight_grams: 0,
  recommend_rank: '',
  hot_rank: '',
  is_on_sale: 1,
}

const itemOf = (values: object, version: number): StaffItem => ({
  row: { kind: 'product', id: '12' } as StaffItem['row'],
  version,
  facts: {},
  values: values as StaffItem['values'],
  acts: ['save', 'stock', 'sale'],
  journal: [],
})

type Sent = { readonly act: string; readonly ask: ActAsk }

const rejected = (details: object): Result<never, ApiFault> =>
  fail({ kind: 'rejected', code: 0, message: 'No', details })

const open = (
  kind: StaffKind = 'product',
  id = '12',
  kept = new Map<string, unknown>(),
  start: EditDraft = {},
) => {
  const act = findAct(kind, 'save')
  if (act === undefined) throw new Error(kind)
  const sent: Sent[] = []
  const answers: Result<ActDone, ApiFault>[] = []
  let item: Result<StaffItem, ApiFault> = ok(itemOf(BAG, 3))
  let ids = 0
  const random = {
    hexId: () => {
      ids += 1
      return `id-${ids}`
    },
  }
  const staffApi = {
    item: async () => item,
    act: async (_kind: StaffKind, name: string, ask: ActAsk) => {
      sent.push({ act: name, ask })
      const journal = { id: 10 + sent.length } as ActDone['journal']
      return answers.shift() ?? ok({ row: null, journal, id: '12' })
    },
  }
  const drafts: Pick<Drafts, 'read' | 'keep'> = {
    read: (name) => (name === undefined ? undefined : (kept.get(name) as never)),
    keep: (name, draft) => {
      if (draft === undefined) kept.delete(name ?? '')
      // As sessionStorage would.
      else kept.set(name ?? '', JSON.parse(JSON.stringify(draft)))
    },
  }
  const made = createEditor({ staffApi, random }, { act, id, mark: ',', drafts, draftName: 'bag', start })
  return {
    editor: made,
    sent,
    answers,
    kept,
    serve: (next: Result<StaffItem, ApiFault>) => {
      item = next
    },
  }
}

const loaded = async (kind?: StaffKind, kept?: Map<string, unknown>) => {
  const world = open(kind, '12', kept)
  await world.editor.load()
  return world
}

const price = (made: Editor, typed: string) => {
  const [variant] = made.state$.value.draft['variants'] as readonly object[]
  made.change('variants', [{ ...variant, price: typed }] as never)
}

editor('sends only changes, with the version that was loaded, and counts unsaved ones', async () => {
  const { editor: made, sent } = await loaded()
  assert.is(made.state$.value.unsaved, 0)
  made.change('title', { dgn: 'Tas', en: 'Bag' })
  price(made, '11,00')
  assert.is(made.state$.value.unsaved, 2)
  assert.equal(await made.save(), { kind: 'done', id: '12' })
  assert.equal(sent, [
    {
      act: 'save',
      ask: {
        id: '12',
        version: 3,
        request_id: 'id-1',
        fields: {
          title: { dgn: 'Tas', en: 'Bag' },
          variants: [{ id: 7, values: [], price: '11.00', market_price: '', code: 'T', picture: '' }],
        },
      },
    },
  ])
})

editor('sends nothing while a field is invalid, and names it', async () => {
  const { editor: made, sent } = await loaded()
  price(made, 'sebelas')
  assert.is((await made.save()).kind, 'refused')
  assert.equal([sent, Object.keys(made.state$.value.faults)], [[], ['variants.0.price']])
  price(made, '11')
  assert.equal(made.state$.value.faults, {})
})

editor('saves a change of stock as a movement with its reason, after the fields', async () => {
  const { editor: made, sent } = await loaded()
  made.moveStock(7, { change: 3, reason: '', words: '' })
  assert.is((await made.save()).kind, 'refused')
  assert.equal(made.state$.value.faults['moves.7'], { path: 'moves.7', kind: 'move', part: 'reason' })
  made.moveStock(7, { change: 3, reason: 'arrived', words: ' Surabaya ' })
  made.change('weight_grams', '300')
  assert.is((await made.save()).kind, 'done')
  assert.equal(
    sent.map(({ act, ask }) => [act, ask.fields]),
    [
      ['save', { weight_grams: '300' }],
      ['stock', { variant_id: 7, change: 3, reason: 'arrived', words: 'Surabaya' }],
    ],
  )
  assert.equal(made.state$.value.moves, {})
})

editor('keeps a refused stock change, and does not save the rest again', async () => {
  const { editor: made, sent, answers } = await loaded()
  made.change('weight_grams', '300')
  made.moveStock(7, { change: -5, reason: 'lost', words: '' })
  answers.push(ok({ row: null, journal: { id: 11 } as never, id: '12' }), rejected({ field: 'change' }))
  assert.is((await made.save()).kind, 'refused')
  assert.ok(made.state$.value.refusals['moves.7'])
  assert.is((await made.save()).kind, 'done')
  assert.equal(
    sent.map(({ act }) => act),
    ['save', 'stock', 'stock'],
  )
})

editor('names the colleague who saved first, keeps typed text, and saves it over their version', async () => {
  const { editor: made, sent, answers, serve } = await loaded()
  made.change('title', { dgn: 'Tas saya' })
  made.change('weight_grams', '300')
  answers.push(rejected({ first: { id: 4, name: 'Budi' }, act: 'save', at: 99 }))
  serve(ok(itemOf({ ...BAG, title: { dgn: 'Tas Budi' }, keywords: ['baru'] }, 9)))
  assert.is((await made.save()).kind, 'refused')
  const { conflict, draft } = made.state$.value
  assert.equal([conflict?.first.name, conflict?.at, conflict?.both], ['Budi', 99, ['title']])
  assert.equal([draft['title'], draft['keywords']], [{ dgn: 'Tas saya' }, ['baru']])
  assert.is((await made.save()).kind, 'done')
  assert.is(sent[1]?.ask.version, 9)
  assert.is(made.state$.value.conflict, undefined)
})

editor('repeats an act with unknown outcome under its request id, and another under a new one', async () => {
  const { editor: made, sent, answers } = await loaded()
  made.change('weight_grams', '300')
  answers.push(fail({ kind: 'offline' }))
  assert.is((await made.save()).kind, 'refused')
  assert.is(made.state$.value.refusal?.kind, 'offline')
  await made.save()
  made.change('weight_grams', '400')
  await made.save()
  assert.equal(
    sent.map(({ ask }) => ask.request_id),
    ['id-1', 'id-1', 'id-2'],
  )
})

editor('shows a refusal of the server at its field', async () => {
  const { editor: made, answers } = await loaded()
  made.change('key', 'ada')
  answers.push(rejected({ field: 'key' }))
  await made.save()
  assert.is(made.state$.value.refusals['key']?.kind, 'rejected')
  made.change('key', 'lain')
  assert.equal(made.state$.value.refusals, {})
  answers.push(rejected({ field: 'market_price' }))
  price(made, '11')
  await made.save()
  // It names the column alone; which cell of it is not said.
  assert.equal(Object.keys(made.state$.value.refusals), ['variants'])
})

editor('asks for the password before a dangerous act, and has done nothing until then', async () => {
  const { editor: made, sent, answers } = await loaded('network')
  made.change('name', 'TRC20')
  made.change('address', 'TVj7RNVHy6thbM7BWdSe9G6gXwKhjhdNZS')
  answers.push(rejected({ field: 'password', needs_password: 1 }))
  assert.is((await made.save()).kind, 'needs-password')
  assert.is((await made.save('rahasia-besar')).kind, 'done')
  assert.equal([sent[0]?.ask.password, sent[1]?.ask.password], [undefined, 'rahasia-besar'])
})

editor('restores typed text after a reload, over what was saved meanwhile', async () => {
  const kept = new Map<string, unknown>()
  const before = await loaded('product', kept)
  before.editor.change('title', { dgn: 'Tas saya' })
  before.editor.moveStock(7, { change: 2, reason: 'arrived', words: '' })
  const { editor: made, serve } = open('product', '12', kept)
  serve(ok(itemOf({ ...BAG, keywords: ['baru'] }, 9)))
  await made.load()
  const { draft, moves, unsaved, isRestored } = made.state$.value
  assert.equal([draft['title'], draft['keywords']], [{ dgn: 'Tas saya' }, ['baru']])
  assert.equal([moves['7']?.change, unsaved, isRestored], [2, 2, true])
  made.revert()
  assert.equal([made.state$.value.unsaved, kept.size], [0, 0])
})

editor('puts a product on sale at once, and keeps typed text', async () => {
  const { editor: made, sent } = await loaded()
  made.change('weight_grams', '300')
  assert.is((await made.setOnSale(false)).kind, 'done')
  assert.equal([sent[0]?.act, sent[0]?.ask.fields], ['sale', { is_on_sale: 0 }])
  assert.is(made.state$.value.unsaved, 1)
  await made.save()
  // Its own act before is no other person's.
  assert.is(sent[1]?.ask.version, 11)
})

editor('creates an item with all its fields, and edits it from then on', async () => {
  const { editor: made, sent } = open('category', '')
  await made.load()
  assert.is((await made.save()).kind, 'refused')
  made.change('key', 'mainan')
  made.change('name', { dgn: 'Mainan' })
  made.change('picture', '/art/2.webp')
  assert.equal(await made.save(), { kind: 'done', id: '12' })
  assert.equal(sent[0]?.ask, {
    request_id: 'id-1',
    fields: { key: 'mainan', name: { dgn: 'Mainan' }, picture: '/art/2.webp', sort: '' },
  })
})

editor('starts a new item with the shop of its author, which counts as unchanged', async () => {
  const { editor: made } = open('product', '', new Map(), { shop: '3' })
  await made.load()
  const { draft, unsaved } = made.state$.value
  assert.equal([draft['shop'], unsaved], ['3', 0])
  made.change('weight_grams', '5')
  made.revert()
  assert.is(made.state$.value.draft['shop'], '3')
})

editor('reports that it could not be loaded, and retries', async () => {
  const { editor: made, serve } = open()
  serve(fail({ kind: 'offline' }))
  await made.load()
  assert.equal([made.state$.value.phase, made.state$.value.fault?.kind], ['failed', 'offline'])
  serve(ok(itemOf(BAG, 3)))
  await made.load()
  assert.is(made.state$.value.phase, 'ready')
})

editor.run()

const imports = suite('the import of a catalogue at the counter')

const CSV = [
  'product,title,price,pictures',
  'tas,Tas,12.50,tas.jpg',
  'tas,,11.00,',
  'radio,Radio,,',
  'senter,Senter,6.20,',
].join('\n')

const report = (change: Partial<ImportReport>): ImportReport => ({
  changed: 0,
  added: 0,
  unchanged: 0,
  errors: [],
  pictures: [],
  is_saved: 0,
  ...change,
})

const file = (fileName: string) => ({
  fileName,
  mediaType: 'image/jpeg',
  size: 3,
  modifiedAt: 1,
  content: 'x',
})

const openImport = (...answers: readonly Result<ImportReport, ApiFault>[]) => {
  const asked: ImportAsk[] = []
  const uploaded: string[] = []
  const left = [...answers]
  const made: CatalogueImport = createCatalogueImport({
    staffApi: {
      importCatalogue: async (ask) => {
        asked.push(ask)
        return left.shift() ?? ok(report({}))
      },
      uploadPicture: async ({ fileName }) => {
        uploaded.push(fileName)
        return ok('https://shop.test/upload/1.jpg')
      },
    },
  })
  return { made, asked, uploaded }
}

const WRONG = report({
  added: 2,
  errors: [{ line: 4, field: 'price', reason: 'Harga kosong' }],
  pictures: ['tas.jpg'],
})

imports('is checked first, and names the invalid line with its cell', async () => {
  const { made, asked } = openImport(ok(WRONG))
  await made.open({ name: 'goods.csv', text: CSV })
  const { phase, lines, errors, pictures } = made.state$.value
  assert.equal([phase, lines, asked.length, asked[0]?.save], ['checked', 4, 1, 0])
  assert.equal(errors, [
    {
      line: 4,
      reason: 'Harga kosong',
      key: 'radio',
      cell: { column: 'price', value: '' },
      source: 'radio,Radio,,',
      isMended: false,
    },
  ])
  assert.equal(pictures, [{ name: 'tas.jpg', phase: 'missing' }])
})

imports('accepts the corrected line, sends the pictures, and saves everything', async () => {
  const { made, asked, uploaded } = openImport(
    ok(WRONG),
    ok(WRONG),
    ok(report({ added: 3, pictures: ['tas.jpg'] })),
    ok(report({ added: 3, pictures: ['tas.jpg'], is_saved: 1 })),
  )
  await made.open({ name: 'goods.csv', text: CSV })
  await made.choosePictures([file('foto/tas.jpg'), file('lain.jpg')])
  assert.equal(asked[1]?.pictures, { 'tas.jpg': '' })
  assert.ok(made.mend(4, '7.00'))
  assert.equal([made.state$.value.isStale, made.state$.value.errors[0]?.isMended], [true, true])
  await made.check()
  assert.equal(made.state$.value.errors, [])
  assert.is(await made.save(), true)
  assert.equal([uploaded, asked.at(-1)?.pictures], [['foto/tas.jpg'], { 'tas.jpg': '/upload/1.jpg' }])
  assert.match(asked.at(-1)?.text ?? '', 'radio,Radio,7.00,')
  assert.is(made.state$.value.phase, 'saved')
})

imports(
  'leaves out a product with all its lines, counts the rest, and exports the invalid lines',
  async () => {
    const { made, asked } = openImport(
      ok(report({ errors: [{ line: 3, field: 'price', reason: 'x' }], pictures: [] })),
      ok(report({ added: 2, is_saved: 1 })),
    )
    await made.open({ name: 'goods.csv', text: CSV })
    made.leaveOut('tas')
    assert.equal([made.state$.value.lines, made.state$.value.leftOut], [2, [{ key: 'tas', lines: 2 }]])
    assert.is(made.wrongFile().text, `${CSV.split('\n').slice(0, 3).join('\r\n')}\r\n`)
    assert.is(await made.save(), true)
    assert.not.match(asked.at(-1)?.text ?? '', 'tas,')
  },
)

imports(
  'saves valid products and leaves out invalid ones, but saves nothing of an unreadable file',
  async () => {
    const { made, asked } = openImport(ok(WRONG), ok(report({ added: 2, is_saved: 1 })))
    await made.open({ name: 'goods.csv', text: CSV })
    const { lines, wrongLines } = made.state$.value
    assert.equal([lines, wrongLines], [4, 1])
    assert.ok(made.leaveOutWrong())
    assert.equal(
      [made.state$.value.lines, made.state$.value.wrongLines, made.state$.value.errors],
      [3, 0, []],
    )
    assert.is(await made.save(), true)
    assert.not.match(asked.at(-1)?.text ?? '', 'radio')
    const head = openImport(ok(report({ errors: [{ line: 1, field: 'colour', reason: 'No such column' }] })))
    await head.made.open({ name: 'goods.csv', text: CSV })
    assert.is(head.made.leaveOutWrong(), false)
  },
)

imports('drops the answer about a file that was closed, and keeps one that failed', async () => {
  let give: (answer: Result<ImportReport, ApiFault>) => void = () => undefined
  const made = createCatalogueImport({
    staffApi: {
      importCatalogue: () => new Promise((resolve) => (give = resolve)),
      uploadPicture: async () => ok(''),
    },
  })
  void made.open({ name: 'goods.csv', text: CSV })
  made.close()
  give(ok(WRONG))
  await settle()
  assert.is(made.state$.value.phase, 'empty')
  void made.open({ name: 'goods.json', text: '{"products":[{"key":"a"}]}' })
  give(fail({ kind: 'offline' }))
  await settle()
  const { phase, fault, lines } = made.state$.value
  assert.equal([phase, fault?.kind, lines], ['checked', 'offline', 1])
})

imports.run()
