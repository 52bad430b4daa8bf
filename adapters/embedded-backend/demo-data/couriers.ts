import type { DemoCourier } from './demo-types.ts'
import { inSix } from './words.ts'

export const COURIERS: readonly DemoCourier[] = [
  {
    key: 'lintas-express',
    name: 'Lintas Express',
    prefix: 'LX',
    freightCents: 620,
    countries: ['JP', 'KR', 'TH', 'VN', 'CN', 'TW', 'DE', 'IT', 'FR', 'DK'],
    route: [
      {
        afterHours: 2,
        text: inSix(
          'Paket diambil dari penjual di {town}',
          'Parcel collected from the shop in {town}',
          '已从 {town} 的店铺取件',
          '{town}のショップで集荷しました',
          '{town}의 스토어에서 택배를 수거했습니다',
          'รับพัสดุจากร้านใน {town} แล้ว',
        ),
      },
      {
        afterHours: 10,
        text: inSix(
          'Tiba di gudang ekspor {hub}',
          'Arrived at the export hub {hub}',
          '已到达 {hub} 出口集散中心',
          '{hub}の輸出拠点に到着しました',
          '{hub} 수출 허브에 도착했습니다',
          'ถึงศูนย์ส่งออก {hub} แล้ว',
        ),
      },
      {
        afterHours: 22,
        text: inSix(
          'Berangkat dari {hub} menuju Indonesia',
          'Departed {hub} for Indonesia',
          '已离开 {hub}，发往印度尼西亚',
          '{hub}からインドネシアへ出発しました',
          '{hub}에서 인도네시아로 출발했습니다',
          'ออกจาก {hub} มุ่งหน้าสู่อินโดนีเซีย',
        ),
      },
      {
        afterHours: 40,
        text: inSix(
          'Tiba di Indonesia',
          'Arrived in Indonesia',
          '已到达印度尼西亚',
          'インドネシアに到着しました',
          '인도네시아에 도착했습니다',
          'ถึงอินโดนีเซียแล้ว',
        ),
      },
      {
        afterHours: 52,
        text: inSix(
          'Lolos pemeriksaan bea cukai',
          'Cleared customs',
          '已通过海关查验',
          '通関しました',
          '통관을 마쳤습니다',
          'ผ่านพิธีการศุลกากรแล้ว',
        ),
      },
      {
        afterHours: 60,
        text: inSix(
          'Paket tiba di gudang transit Jakarta',
          'Arrived at the transit hub Jakarta',
          '已到达雅加达转运中心',
          'ジャカルタの中継拠点に到着しました',
          '자카르타 환승 허브에 도착했습니다',
          'ถึงศูนย์กระจายพัสดุจาการ์ตาแล้ว',
        ),
      },
      {
        afterHours: 78,
        text: inSix(
          'Kurir mengantar di {area}, {city}',
          'Out for delivery in {area}, {city}',
          '正在 {city} {area} 派送',
          '{city} {area}で配達中です',
          '{city} {area}에서 배송 중입니다',
          'กำลังนำส่งใน {area}, {city}',
        ),
      },
      {
        afterHours: 82,
        text: inSix(
          'Paket diterima di alamat tujuan',
          'Delivered to the address',
          '包裹已送达收货地址',
          'お届け先に配達しました',
          '배송지에 도착했습니다',
          'ส่งถึงที่อยู่ปลายทางแล้ว',
        ),
      },
    ],
  },
  {
    key: 'kilat-nusantara',
    name: 'Kilat Nusantara',
    prefix: 'KN',
    freightCents: 310,
    countries: ['ID'],
    route: [
      {
        afterHours: 1,
        text: inSix(
          'Paket diambil dari penjual di {town}',
          'Parcel collected from the shop in {town}',
          '已从 {town} 的店铺取件',
          '{town}のショップで集荷しました',
          '{town}의 스토어에서 택배를 수거했습니다',
          'รับพัสดุจากร้านใน {town} แล้ว',
        ),
      },
      {
        afterHours: 5,
        text: inSix(
          'Disortir di gudang {town}',
          'Sorted at the hub {town}',
          '已在 {town} 集散中心分拣',
          '{town}の拠点で仕分けしました',
          '{town} 허브에서 분류했습니다',
          'คัดแยกที่ศูนย์ {town} แล้ว',
        ),
      },
      {
        afterHours: 14,
        text: inSix(
          'Paket tiba di gudang transit {hub}',
          'Arrived at the transit hub {hub}',
          '已到达 {hub} 转运中心',
          '{hub}の中継拠点に到着しました',
          '{hub} 환승 허브에 도착했습니다',
          'ถึงศูนย์กระจายพัสดุ {hub} แล้ว',
        ),
      },
      {
        afterHours: 22,
        text: inSix(
          'Tiba di gudang {city}',
          'Arrived at the hub {city}',
          '已到达 {city} 集散中心',
          '{city}の拠点に到着しました',
          '{city} 허브에 도착했습니다',
          'ถึงศูนย์ {city} แล้ว',
        ),
      },
      {
        afterHours: 30,
        text: inSix(
          'Kurir mengantar di {area}, {city}',
          'Out for delivery in {area}, {city}',
          '正在 {city} {area} 派送',
          '{city} {area}で配達中です',
          '{city} {area}에서 배송 중입니다',
          'กำลังนำส่งใน {area}, {city}',
        ),
      },
      {
        afterHours: 33,
        text: inSix(
          'Paket diterima di alamat tujuan',
          'Delivered to the address',
          '包裹已送达收货地址',
          'お届け先に配達しました',
          '배송지에 도착했습니다',
          'ส่งถึงที่อยู่ปลายทางแล้ว',
        ),
      },
    ],
  },
  {
    key: 'samudra-cargo',
    name: 'Samudra Kargo',
    prefix: 'SK',
    freightCents: 2_030,
    countries: ['ID', 'JP', 'DE', 'DK', 'TH', 'TW'],
    route: [
      {
        afterHours: 4,
        text: inSix(
          'Barang besar diambil dari penjual di {town}',
          'Large goods collected from the shop in {town}',
          '已从 {town} 的店铺取走大件商品',
          '{town}のショップで大型商品を集荷しました',
          '{town}의 스토어에서 대형 상품을 수거했습니다',
          'รับสินค้าขนาดใหญ่จากร้านใน {town} แล้ว',
        ),
      },
      {
        afterHours: 24,
        text: inSix(
          'Dimuat ke peti kemas di {hub}',
          'Loaded into a container at {hub}',
          '已在 {hub} 装入集装箱',
          '{hub}でコンテナに積み込みました',
          '{hub}에서 컨테이너에 실었습니다',
          'บรรจุเข้าตู้คอนเทนเนอร์ที่ {hub} แล้ว',
        ),
      },
      {
        afterHours: 120,
        text: inSix(
          'Tiba di pelabuhan Tanjung Priok',
          'Arrived at the port of Tanjung Priok',
          '已到达丹戎不碌港',
          'タンジュンプリオク港に到着しました',
          '탄중프리옥 항에 도착했습니다',
          'ถึงท่าเรือตันจุงปริอกแล้ว',
        ),
      },
      {
        afterHours: 140,
        text: inSix(
          'Lolos pemeriksaan bea cukai',
          'Cleared customs',
          '已通过海关查验',
          '通関しました',
          '통관을 마쳤습니다',
          'ผ่านพิธีการศุลกากรแล้ว',
        ),
      },
      {
        afterHours: 160,
        text: inSix(
          'Dijadwalkan diantar ke {area}, {city}',
          'Delivery scheduled for {area}, {city}',
          '已安排派送至 {city} {area}',
          '{city} {area}への配達を予定しています',
          '{city} {area}(으)로 배송 예정입니다',
          'นัดส่งที่ {area}, {city} แล้ว',
        ),
      },
      {
        afterHours: 166,
        text: inSix(
          'Barang diterima di alamat tujuan',
          'Delivered to the address',
          '包裹已送达收货地址',
          'お届け先に配達しました',
          '배송지에 도착했습니다',
          'ส่งถึงที่อยู่ปลายทางแล้ว',
        ),
      },
    ],
  },
]
