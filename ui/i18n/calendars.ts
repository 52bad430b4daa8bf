import type { Language } from '../../domain/account/language.ts'

/** How a language writes moments, as CLDR has it; a month comes as its name, or its number where it has none. */
export type Calendar = {
  readonly day: (year: number, month: string, day: number) => string
  readonly month: (year: number, month: string) => string
  readonly shortDay: (month: string, day: number) => string
  /** January first; none where months are counted. */
  readonly months?: readonly string[]
  readonly shortMonths?: readonly string[]
  /** Sunday first. */
  readonly weekdays: readonly string[]
  /** Between the day and the time. */
  readonly beforeTime: string
  /** Between hours and minutes. */
  readonly timeMark: string
  /** Today, yesterday and, where it has a name, the day before. */
  readonly lastDays: readonly string[]
  readonly ago: (count: number, unit: AgoUnit) => string
}

export type AgoUnit = 'minute' | 'hour' | 'day'

const words = (text: string): readonly string[] => text.split(' ')

const agoWith =
  (minute: string, hour: string, day: string, after: string, gap = ' ') =>
  (count: number, unit: AgoUnit): string =>
    `${count}${gap}${{ minute, hour, day }[unit]}${after}`

/** Chinese and Japanese. */
const counted = {
  day: (year: number, month: string, day: number) => `${year}年${month}月${day}日`,
  month: (year: number, month: string) => `${year}年${month}月`,
  shortDay: (month: string, day: number) => `${month}月${day}日`,
  beforeTime: ' ',
  timeMark: ':',
}

const dayFirst = {
  day: (year: number, month: string, day: number) => `${day} ${month} ${year}`,
  month: (year: number, month: string) => `${month} ${year}`,
  shortDay: (month: string, day: number) => `${day} ${month}`,
}

export const CALENDARS: Readonly<Record<Language, Calendar>> = {
  dgn: {
    ...dayFirst,
    months: words('Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'),
    shortMonths: words('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'),
    weekdays: words('Minggu Senin Selasa Rabu Kamis Jumat Sabtu'),
    beforeTime: ', ',
    timeMark: '.',
    lastDays: ['hari ini', 'kemarin', 'kemarin dulu'],
    ago: agoWith('menit', 'jam', 'hari', ' yang lalu'),
  },
  en: {
    day: (year, month, day) => `${month} ${day}, ${year}`,
    month: dayFirst.month,
    shortDay: (month, day) => `${month} ${day}`,
    months: words('January February March April May June July August September October November December'),
    shortMonths: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    beforeTime: ', ',
    timeMark: ':',
    lastDays: words('today yesterday'),
    ago: (count, unit) => `${count} ${unit}${count === 1 ? '' : 's'} ago`,
  },
  'zh-cn': {
    ...counted,
    weekdays: words('星期日 星期一 星期二 星期三 星期四 星期五 星期六'),
    lastDays: words('今天 昨天 前天'),
    ago: agoWith('分钟', '小时', '天', '前', ''),
  },
  ri: {
    ...counted,
    weekdays: words('日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日'),
    lastDays: words('今日 昨日 一昨日'),
    ago: agoWith('分', '時間', '日', '前'),
  },
  han: {
    day: (year, month, day) => `${year}년 ${month}월 ${day}일`,
    month: (year, month) => `${year}년 ${month}월`,
    shortDay: (month, day) => `${month}월 ${day}일`,
    weekdays: words('일요일 월요일 화요일 수요일 목요일 금요일 토요일'),
    beforeTime: ' ',
    timeMark: ':',
    lastDays: words('오늘 어제 그저께'),
    ago: agoWith('분', '시간', '일', ' 전', ''),
  },
  tai: {
    ...dayFirst,
    months: words('มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'),
    shortMonths: words('ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'),
    weekdays: words('วันอาทิตย์ วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์'),
    beforeTime: ' ',
    timeMark: ':',
    lastDays: words('วันนี้ เมื่อวาน เมื่อวานซืน'),
    ago: agoWith('นาที', 'ชั่วโมง', 'วัน', 'ที่ผ่านมา'),
  },
}
