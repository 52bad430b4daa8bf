import { BehaviorSubject } from 'rxjs'
import type { ApiFault } from '../../domain/api/fault.ts'
import {
  CSV_COLUMNS,
  type FileFormat,
  type FileLine,
  fileLines,
  withCell,
  withLine,
  withoutProducts,
} from '../../domain/catalogue/catalogue-file.ts'
import type { ImportReport } from '../../domain/staff/answers.ts'
import type { UploadFile } from '../ports/http-port.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import type { StaffApi } from './staff-api.ts'

/** A line of the file with an error. */
export type BadLine = {
  readonly line: number
  readonly reason: string
  /** The product it belongs to; '' for the header line, or where it is unknown. */
  readonly key: string
  /** The cell to correct, where the error names one; otherwise the whole line is corrected. */
  readonly cell: { readonly column: string; readonly value: string } | undefined
  readonly source: string
  /** Changed since the last check. */
  readonly isMended: boolean
}

/** A picture that the file refers to and the shop does not have. */
export type FilePicture = {
  readonly name: string
  readonly phase: 'missing' | 'chosen' | 'uploading' | 'there' | 'failed'
}

/** The state of the import sheet. */
export type ImportState = {
  readonly phase: 'empty' | 'checking' | 'checked' | 'saving' | 'saved'
  readonly fileName: string
  /** Number of product lines in the file, without those left out. */
  readonly lines: number
  readonly report: ImportReport | undefined
  readonly errors: readonly BadLine[]
  /** Product lines of products that have an uncorrected error. */
  readonly wrongLines: number
  /** Products that are left out, with their number of lines. */
  readonly leftOut: readonly { readonly key: string; readonly lines: number }[]
  readonly pictures: readonly FilePicture[]
  /** Something was corrected, left out or chosen since the last check. */
  readonly isStale: boolean
  /** Why it could not be checked or saved. */
  readonly fault: ApiFault | undefined
}

/** The import of a product file (docs/catalogue-files.md). */
export type CatalogueImport = {
  readonly state$: StateStream<ImportState>
  /** Opens a file and checks it; nothing is saved. */
  readonly open: (file: { readonly name: string; readonly text: string }) => Promise<void>
  /** Chosen picture files; those that products refer to are uploaded on save. */
  readonly choosePictures: (files: readonly UploadFile[]) => Promise<void>
  /** Corrects the cell or line; false where the typed text is not a valid line. */
  readonly mend: (line: number, typed: string) => boolean
  /** Leaves out a product with all its lines. */
  readonly leaveOut: (key: string) => void
  readonly takeIn: (key: string) => void
  /** Leaves out every product with an uncorrected error; false where a line belongs to no product. */
  readonly leaveOutWrong: () => boolean
  /** Asks the server again what the import would change. */
  readonly check: () => Promise<void>
  /** Uploads the pictures and saves everything, or nothing. True when saved. */
  readonly save: () => Promise<boolean>
  /** The lines with errors, as a file with the same columns. */
  readonly wrongFile: () => { readonly name: string; readonly mediaType: string; readonly text: string }
  readonly close: () => void
}

const NOTHING: ImportState = {
  phase: 'empty',
  fileName: '',
  lines: 0,
  report: undefined,
  errors: [],
  wrongLines: 0,
  leftOut: [],
  pictures: [],
  isStale: false,
  fault: undefined,
}

