import type { OtherLanguage } from './index.ts';

/** What begins or ends: of two of them a date is often said once. */
export const MOMENTS: Readonly<Record<Exclude<OtherLanguage, 'de'>, RegExp>> = {
  es: /^(?:inicio|comienzo|fin|final|finalización|entrada|salida|llegada|partida|ida|vuelta|regreso|recogida|entrega|devoluci[oó]n|retorno|alta|baja|compra|venta|emisi[oó]n|vencimiento|caducidad|apertura|cierre|recepci[oó]n|pr[eé]stamo|alquiler|siembra|cosecha|fabricaci[oó]n|montaje|desmontaje)$/iu,
  fr: /^(?:d[ée]but|fin|arriv[ée]e|d[ée]part|retour|entr[ée]e|sortie|emprunt|pr[êe]t|remise|livraison|restitution|achat|vente|ouverture|cl[ôo]ture|r[ée]ception|d[ée]p[ôo]t|retrait|semis|r[ée]colte|naissance|d[ée]c[èe]s|montage|d[ée]montage|[ée]mission|[ée]ch[ée]ance|location)$/iu,
  zh: /^(?:借出|借入|归还|开始|结束|入住|退房|到达|离开|取车|还车|取件|送达|发货|收货|下单|交货|购买|出售|入库|出库|领取|播种|收获|生产|到期|出发|返回|起租|退租|签订|上课|下课|入院|出院|接收|交付)$/u,
  ar: /^(?:ال)?(?:بداية|نهاية|بدء|انتهاء|استلام|تسليم|إرجاع|ارجاع|إعادة|وصول|مغادرة|دخول|خروج|إعارة|استعارة|شراء|بيع|ذهاب|عودة|زراعة|حصاد|إصدار|استحقاق|فتح|إغلاق|إنتاج|صلاحية)$/u,
};
