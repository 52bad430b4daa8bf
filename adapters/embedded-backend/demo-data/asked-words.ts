import type { Language } from '../../../domain/account/language.ts'

/** What others look for in the demo world, newest first; each is found in a title of its language. */
export const ASKED_WORDS: Readonly<Record<Language, readonly string[]>> = {
  dgn: ['headphone', 'sepatu lari', 'kopi', 'tas', 'tenda', 'kamera', 'jam tangan', 'mainan'],
  en: ['headphones', 'running shoes', 'coffee', 'backpack', 'tent', 'keyboard', 'watch'],
  'zh-cn': ['耳机', '跑鞋', '咖啡', '帐篷', '键盘', '手表'],
  ri: ['イヤホン', 'コーヒー', 'リュック', 'テント', 'キーボード', '腕時計'],
  han: ['이어폰', '커피', '백팩', '텐트', '키보드', '시계'],
  tai: ['หูฟัง', 'รองเท้าวิ่ง', 'กาแฟ', 'กระเป๋า', 'เต็นท์', 'คีย์บอร์ด', 'นาฬิกา'],
}
