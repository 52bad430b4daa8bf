export type Suggestion = {
  readonly kind: 'product' | 'shop' | 'category'
  readonly text: string
  readonly id: string
}
