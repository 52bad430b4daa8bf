import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react'
import type { BadLine, CatalogueImport } from '../../../application/staff/catalogue-import.ts'
import { BottomSheet, TextArea, TextField } from '../../components/forms.ts'
import { Button, Icon, Note, Spinner, Tag } from '../../components/kit.ts'
import { useAction, useStream } from '../../hooks/use-app.ts'
import { saveFile } from '../../hooks/use-share.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { formatList } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { useCounter, useMe } from '../use-counter.ts'
import css from './catalogue.module.css'

const IS_PICTURE = /\.(?:png|jpe?g|webp|gif)$/i
/** At most this many names of missing pictures are listed. */
const MAX_NAMES = 8
const IS_CATALOGUE = /\.(?:csv|json|txt)$/i

const uploadOf = (file: File) => ({
  fileName: file.name,
  mediaType: file.type || 'image/jpeg',
  size: file.size,
  modifiedAt: file.lastModified,
  content: file as unknown,
})

/** A line that cannot be imported, with the reason: corrected here, or left out with its product. */
const WrongLine = ({
  error,
  work,
}: {
  readonly error: BadLine
  readonly work: CatalogueImport
}): ReactNode => {
  const { t } = useTranslations()
  const { line, cell, key, reason, source, isMended } = error
  // Text that cannot be parsed as a line is not applied, but stays in the field.
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const change = (text: string): void => {
    setTyped(text)
    setWrong(!work.mend(line, text))
  }
  const label = cell ? cell.column : t('counterCatalogue.import.source')
  const value = typed ?? cell?.value ?? source
  const wrong = isWrong ? t('counterCatalogue.import.noLine') : reason
  const shared = {
    label: t('counterCatalogue.import.mend', { line, column: label }),
    isLabelHidden: true,
    value,
    onChange: change,
    spellCheck: false,
    error: isMended && !isWrong ? undefined : wrong,
  }
  return (
    <li className={css['wrong']}>
      <p className={css['wrongHead']}>
        <b className="bad num">{t('counterCatalogue.import.line', { line })}</b>
        <span className="grow one-line">{[key, cell?.column].filter(Boolean).join(', ')}</span>
        {isMended && !isWrong && <Tag tone="ok">{t('counterCatalogue.import.mended')}</Tag>}
      </p>
      {cell || source.length < 60 ? <TextField {...shared} /> : <TextArea {...shared} rows={4} />}
      {key !== '' && (
        <Button size="sm" onClick={() => work.leaveOut(key)}>
          {t('counterCatalogue.import.leaveOut')}
        </Button>
      )}
    </li>
  )
}

const Pictures = ({ work }: { readonly work: CatalogueImport }): ReactNode => {
  const { t, language } = useTranslations()
  const { pictures } = useStream(work.state$)
  const folder = useId()
  const missing = pictures.filter(({ phase }) => phase === 'missing' || phase === 'failed')
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])].filter(({ name }) => IS_PICTURE.test(name))
    void work.choosePictures(files.map(uploadOf))
    target.value = ''
  }
  if (pictures.length === 0) return null
  return (
    <section className={css['card']} aria-label={t('counterCatalogue.import.pictures')}>
      <p>
        {t('counterCatalogue.import.picturesHave', {
          count: pictures.length,
          there: pictures.length - missing.length,
        })}
      </p>
      {missing.length > 0 && (
        <p className="small ink-3">
          {[
            formatList(
              missing.slice(0, MAX_NAMES).map(({ name }) => name),
              language,
            ),
            missing.length > MAX_NAMES ? ` (+${missing.length - MAX_NAMES})` : '',
          ].join('')}
        </p>
      )}
      <div className="row">
        <label className={css['fileButton']}>
          <Icon name="image-plus" size={16} />
          <span>{t('counterCatalogue.import.choosePictures')}</span>
          <input type="file" className="visually-hidden" accept="image/*" multiple onChange={choose} />
        </label>
        <label className={css['fileButton']}>
          <Icon name="upload" size={16} />
          <span>{t('counterCatalogue.import.chooseFolder')}</span>
          {/* All browsers know the attribute by this name only; React passes it on. */}
          <input
            id={folder}
            type="file"
            className="visually-hidden"
            multiple
            onChange={choose}
            {...{ webkitdirectory: '' }}
          />
        </label>
      </div>
    </section>
  )
}

