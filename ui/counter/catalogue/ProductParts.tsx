import { Fragment, type ReactNode, useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '../../../domain/account/language.ts'
import {
  MAX_OPTIONS,
  MAX_STOCK,
  mainText,
  VALUE_MAX_LENGTH,
} from '../../../domain/catalogue/product-draft.ts'
import { type Fields, fieldsOf, numberField, textField } from '../../../domain/shared/fields.ts'
import { STOCK_REASONS, WORDS_MAX_LENGTH } from '../../../domain/staff/acts.ts'
import {
  attributesIn,
  type EditVariant,
  listIn,
  optionsIn,
  type StockMove,
  variantName,
  variantsIn,
  withAllVariants,
  withOption,
  withoutOption,
  withoutValue,
} from '../../../domain/staff/editing.ts'
import { needsWords } from '../../../domain/staff/rules.ts'
import { ErrorLine } from '../../components/fields/Field.tsx'
import { BottomSheet, Stepper, TextField } from '../../components/forms.ts'
import { Button, Icon, IconButton, LazyImage, TextLink } from '../../components/kit.ts'
import { Moment } from '../../components/surfaces/Moment.tsx'
import { formatNumber, formatOptions } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './catalogue.module.css'
import { type Editing, SelectField, useEditText, withText } from './EditFields.tsx'

const NO_MOVE: StockMove = { change: 0, reason: '', words: '' }

const productOf = ({ state }: Editing) => ({
  options: optionsIn(state.draft),
  variants: variantsIn(state.draft),
})

const signed = (change: number, language: Parameters<typeof formatNumber>[1]): string =>
  `${change > 0 ? '+' : '\u2212'}${formatNumber(Math.abs(change), language)}`

/** The options by which variants differ, in the chosen language. */
export const OptionsCard = (editing: Editing): ReactNode => {
  const { editor, state, language } = editing
  const { t } = useTranslations()
  const error = useEditText(state)('options')
  const product = productOf(editing)
  const { options } = product
  const write = (at: number, change: (texts: (typeof options)[number]) => (typeof options)[number]): void =>
    editor.change(
      'options',
      options.map((option, index) => (index === at ? change(option) : option)),
    )
  return (
    <section className={css['card']} aria-label={t('counterCatalogue.field.options')}>
      <div className={css['cardHead']}>
        <h3>
          <span>{t('counterCatalogue.field.options')}</span>
          <span className="ink-3">{` ${LANGUAGE_NAMES[language]}`}</span>
        </h3>
        {options.length < MAX_OPTIONS && (
          <TextLink onClick={() => editor.changeAll(withOption(product))}>
            {t('counterCatalogue.addOption')}
          </TextLink>
        )}
      </div>
      {options.length === 0 && <p className="small ink-3">{t('counterCatalogue.noOptions')}</p>}
      {options.map((option, at) => {
        const name = option.name[language] || mainText(option.name) || `${at + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: variants name options and values by their places
          <fieldset key={at} className={css['option']}>
            <legend className="visually-hidden">{name}</legend>
            <TextField
              label={t('counterCatalogue.optionName')}
              lang={LANGUAGE_TAGS[language]}
              value={option.name[language] ?? ''}
              placeholder={mainText(option.name)}
              maxCharacters={VALUE_MAX_LENGTH}
              onChange={(text) => write(at, (one) => ({ ...one, name: withText(one.name, language, text) }))}
              trailing={
                <IconButton
                  icon="trash-2"
                  size={20}
                  label={t('counterCatalogue.removeOption', { name })}
                  onClick={() => editor.changeAll(withoutOption(product, at))}
                />
              }
            />
            <div className={css['values']}>
              {option.values.map((value, place) => (
                <TextField
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={place}
                  label={t('counterCatalogue.optionValue', { name, n: place + 1 })}
                  isLabelHidden
                  lang={LANGUAGE_TAGS[language]}
                  value={value[language] ?? ''}
                  placeholder={mainText(value)}
                  maxCharacters={VALUE_MAX_LENGTH}
                  onChange={(text) =>
                    write(at, (one) => ({
                      ...one,
                      values: one.values.map((texts, index) =>
                        index === place ? withText(texts, language, text) : texts,
                      ),
                    }))
                  }
                  trailing={
                    option.values.length > 1 && (
                      <IconButton
                        icon="x"
                        size={20}
                        label={t('counterCatalogue.removeValue', { name: mainText(value) || `${place + 1}` })}
                        onClick={() => editor.changeAll(withoutValue(product, at, place))}
                      />
                    )
                  }
                />
              ))}
              <Button
                size="sm"
                icon="plus"
                onClick={() => write(at, (one) => ({ ...one, values: [...one.values, {}] }))}
              >
                {t('counterCatalogue.addValue')}
              </Button>
            </div>
          </fieldset>
        )
      })}
      {error && <ErrorLine text={error} isAlert />}
    </section>
  )
}

type CellProps = {
  readonly label: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
  readonly isMoney?: boolean
}

/** A number or code in a table row, labelled by its column. */
const Cell = ({ label, value, error, onChange, isMoney = false }: CellProps): ReactNode => (
  <TextField
    label={label}
    isLabelHidden
    value={value}
    error={error}
    autoComplete="off"
    spellCheck={false}
    {...(isMoney && { leading: '$', inputMode: 'decimal' as const })}
    onChange={onChange}
    onFocus={({ target }) => target.select()}
  />
)

/** Chooses which of the product's pictures a variant shows. */
const VariantPicture = ({
  editing,
  variant,
  name,
  onChange,
}: {
  readonly editing: Editing
  readonly variant: EditVariant
  readonly name: string
  readonly onChange: (picture: string) => void
}): ReactNode => {
  const { t } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const pictures = listIn(editing.state.draft, 'pictures')
  const shown = variant.picture || (pictures[0] ?? '')
  const choose = (picture: string): void => {
    onChange(picture)
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className={css['variantPicture']}
        aria-label={t('counterCatalogue.variantPicture', { name })}
        onClick={() => setOpen(true)}
      >
        {shown === '' ? <Icon name="image" size={16} /> : <LazyImage src={shown} alt="" sizes="32px" />}
      </button>
      <BottomSheet
        isOpen={isOpen}
        title={t('counterCatalogue.variantPicture', { name })}
        onClose={() => setOpen(false)}
      >
        <ul className={css['pictureGrid']}>
          {pictures.map((picture, index) => (
            <li key={picture} className={css['picture']}>
              <button
                type="button"
                className={css['pictureMove']}
                aria-pressed={picture === shown}
                aria-label={t('kit.gallery.photo', { n: index + 1, total: pictures.length })}
                onClick={() => choose(index === 0 ? '' : picture)}
              >
                <LazyImage src={picture} alt="" sizes="120px" />
              </button>
            </li>
          ))}
        </ul>
      </BottomSheet>
    </>
  )
}

/** A short text about the last stock change of a variant. */
const useMoveText = (): ((move: Fields) => string) => {
  const { t, language } = useTranslations()
  return (move) => {
    const order = textField(move, 'order')
    const reason = textField(move, 'reason')
    const why =
      order === ''
        ? t(`counterCatalogue.reason.${reason}`) || reason
        : t('counterCatalogue.ofOrder', { order })
    return `${signed(numberField(move, 'change'), language)} ${why}`
  }
}

/** The rows of a list in the facts of a product. */
const factRows = ({ state }: Editing, name: string): readonly Fields[] => {
  const rows = state.item?.facts[name]
  return Array.isArray(rows) ? rows.flatMap((row): readonly Fields[] => [fieldsOf(row) ?? {}]) : []
}

/** The reason for a stock change, which is required. */
const MoveRow = ({
  editing,
  variantId,
  move,
  name,
}: {
  readonly editing: Editing
  readonly variantId: number
  readonly move: StockMove
  readonly name: string
}): ReactNode => {
  const { editor, state } = editing
  const { t, language } = useTranslations()
  const path = `moves.${variantId}`
  const error = useEditText(state)(path)
  const fault = state.faults[path]
  const isWords = fault?.kind === 'move' && fault.part === 'words'
  return (
    <tr className={css['moveRow']}>
      <td colSpan={7}>
        <div className={css['move']}>
          <p>
            <b>{signed(move.change, language)}</b> <span>{name}</span>
          </p>
          <SelectField
            label={t('counterCatalogue.reasonOf', { name })}
            isLabelHidden
            value={move.reason}
            error={isWords ? undefined : error}
            options={[
              { value: '', label: t('counterCatalogue.chooseReason') },
              ...STOCK_REASONS.map((value) => ({ value, label: t(`counterCatalogue.reason.${value}`) })),
            ]}
            onChange={(reason) => editor.moveStock(variantId, { ...move, reason })}
          />
          <TextField
            label={t('counterCatalogue.moveWords', { name })}
            isLabelHidden
            placeholder={t(
              needsWords(move.reason) ? 'counterCatalogue.wordsNeeded' : 'counterCatalogue.wordsOptional',
            )}
            value={move.words}
            maxCharacters={WORDS_MAX_LENGTH}
            error={isWords ? error : undefined}
            onChange={(words) => editor.moveStock(variantId, { ...move, words })}
          />
          <IconButton
            icon="undo-2"
            size={20}
            label={t('counterCatalogue.undoMove', { name })}
            onClick={() => editor.moveStock(variantId, NO_MOVE)}
          />
        </div>
      </td>
    </tr>
  )
}

/** Every variant as a row with its options, code, prices and stock, edited in place. */
export const VariantsCard = (editing: Editing): ReactNode => {
  const { editor, state, language } = editing
  const { t } = useTranslations()
  const textOf = useEditText(state)
  const moveText = useMoveText()
  const product = productOf(editing)
  const { options, variants } = product
  const moves = factRows(editing, 'moves')
  const specOf = (id: number): string =>
    textField(factRows(editing, 'variants').find((one) => one['id'] === id) ?? {}, 'spec')
  const write = (at: number, change: Partial<EditVariant>): void =>
    editor.change(
      'variants',
      variants.map((variant, index) => (index === at ? { ...variant, ...change } : variant)),
    )
  const all = withAllVariants(product).variants.length
  const error = textOf('variants')
  const columns = ['choice', 'code', 'price', 'market_price', 'stock', 'lastMove'] as const
  return (
    <section className={css['card']} aria-label={t('counterCatalogue.field.variants')}>
      <div className={css['cardHead']}>
        <h3>
          <span>{t('counterCatalogue.field.variants')}</span>
          <span className="ink-3 num">{` ${variants.length}`}</span>
        </h3>
        {options.length > 0 && all > variants.length && (
          <TextLink onClick={() => editor.changeAll(withAllVariants(product))}>
            {t('counterCatalogue.addVariants', { count: all - variants.length })}
          </TextLink>
        )}
      </div>
      {error && <ErrorLine text={error} isAlert />}
      <table className={css['variants']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`counterCatalogue.column.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('counterCatalogue.column.act')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant, at) => {
            const values = variantName(options, variant, language)
            const name =
              values.length === 0 ? t('counterCatalogue.onlyVariant') : formatOptions(values, language)
            const label = (column: string): string => `${t(`counterCatalogue.column.${column}`)} ${name}`
            const { id } = variant
            const move = (id !== undefined && state.moves[id]) || NO_MOVE
            const last =
              id === undefined ? undefined : moves.find((one) => textField(one, 'variant') === specOf(id))
            return (
              <Fragment key={id ?? `new ${at}`}>
                <tr>
                  <th scope="row">
                    <span className={css['variantName']}>
                      <VariantPicture
                        editing={editing}
                        variant={variant}
                        name={name}
                        onChange={(picture) => write(at, { picture })}
                      />
                      <b>{name}</b>
                    </span>
                  </th>
                  <td data-column={t('counterCatalogue.column.code')}>
                    <Cell
                      label={label('code')}
                      value={variant.code}
                      onChange={(code) => write(at, { code })}
                    />
                  </td>
                  <td data-column={t('counterCatalogue.column.price')}>
                    <Cell
                      isMoney
                      label={label('price')}
                      value={variant.price}
                      error={textOf(`variants.${at}.price`)}
                      onChange={(price) => write(at, { price })}
                    />
                  </td>
                  <td data-column={t('counterCatalogue.column.market_price')}>
                    <Cell
                      isMoney
                      label={label('market_price')}
                      value={variant.marketPrice}
                      error={textOf(`variants.${at}.marketPrice`)}
                      onChange={(marketPrice) => write(at, { marketPrice })}
                    />
                  </td>
                  <td data-column={t('counterCatalogue.column.stock')}>
                    {id === undefined ? (
                      <Cell
                        label={label('stock')}
                        value={variant.stock}
                        error={textOf(`variants.${at}.stock`)}
                        onChange={(stock) => write(at, { stock })}
                      />
                    ) : (
                      <Stepper
                        label={label('stock')}
                        value={Number(variant.stock) + move.change}
                        min={0}
                        max={MAX_STOCK}
                        onChange={(stock) =>
                          editor.moveStock(id, { ...move, change: stock - Number(variant.stock) })
                        }
                      />
                    )}
                  </td>
                  <td data-column={t('counterCatalogue.column.lastMove')} className={css['lastMove']}>
                    {last ? (
                      <span className={numberField(last, 'change') > 0 ? 'ok' : undefined}>
                        {moveText(last)}
                      </span>
                    ) : (
                      <span className="ink-3">–</span>
                    )}
                  </td>
                  <td>
                    {variants.length > 1 && (
                      <IconButton
                        icon="trash-2"
                        size={20}
                        label={t('counterCatalogue.removeVariant', { name })}
                        onClick={() =>
                          editor.change(
                            'variants',
                            variants.filter((_, index) => index !== at),
                          )
                        }
                      />
                    )}
                  </td>
                </tr>
                {id !== undefined && move.change !== 0 && (
                  <MoveRow editing={editing} variantId={id} move={move} name={name} />
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** A table of facts, in the chosen language. */
export const AttributesCard = (editing: Editing): ReactNode => {
  const { editor, state, language } = editing
  const { t } = useTranslations()
  const error = useEditText(state)('attributes')
  const attributes = attributesIn(state.draft)
  const write = (at: number, part: 'name' | 'value', text: string): void =>
    editor.change(
      'attributes',
      attributes.map((one, index) =>
        index === at ? { ...one, [part]: withText(one[part], language, text) } : one,
      ),
    )
  return (
    <section className={css['card']} aria-label={t('counterCatalogue.field.attributes')}>
      <div className={css['cardHead']}>
        <h3>
          <span>{t('counterCatalogue.field.attributes')}</span>
          <span className="ink-3">{` ${LANGUAGE_NAMES[language]}`}</span>
        </h3>
        <TextLink onClick={() => editor.change('attributes', [...attributes, { name: {}, value: {} }])}>
          {t('counterCatalogue.addAttribute')}
        </TextLink>
      </div>
      {attributes.map((attribute, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own
        <div key={at} className={css['attribute']}>
          {(['name', 'value'] as const).map((part) => (
            <TextField
              key={part}
              label={t(`counterCatalogue.attribute.${part}`, { n: at + 1 })}
              isLabelHidden
              lang={LANGUAGE_TAGS[language]}
              value={attribute[part][language] ?? ''}
              placeholder={mainText(attribute[part]) || t(`counterCatalogue.attribute.${part}Short`)}
              maxCharacters={part === 'name' ? 80 : 300}
              onChange={(text) => write(at, part, text)}
            />
          ))}
          <IconButton
            icon="x"
            size={20}
            label={t('counterCatalogue.removeAttribute', { n: at + 1 })}
            onClick={() =>
              editor.change(
                'attributes',
                attributes.filter((_, index) => index !== at),
              )
            }
          />
        </div>
      ))}
      {error && <ErrorLine text={error} isAlert />}
    </section>
  )
}

/** The stock changes, the latest first. */
export const StockMoves = (editing: Editing): ReactNode => {
  const { t } = useTranslations()
  const moveText = useMoveText()
  const moves = factRows(editing, 'moves')
  if (moves.length === 0) return null
  return (
    <section className={css['card']} aria-label={t('counterCatalogue.stockMoves')}>
      <div className={css['cardHead']}>
        <h3>{t('counterCatalogue.stockMoves')}</h3>
      </div>
      <ol className={css['moves']}>
        {moves.map((move, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: moves have no numbers here, and none goes
          <li key={index}>
            <Moment at={numberField(move, 'at')} style="short-minute" />
            <span>{`${moveText(move)} ${textField(move, 'variant')}`}</span>
            <span className="ink-3">{textField(move, 'who') || t('counterCatalogue.automatic')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