const formatOf = (name: string, text: string): FileFormat =>
  /\.json$/i.test(name) || /^\s*\{/.test(text) ? 'json' : 'csv'

/** The name of a picture file without its folder. */
const fileName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path

/** The import of a catalogue: checked first, corrected line by line, saved as a whole. */
export const createCatalogueImport = ({
  staffApi,
}: {
  readonly staffApi: Pick<StaffApi, 'importCatalogue' | 'uploadPicture'>
}): CatalogueImport => {
  const state = new BehaviorSubject<ImportState>(NOTHING)
  let text = ''
  let format: FileFormat = 'csv'
  /** The current lines, by number. */
  let lines = new Map<number, FileLine>()
  const leftOutKeys = new Set<string>()
  const chosen = new Map<string, UploadFile>()
  const addresses = new Map<string, string>()
  let pictureNames: readonly string[] = []
  /** An answer about a file that was closed or changed since is dropped. */
  let round = 0

  const goods = (): readonly FileLine[] =>
    [...lines.values()].filter(({ line }) => format === 'json' || line > 1)

  const set = (change: Partial<ImportState>): void => {
    const next = { ...state.value, ...change }
    const wrong = new Set(next.errors.filter(({ isMended }) => !isMended).map(({ key }) => key))
    state.next({ ...next, wrongLines: goods().filter(({ key }) => wrong.has(key)).length })
  }

  const pictureOf = (name: string): FilePicture => {
    if (addresses.has(name)) return { name, phase: 'there' }
    return { name, phase: chosen.has(fileName(name)) ? 'chosen' : 'missing' }
  }

  const refreshLines = (): void => {
    lines = new Map(fileLines(text, format).map((line) => [line.line, line]))
    const left = [...leftOutKeys].map((key) => ({
      key,
      lines: goods().filter((one) => one.key === key).length,
    }))
    set({
      lines: goods().filter(({ key }) => !leftOutKeys.has(key)).length,
      leftOut: left,
      pictures: pictureNames.map(pictureOf),
    })
  }

  /** An error is corrected at the cell it names, or in the whole line. */
  const badLine = (line: number, field: string, reason: string): BadLine => {
    const known = lines.get(line)
    const column = field === 'values' ? 'value_1' : field
    return {
      line,
      reason,
      key: known?.key ?? '',
      cell: known?.cells.find((cell) => cell.column === column),
      source: known?.source ?? '',
      isMended: false,
    }
  }

  const ask = async (save: 0 | 1): Promise<ImportReport | undefined> => {
    round += 1
    const startedRound = round
    const sent = withoutProducts(text, format, leftOutKeys)
    const pictures = Object.fromEntries(
      pictureNames.flatMap((name) => {
        const address = addresses.get(name) ?? (chosen.has(fileName(name)) ? '' : undefined)
        return address === undefined ? [] : [[name, address] as const]
      }),
    )
    const answer = await staffApi.importCatalogue({ text: sent.text, format, pictures, save })
    if (startedRound !== round) return undefined
    if (!answer.ok) {
      set({ phase: 'checked', fault: answer.fault })
      return undefined
    }
    const report = answer.value
    pictureNames = report.pictures
    const errors = report.errors.map(({ line, field, reason }) => badLine(sent.lineOf(line), field, reason))
    set({
      phase: report.is_saved === 1 ? 'saved' : 'checked',
      report,
      errors,
      pictures: pictureNames.map(pictureOf),
      isStale: false,
      fault: undefined,
    })
    return report
  }

  const check = async (): Promise<void> => {
    set({ phase: 'checking', fault: undefined })
    const known = pictureNames
    const report = await ask(0)
    // Only the answer tells which pictures the file needs: those already chosen are announced.
    const isNew = report?.pictures.some((name) => !known.includes(name) && chosen.has(fileName(name)))
    if (isNew) await ask(0)
  }

  const upload = async (startedRound: number): Promise<ApiFault | undefined> => {
    for (const name of pictureNames) {
      const file = chosen.get(fileName(name))
      if (file === undefined || addresses.has(name)) continue
      const shown = (phase: FilePicture['phase']): void =>
        set({
          pictures: state.value.pictures.map((one) => (one.name === name ? { name, phase } : one)),
        })
      shown('uploading')
      const answer = await staffApi.uploadPicture(file)
      if (startedRound !== round) return { kind: 'cancelled' }
      shown(answer.ok ? 'there' : 'failed')
      if (!answer.ok) return answer.fault
      addresses.set(name, answer.value.replace(/^https?:\/\/[^/]+/, ''))
    }
    return undefined
  }

  const change = (next: string, line?: number): void => {
    text = next
    refreshLines()
    const errors = state.value.errors.map((error) =>
      error.line === line
        ? {
            ...error,
            source: lines.get(error.line)?.source ?? '',
            cell:
              error.cell && lines.get(error.line)?.cells.find(({ column }) => column === error.cell?.column),
            isMended: true,
          }
        : error,
    )
    set({ errors, isStale: true })
  }

  const leaveOut = (keys: readonly string[]): void => {
    for (const key of keys) leftOutKeys.add(key)
    set({ errors: state.value.errors.filter(({ key }) => !leftOutKeys.has(key)), isStale: true })
    refreshLines()
  }

  return {
    state$: stateOf(state),
    open: async (file) => {
      ;({ text } = file)
      format = formatOf(file.name, file.text)
      leftOutKeys.clear()
      pictureNames = []
      state.next({ ...NOTHING, phase: 'checking', fileName: file.name })
      refreshLines()
      await check()
    },
    choosePictures: async (files) => {
      for (const file of files) chosen.set(fileName(file.fileName), file)
      set({ pictures: pictureNames.map(pictureOf) })
      if (state.value.phase === 'checked') await check()
    },
    mend: (line, typed) => {
      const error = state.value.errors.find((one) => one.line === line)
      const next =
        error?.cell === undefined
          ? withLine(text, format, line, typed)
          : withCell(text, line, error.cell.column, typed)
      if (next === undefined) return false
      change(next, line)
      return true
    },
    leaveOut: (key) => leaveOut([key]),
    leaveOutWrong: () => {
      const wrong = state.value.errors.filter(({ isMended }) => !isMended).map(({ key }) => key)
      if (wrong.includes('')) return false
      leaveOut(wrong)
      return true
    },
    takeIn: (key) => {
      leftOutKeys.delete(key)
      set({ isStale: true })
      refreshLines()
    },
    check,
    save: async () => {
      set({ phase: 'saving', fault: undefined })
      const fault = await upload(round)
      if (fault) {
        if (fault.kind !== 'cancelled') set({ phase: 'checked', fault })
        return false
      }
      const report = await ask(1)
      return report?.is_saved === 1
    },
    wrongFile: () => {
      const wrong = new Set(state.value.errors.map(({ key }) => key))
      const left = goods().filter(({ key }) => wrong.has(key) || leftOutKeys.has(key))
      if (format === 'json') {
        const products = left.map(({ source }) => JSON.parse(source) as unknown)
        const text = JSON.stringify({ products }, null, 2)
        return { name: 'wrong-lines.json', mediaType: 'application/json', text }
      }
      const head = lines.get(1)?.source ?? CSV_COLUMNS.join(',')
      const text = [head, ...left.map(({ source }) => source), ''].join('\r\n')
      return { name: 'wrong-lines.csv', mediaType: 'text/csv', text }
    },
    close: () => {
      round += 1
      text = ''
      leftOutKeys.clear()
      chosen.clear()
      addresses.clear()
      pictureNames = []
      lines = new Map()
      state.next(NOTHING)
    },
  }
}
