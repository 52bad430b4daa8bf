import type { Language } from '../../../../domain/account/language.ts'
import { type ProductSummary, titleIn, titleTag } from '../../../../domain/catalogue/product.ts'
import type { ProductCardProps } from './ProductCard.tsx'

/** What a card says of a product of a list, in the reader's language; where it leads is the screen's to say. */
export const cardFacts = (product: ProductSummary, language: Language) =>
  ({
    name: titleIn(product, language),
    nameTag: titleTag(product, language),
    image: product.image,
    price: product.price,
    marketPrice: product.marketPrice,
    category: product.categoryKey,
    rating: product.rating,
    sold: product.sold > 0 ? product.sold : undefined,
  }) satisfies Partial<ProductCardProps>
