/**
 * What the products of one file say in one language, by their Indonesian wording: title, about, and what facts and
 * options say. A text in here comes before the same one in `common`, so that "Cokelat" can be a colour there and a
 * flavour in a file of food. Nothing is said for figures and names that read alike everywhere ("3,1 kg", "USB-C").
 */
export type Translations = Readonly<Record<string, string>>

/** The files of `products` by their names. */
export type ProductFile =
  | 'appliances'
  | 'body-care'
  | 'camping-and-walking'
  | 'computer-parts'
  | 'computers'
  | 'games-and-making'
  | 'kitchen-and-table'
  | 'men-accessories'
  | 'men-clothing'
  | 'pantry'
  | 'phone-accessories'
  | 'phones'
  | 'rooms'
  | 'soft-and-wooden-toys'
  | 'sound-and-pictures'
  | 'sport-and-water'
  | 'sweets-and-snacks'
  | 'wellbeing'
  | 'women-accessories'
  | 'women-clothing'

/** A language's words for the whole catalogue; `common` are those of words.ts. */
export type LanguageBook = Readonly<Record<ProductFile | 'common', Translations>>