/** Choosing or dropping a file, and exporting the catalogue. */
const Start = ({ work }: { readonly work: CatalogueImport }): ReactNode => {
  const { t } = useTranslations()
  const { api, notices } = useCounter()
  const { staff } = useMe()
  const take = async (files: readonly File[]): Promise<void> => {
    const file = files.find(({ name }) => IS_CATALOGUE.test(name))
    const pictures = files.filter(({ name }) => IS_PICTURE.test(name))
    if (file) await work.open({ name: file.name, text: await file.text() })
    else notices.show('error', { kind: 'key', key: 'counterCatalogue.import.noFile' })
    if (pictures.length > 0) await work.choosePictures(pictures.map(uploadOf))
  }
  const exporting = useAction(async (format: 'json' | 'csv') => {
    const answer = await api.exportCatalogue(format, staff.shop?.id)
    if (answer.ok)
      saveFile(`catalogue.${format}`, format === 'csv' ? 'text/csv' : 'application/json', answer.value.text)
    else notices.show('error', { kind: 'fault', fault: answer.fault })
  })
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    void take([...event.dataTransfer.files])
  }
  return (
    <>
      <label className={css['drop']} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Icon name="upload" size={24} />
        <b>{t('counterCatalogue.import.choose')}</b>
        <span className="small ink-3">{t('counterCatalogue.import.drop')}</span>
        <input
          type="file"
          className="visually-hidden"
          accept=".csv,.json,text/csv,application/json"
          aria-label={t('counterCatalogue.import.choose')}
          onChange={({ target }) => {
            void take([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      <section className={css['card']} aria-label={t('counterCatalogue.import.export')}>
        <h3>{t('counterCatalogue.import.export')}</h3>
        <p className="small ink-3">{t('counterCatalogue.import.exportText')}</p>
        <div className="row">
          {(['csv', 'json'] as const).map((format) => (
            <Button
              key={format}
              size="sm"
              icon="arrow-down-to-line"
              isBusy={exporting.isBusy}
              onClick={() => void exporting.run(format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </section>
    </>
  )
}

/** What the import would change, which lines are wrong, and which are left out. */
const Checked = ({ work }: { readonly work: CatalogueImport }): ReactNode => {
  const { t } = useTranslations()
  const faultText = useFaultText()
  const { report, errors, wrongLines, leftOut, fault, lines, fileName, phase } = useStream(work.state$)
  return (
    <div className="stack">
      <p role="status" className="num">
        {`${fileName}: ${[
          t('counterCatalogue.import.lines', { count: lines }),
          errors.length > 0 ? t('counterCatalogue.import.wrong', { count: errors.length }) : '',
        ]
          .filter(Boolean)
          .join(', ')}`}
      </p>
      {fault && <Note tone="bad">{`${faultText(fault)} ${t('counterCatalogue.import.nothingSaved')}`}</Note>}
      {errors.length > 0 && (
        <ul className={css['wrongs']}>
          {errors.map((error) => (
            <WrongLine key={`${error.line} ${error.reason}`} error={error} work={work} />
          ))}
        </ul>
      )}
      {leftOut.map((one) => (
        <p key={one.key} className="row">
          <span className="grow">
            {t('counterCatalogue.import.leftOut', { name: one.key, count: one.lines })}
          </span>
          <Button size="sm" onClick={() => work.takeIn(one.key)}>
            {t('counterCatalogue.import.takeIn')}
          </Button>
        </p>
      ))}
      <Pictures work={work} />
      {wrongLines > 0 && <p className="small">{t('counterCatalogue.import.wrongLeftOut')}</p>}
      {report && phase !== 'saved' && (
        <p className="small ink-3">
          {`${t('counterCatalogue.import.would', { ...report })} ${t('counterCatalogue.import.nothingSaved')}`}
        </p>
      )}
      {report && phase === 'saved' && <Note>{t('counterCatalogue.import.saved', { ...report })}</Note>}
    </div>
  )
}

type ImportSheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSaved: () => void
}

/**
 * Imports products from a file: checked first, wrong lines corrected or left out, then saved in one step. Also exports
 * the catalogue.
 */
export const ImportSheet = ({ isOpen, onClose, onSaved }: ImportSheetProps): ReactNode => {
  const { t } = useTranslations()
  const { catalogue } = useCounter()
  const [work] = useState(catalogue.startImport)
  const { phase, errors, leftOut, lines, wrongLines, isStale } = useStream(work.state$)
  const isBusy = phase === 'checking' || phase === 'saving'
  const wrong = errors.filter(({ isMended }) => !isMended)
  // A line that belongs to no product, such as the column names, cannot be left out.
  const isReady = lines > wrongLines && wrong.every(({ key }) => key !== '')
  const save = async (): Promise<void> => {
    if (wrong.length > 0) work.leaveOutWrong()
    if (await work.save()) onSaved()
  }
  const footer =
    phase === 'checked' ? (
      <div className={css['footer']}>
        {errors.length + leftOut.length > 0 && (
          <Button
            onClick={() => {
              const { name, mediaType, text } = work.wrongFile()
              saveFile(name, mediaType, text)
            }}
          >
            {t('counterCatalogue.import.download')}
          </Button>
        )}
        {isStale && <Button onClick={() => void work.check()}>{t('counterCatalogue.import.check')}</Button>}
        <Button
          kind={wrong.length > 0 ? 'soft' : 'primary'}
          isDisabled={!isReady}
          onClick={() => void save()}
        >
          {t('counterCatalogue.import.save', { count: lines - wrongLines })}
        </Button>
      </div>
    ) : undefined
  return (
    <BottomSheet
      isOpen={isOpen}
      title={t(phase === 'empty' ? 'counterCatalogue.import.title' : 'counterCatalogue.import.result')}
      isLocked={phase === 'saving'}
      step={phase === 'empty' ? 'start' : 'result'}
      onClose={onClose}
      footer={footer}
    >
      <div className="stack">
        {phase === 'empty' && <Start work={work} />}
        {isBusy && (
          <p className="row" role="status">
            <Spinner />
            <span>{t(`counterCatalogue.import.${phase}`)}</span>
          </p>
        )}
        {(phase === 'checked' || phase === 'saved') && <Checked work={work} />}
        {(phase === 'checked' || phase === 'saved') && (
          <Button icon="rotate-ccw" onClick={work.close}>
            {t('counterCatalogue.import.another')}
          </Button>
        )}
      </div>
    </BottomSheet>
  )
}
