/** A row of the tables of requirements S2 and S6, with an address of the demo shop that fits it. */
export type StorefrontPath = {
  /** As the specification writes it. */
  readonly path: string
  readonly purpose: string
  /** Section 6: open to a visitor, or "Please login first" and /login. */
  readonly isOpen: boolean
  readonly address: string
}

// Requirement S2, word for word; "open" where section 6 lets a visitor in; then the address to walk to.
const TABLE = `
/home | home board | open | /home
/explore | explore | open | /explore
/chatRoom/{merId?} | messages list | guarded | /chatRoom
/chatRoomDetail/{merId?} | customer-service chat with a merchant | guarded | /chatRoomDetail/1
/bag | cart | guarded | /bag
/order | order confirmation (create order) | guarded | /order?product=54&mer=15&spec=16-50+mm,Perak&number=1
/orderInfo/{id?} | order detail with logistics | guarded | /orderInfo/4
/myPurchases/{status?} | order list filtered by status | guarded | /myPurchases/2
/comment | add review | guarded | /comment?order=5
/refund/{id?}/{sn?}/{product_ids?}/{amount?} | refund application | guarded | /refund/4/LT118402/4/129.00
/checkout | checkout | guarded | /checkout?order=1
/payment | payment | guarded | /payment?order=1
/language | language choice | guarded | /language
/notification | notifications | guarded | /notification
/profile | profile | guarded | /profile
/forgotPassword | forgotten password | open | /forgotPassword
/changePassword | change login password | open | /changePassword
/changePayPwd | change or set payment code | guarded | /changePayPwd
/passwords | passwords | guarded | /passwords
/security | security | guarded | /security
/helpAndSupport | help and support | guarded | /helpAndSupport
/withDraw | withdraw | guarded | /withDraw
/depositRecord | withdraw record | guarded | /depositRecord
/topUp | recharge entry | guarded | /topUp
/walletTopUp | on-chain recharge | guarded | /walletTopUp
/cardTopUp | card recharge | guarded | /cardTopUp
/topUpRecord | recharge record | guarded | /topUpRecord
/capitalRecord | fund record (bill) | guarded | /capitalRecord
/myFavourite | followed items | guarded | /myFavourite
/heart | favourites | guarded | /heart
/filter | me (personal center) | guarded | /filter
/setting | settings | guarded | /setting
/search | search | open | /search
/popular | popular products | guarded | /popular
/detail/{product?}/{mer?} | product detail (not kept alive) | open | /detail/54/15
/login | login | open | /login
/register | registration | open | /register
/platform | platform information | guarded | /platform
/law | legal and policies | guarded | /law
/address | address list | guarded | /address
/addressForm/{id?} | add or edit address | guarded | /addressForm/1
/shop/{id?} | shop information with a follow toggle | open | /shop/1
/products | all products | guarded | /products
/service | customer service | guarded | /service
/complaint/{id?} | complaint or suggestion form | guarded | /complaint/4
/platformComplaint | platform complaint | guarded | /platformComplaint
`

/** Every path of the specification. */
export const STOREFRONT_PATHS: readonly StorefrontPath[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [path = '', purpose = '', gate = '', address = ''] = row.split(' | ')
    return { path, purpose, isOpen: gate === 'open', address }
  })

/** The short name of a row: its first segment. */
export const nameOfPath = ({ path }: StorefrontPath): string => path.split('/')[1] ?? ''
