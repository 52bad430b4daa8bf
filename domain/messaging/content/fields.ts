import type { Fields } from '../../shared/fields.ts'

export const textField = (fields: Fields, name: string): string => {
  const value = fields[name]
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

export const numberField = (fields: Fields, name: string): number => {
  const value = fields[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

export const textListField = (fields: Fields, name: string): readonly string[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []
}
