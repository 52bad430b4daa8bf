import type { DemoBanner } from './demo-types.ts'
import { inSix } from './words.ts'

export const BANNERS: readonly DemoBanner[] = [
  {
    title: inSix(
      'Belanja dunia, sampai ke rumah Anda',
      'Shop the world, delivered to your door',
      '全球好物，送到您家',
      '世界の品を、ご自宅まで',
      '전 세계 상품을 집 앞까지',
      'ช้อปทั่วโลก ส่งถึงบ้านคุณ',
    ),
    text: inSix(
      'Pilihan dari penjual tepercaya di berbagai negara.',
      'A selection from trusted shops in many countries.',
      '来自多个国家可信卖家的精选。',
      '各国の信頼できるショップから選びました。',
      '여러 나라의 믿을 수 있는 스토어에서 골랐습니다.',
      'คัดสรรจากร้านที่เชื่อถือได้ในหลายประเทศ',
    ),
    art: [
      { art: '1f9f3', tint: 'food' },
      { art: '1f3a7', tint: 'electric' },
      { art: '1f45f', tint: 'men' },
    ],
    link: '/popular',
  },
  {
    title: inSix(
      'Akhir pekan di alam',
      'A weekend outdoors',
      '周末，去户外',
      '週末は自然の中へ',
      '자연에서 보내는 주말',
      'สุดสัปดาห์กลางธรรมชาติ',
    ),
    text: inSix(
      'Tenda, ransel, dan lampu dari Nusa Outdoor.',
      'Tents, packs and lights by Nusa Outdoor.',
      'Nusa Outdoor 的帐篷、背包和营灯。',
      'Nusa Outdoorのテント、バックパック、ライト。',
      'Nusa Outdoor의 텐트, 배낭, 조명.',
      'เต็นท์ เป้ และไฟจาก Nusa Outdoor',
    ),
    art: [
      { art: '26fa', tint: 'outdoor' },
      { art: '1f392', tint: 'outdoor' },
      { art: '1f526', tint: 'outdoor' },
    ],
    link: '/explore?category=outdoor',
  },
  {
    title: inSix(
      'Meja makan dari Kyoto',
      'A table from Kyoto',
      '来自京都的餐桌',
      '京都の食卓',
      '교토에서 온 식탁',
      'โต๊ะอาหารจากเกียวโต',
    ),
    text: inSix(
      'Cangkir, mangkuk, dan sumpit buatan tangan.',
      'Cups, bowls and chopsticks made by hand.',
      '手工制作的杯、碗和筷子。',
      '手作りの湯のみ、器、箸。',
      '손으로 만든 잔, 그릇, 젓가락.',
      'ถ้วย ชาม และตะเกียบทำมือ',
    ),
    art: [
      { art: '1f375', tint: 'home' },
      { art: '1f962', tint: 'home' },
      { art: '1f963', tint: 'home' },
    ],
    link: '/explore?category=home',
  },
]
