const CODE =
  /[{}]\s*$|\)\s*;\s*$|[)\w]\s*=>\s*[{(]|<\/[a-z]+>|<[a-z]+ [a-z-]+=[^>]*>|\b(?:function|def)\s+\w+\s*\(|\bclass\s+\w+\s*\{|\b(?:const|let|var)\s+[\w$.]+\s*=|\bimport\s+[\w{*].*\bfrom\b\s*['"]|\b(?:SELECT\b.+\bFROM|DROP TABLE|INSERT INTO)\b|\bconsole\.log\b|^\s*#include/mu;
const TO_THE_MACHINE =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier)?\s*(?:instructions?|prompts?|rules)|\bsystem prompt\b|^\s*you are (?:now )?(?:a|an|chatgpt|dan)\b|^\s*act as (?:a|an)\b|\bprint (?:your|the) (?:prompt|instructions|environment|secrets?)|\breveal (?:your|the|all) (?:[a-z]+ )?(?:prompt|instructions|secrets?|keys?)\b|(?<!\p{L})(?:ignora|olvida) (?:todas )?(?:las|tus) (?:instrucciones|reglas)|(?<!\p{L})(?:ignore[sz]?|oublie[sz]?) (?:toutes )?(?:les|tes|vos) (?:instructions|consignes|règles)|(?<!\p{L})(?:ignoriere|vergiss) (?:alle |deine |die )*(?:bisherigen |vorherigen )?(?:anweisungen|regeln)|忽略.{0,8}(?:指令|提示|规则)|تجاهل.{0,12}(?:التعليمات|الأوامر|القواعد)/iu;
const GREETING =
  /^(?:hi|hello|hey|hallo|hola|salut|bonjour|moin|test|testing|asdf\w*|qwert\w*|lorem ipsum.*|thanks?(?: you)?|ok(?:ay)?|yes|no|lol|help|你好|مرحبا)(?:[\s!.,?]+(?:there|world|you|everyone|how are you(?: today)?|what'?s up|all))*[\s!.,?]*$/iu;

/** Someone asks for advice, and for nothing to be built. */
const ADVICE =
  /\bwhat (?:should|can|shall) i do\b|^\s*(?:(?:please )?write me (?:a|an) (?:poem|essay|story|joke)|tell me a (?:joke|story)|who (?:was|won)\b|what(?:'s| is) the (?:weather|capital|meaning)\b)|^\s*(?:cu[eé]ntame un (?:chiste|cuento)|escr[ií]be(?:me)? un (?:poema|cuento)|¿?(?:cuál es la capital|qué tiempo hace)|raconte(?:-moi)? une (?:blague|histoire)|écris(?:-moi)? un (?:poème|conte)|quelle (?:est la capitale|heure est)|quel temps fait|erzähle? (?:mir )?(?:einen witz|eine geschichte)|schreibe? (?:mir )?ein gedicht|wie (?:wird|ist) das wetter|was ist die hauptstadt|(?:给我)?讲个?一?个?(?:笑话|故事)|(?:帮我)?写一?首诗|今天天气|احك لي|قل لي نكتة|اكتب (?:لي )?قصيدة|ما هي عاصمة|كيف الطقس)/iu;
/** Words against the one who answers. */
const INSULT =
  /\b(?:you(?:r (?:product|app|site))?|this (?:product|site|thing)) (?:are|is|suck\w*)\b.{0,20}\b(?:stupid|garbage|trash|crap|idiots?|useless|dumb|suck\w*)\b|(?<!\p{L})(?:eres (?:un[ao]? )?(?:tont|idiota|imbécil|inútil|basura)|tu es (?:un[e]? )?(?:nul|con|idiot|stupide)|du bist (?:ein |so )?(?:dumm|blöd|doof|idiot|scheiße))|你(?:是|真)?(?:个)?(?:傻|笨|垃圾|白痴)|أنت (?:غبي|أحمق|حمار)/iu;
const ADDRESS = /^\s*(?:https?:\/\/|www\.)\S+\s*$/iu;
const TO_BUILD =
  /\b(?:app|apps|application|tool|site|website|system|platform|software|track|manage|keep|record|book|list|log|register|organi[sz]e|database|planner|calendar)\b/iu;

/** Whether a text can't describe an app: a greeting, code, words to the machine, a letter, signs only. */
export function isNothing(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isIdeographic = /\p{Script=Han}/u.test(text);
  if (letters < (isIdeographic ? 2 : 3) || letters * 3 < text.replace(/\s/gu, '').length) return true;
  if ((ADVICE.test(text) || INSULT.test(text)) && !TO_BUILD.test(text)) return true;
  if (ADDRESS.test(text)) return true;
  return GREETING.test(text.trim()) || CODE.test(text) || TO_THE_MACHINE.test(text);
}
