import type { HttpAnswer } from '../../../application/ports/http-port.ts'

const PRODUCTS =
  'total list id mer_id product_id sales click goods title title_en image sales_price cost_price market_price'
const SHOPS = 'total list mer_id mer_name mer_avatar follow_count good_rate total_price'
const ADDRESS = 'address_id name mobile country province city area id detail tag is_default'
const LINE =
  'order_product_id product_id spec product_num product_price total_price title title_en image is_reply'
const ORDER = 'order_id order_sn total_num status refund_status'

/** api.md: the fields that servers of the family have by themselves, without the [C] that are our own choice. */
const FIELDS: Readonly<Record<string, string>> = {
  '/api/index/index': 'logo name custom_service merchant_link',
  '/api/index/category': 'category_id name name_en',
  '/api/index/product': PRODUCTS,
  '/api/index/hot_product': PRODUCTS,
  '/api/product/search': PRODUCTS,
  '/api/product/recommend': PRODUCTS,
  '/api/index/hot_merchant': SHOPS,
  '/api/product/searchs': SHOPS,
  '/api/product/index': 'keyword num createtime',
  '/api/product/detail': `${PRODUCTS} is_like images content stock look use_spec reply_list merchant mer_name mer_avatar follow_count good_rate visit other`,
  '/api/user/like_list': `${PRODUCTS} count product`,
  '/api/user/follow_list': 'count list merchant mer_id mer_name mer_avatar follow_count',
  '/api/merchant/detail': `${PRODUCTS} mer_name mer_avatar visit grade credit good_rate banner level name product_list count is_follow`,
  '/api/cart/index': `carts cart_id mer_id cart_num is_fail goods sales_price ${LINE}`,
  '/api/order/merCreate': `product cart_id mer_id number sales_price address delivery merchant ${LINE} ${ADDRESS}`,
  '/api/order/merSubmit': 'out_trade_no total_price',
  '/api/user/order_list': `count list product ${ORDER} ${LINE}`,
  '/api/order/detail': `${ORDER} products ${LINE} real_name user_phone user_address address_id mer_id delivery_id createtime pay_time delivery_time received_time finish_time delivery delivery_no step product_list`,
  '/api/user/getUserInfo': `username nickname avatar email gender money follow like lang_id have_pay order_unpaid order_unreceived address lang language_name chinese_name file_name ${ADDRESS}`,
  '/api/user/address_list': `count list ${ADDRESS}`,
  '/api/user/address': ADDRESS,
  '/api/user/area': 'id name',
  '/api/user/language_list': 'count list id language_name chinese_name file_name is_default',
  '/api/user/getBlockchain': 'network blockchain',
  '/api/user/recharge_log':
    'total list recharge_id order_sn recharge_type price image network blockchain bank_card bank_name real_name status createtime',
  '/api/user/extract': 'service_charge balance card_list real_name bank_card bank_name',
  '/api/user/extract_log':
    'total list extract_id extract_sn extract_type extract_price fee real_price mark status createtime',
  '/api/user/bill': 'count list id link_id type title',
  '/api/user/help_support': 'title content createtime',
  '/api/common/upload': 'url fullurl',
}

/** Calls of the family that answer with nothing but success. */
const SILENT = new Set(
  'verify_pay pay recharge address_set_default'.split(' ').map((name) => `/api/user/${name}`),
).add('/api/order/merPay')
for (const path of ['/api/cart/add', '/api/product/like', '/api/merchant/follow']) SILENT.add(path)
/** Their answer is one text, or a list of texts. */
const WHOLE = new Set(['/api/index/banner', '/api/user/law'])

const only = (value: unknown, names: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((item) => only(item, names))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => names.has(name))
  return Object.fromEntries(entries.map(([name, inner]) => [name, only(inner, names)]))
}

/** The answer as a server of the family gives it that knows none of our own fields and calls. */
export const plainly = (answer: HttpAnswer, path: string): HttpAnswer => {
  const { status, json } = answer
  const body = json as { readonly data?: unknown } | undefined
  if (WHOLE.has(path)) return answer
  if (body && SILENT.has(path)) return { status, json: { ...body, data: null } }
  const names = FIELDS[path]?.split(' ')
  if (!names || !body) return { status: 404, json: undefined }
  return { status, json: { ...body, data: only(body.data, new Set(names)) } }
}
