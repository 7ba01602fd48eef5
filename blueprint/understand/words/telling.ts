import type { AppLanguage } from '../../kinds.ts';

const of = (words: string) =>
  new RegExp(`(?<![\\p{L}'])(?:${words.replaceAll(' ', '|').replaceAll('_', ' ')})(?![\\p{L}])`, 'giu');
const inside = (words: string) =>
  new RegExp(`(?<=[\\p{L},،:(]\\s)(?:${words.replaceAll(' ', '|').replaceAll('_', ' ')})(?!\\p{L})`, 'giu');
const first = (words: string, asked = '') =>
  new RegExp(
    `(?:^|[.!?¿¡؟\\n]\\s*${asked && `|(?:${asked}) `})(?:${words.replaceAll(' ', '|').replaceAll('_', ' ')})(?!\\p{L})`,
    'giu',
  );

/** Words that tell a wish for an app from other talk, by what they do in a text. */
export const MANNERS: Readonly<Record<AppLanguage, Readonly<Record<string, RegExp>>>> = {
  en: {
    i: of("i i'm i've i'd i'll im me my mine"),
    we: of("we we're we've us our"),
    you: of("you your yours you're u"),
    they: of("they their them they're"),
    third: of('he she his her him hers'),
    want: of(
      "want wants need needs would_like i'd_like we'd_like would_love looking_for should wish would_be",
    ),
    each: of('each every per all any several many'),
    asked: inside('who which what when where how_many how_much how_long how_often whose'),
    keeping: of(
      'keep keeping record records list lists note notes write_down store collect register book booking bookings sign_up assign overview inventory calendar schedule history status reports? search remind reminder export see know look_up find shows? enter add mark',
    ),
    trouble: of(
      "lose losing forgets? forgot mess chaos remember hate tired argue nobody_knows never_know don't_know paper excel spreadsheets? whatsapp notebook sheets? binder",
    ),
    dated: of(
      'today yesterday tomorrow tonight monday tuesday wednesday thursday friday saturday sunday last_(?:night|week|month|year) this_(?:morning|week) now ago again january february march april june july august september october november december',
    ),
    letter: of(
      'hi hello hey hiya dear good_(?:morning|evening) ladies congratulations regards sincerely faithfully cheers love best yours thanks thank_you thx please',
    ),
    errand: first(
      'translate write explain summari[sz]e rewrite correct tell give recommend draft proofread compare calculate solve play call turn set order send transfer check read describe make_this generate compose define name',
      '(?:can|could|would|will) (?:you|u)(?: please)?|please',
    ),
    past: of(
      "was were wasn't weren't did didn't had said went came took gave told met saw thought felt began sat stood wrote fell rose brought called asked died moved opened closed announced found won arrived waited became played loved",
    ),
    may: of("can may could can't cannot must has_to have_to only"),
    case: of('if when whether until once unless before after'),
    never: of('nobody no_one never nothing always everyone everybody someone somebody'),
    advice: first('what why how who when where which is are do does did can could should will would'),
    mind: of('think feel believe hope guess mean bored sorry lonely sad'),
    the: of('the'),
    a: of('an?'),
    is: of("is are am it's that's isn't"),
    this: of('this that these those it'),
    account: of('subscription plan password logo refund invoice support'),
  },
  es: {
    i: of('yo mis? me tengo soy estoy puedo'),
    we: of('nos tenemos somos llevamos estamos nuestr[oa]s?'),
    you: of('tus? te usted puedes podrías eres'),
    want: of('quiero queremos necesito necesitamos quisiera gustaría'),
    each: of('cada tod[oa]s por vari[oa]s much[oa]s'),
    asked: inside('qui[eé]n(?:es)? qué cu[aá]ndo dónde cuál cuánt[oa]s?'),
    trouble: of('perdemos pierdo olvid\\p{L}+ caos nadie_sabe no_sé papel excel whatsapp'),
    dated: of('hoy ayer mañana lunes martes miércoles jueves viernes sábado domingo ahora'),
    letter: of('hola estimad[oa] querid[oa] saludos? atentamente gracias'),
    errand: first(
      'tradu\\p{L}+ escrib\\p{L}+ explic\\p{L}+ resum\\p{L}+ corrige dime dame cuéntame calcula',
      '(?:puedes|podrías)',
    ),
    past: of('era eran fue fueron estaba había dijo \\p{L}{3,}(?:aron|ieron|ó|aba|aban)'),
    advice: first('qué por_qué cómo quién cuándo dónde cuál cuánt[oa]s?'),
    account: of('suscripción plan contraseña factura reembolso'),
  },
  fr: {
    i: of("je j'\\p{L}+ m(?:on|a|es|oi|e) m'\\p{L}+"),
    we: of('nous on notre nos'),
    you: of('tu t(?:oi|on|a|es) vous votre vos'),
    want: of('veux voulons voudr\\p{L}+ aimer\\p{L}+ besoin il_faut faudrait'),
    each: of('chaque tou(?:te)?s par plusieurs'),
    asked: inside('qui quand où quel(?:le)?s? combien comment'),
    trouble: of('perd\\p{L}* oubli\\p{L}+ chaos personne_ne_sait papier excel cahier whatsapp'),
    dated: of("hier demain aujourd'hui lundi mardi mercredi jeudi vendredi samedi dimanche maintenant"),
    letter: of('bonjour salut madame monsieur ch[eè]re? cordialement bises merci'),
    errand: first(
      'tradui\\p{L}+ écri\\p{L}+ expliqu\\p{L}+ résum\\p{L}+ corrig\\p{L}+ dis donne\\p{L}* racont\\p{L}+ calcul\\p{L}+',
      '(?:peux-tu|pouvez-vous|pourr[a-z]+-(?:tu|vous))',
    ),
    past: of("étai\\p{L}+ avai\\p{L}+ j'ai ont sont été \\p{L}{3,}(?:aient|èrent)"),
    advice: first("que qu'est-ce pourquoi comment qui quand où quel(?:le)?s? combien"),
    account: of('abonnement forfait facture remboursement passe'),
  },
  de: {
    i: of('ich mein(?:e[nrm]?)? mich mir'),
    we: of('wir uns unser(?:e[nrm]?)?'),
    you: of('du dein(?:e[nrm]?)? dir dich ihr ihnen'),
    want: of('will wollen möchten? brauchen? soll sollen'),
    each: of('jede[nrms]? alle pro mehrere viele'),
    asked: inside('wer we[mn] was wann wo welche[rsnm]? wie_?viele? wie_lange ob'),
    trouble: of('verlier\\p{L}+ vergess\\p{L}+ chaos niemand_weiß weiß_nie papier excel zettel whatsapp'),
    dated: of(
      'heute gestern morgen montag dienstag mittwoch donnerstag freitag samstag sonntag jetzt wieder',
    ),
    letter: of('hallo guten_(?:tag|morgen|abend) liebe[rs]? geehrte[rs]? grüßen? gruß danke'),
    errand: first(
      'übersetz\\p{L}* schreib\\p{L}* erklär\\p{L}* korrigier\\p{L}* sag gib erzähl\\p{L}* berechne',
      '(?:kannst|könntest|können) (?:du|sie)(?: mir)?(?: bitte)?',
    ),
    past: of('war waren hatten? sagten? wurden? kam kamen ging stand fand'),
    advice: first('was warum wie wer wann wo welche[rs]?'),
    account: of('abo tarif passwort rechnung rückerstattung'),
  },
  zh: {
    i: /我(?!们)/gu,
    we: /我们/gu,
    you: /[你您]/gu,
    want: /[想要]|需要|希望/gu,
    each: /[每各]|所有/gu,
    asked: /[谁哪几]|什么时候|多少/gu,
    trouble: /[忘丢乱纸吵]|不知道|表格|微信/gu,
    dated: /[今昨明]天|星期|周[一二三四五六日]/gu,
    letter: /[你您]好|尊敬|亲爱|此致|谢谢/gu,
    errand: /(?:^|[。！？\n]|请|帮我)(?:翻译|写|解释|总结|改|告诉|讲|计算)/gu,
    past: /了/gu,
    advice: /为什么|怎么|是不是|[吗呢]/gu,
    account: /订阅|套餐|密码|发票|退款|客服/gu,
  },
  ar: {
    i: of('أنا لدي عندي أريد أحتاج'),
    we: of('نحن لدينا عندنا نريد نحتاج'),
    you: of('أنت لك لكم هل_يمكنك'),
    want: of('أريد نريد أحتاج نحتاج أود نود'),
    each: of('كل لكل جميع'),
    asked: inside('من ماذا متى أين كم أي'),
    trouble: of('ننسى أنسى فوضى لا_أحد_يعرف لا_أعرف ورق الورق دفتر إكسل واتساب'),
    dated: of('اليوم أمس غدا الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد'),
    letter: of('مرحبا صباح_الخير عزيزتي عزيزي تحياتي مع_التحية شكرا'),
    errand: first('ترجم اكتب اشرح لخص صحح قل أعطني احك احسب', 'هل يمكنك|من فضلك'),
    past: of('كانت? كانوا قالت? ذهبت? وصلت?'),
    advice: first('ما ماذا لماذا كيف من متى أين هل كم'),
    account: of('اشتراك\\p{L}* فاتورة حسابي'),
  },
};
