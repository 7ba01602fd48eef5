// Words for what nobody shows to everyone: how to get in, where money goes, what is earned, and what was noted of somebody.

const LATIN =
  'password|passcode|passwort|contraseña|mot de passe|iban|' +
  '(?:alarm|door|gate|key|lock|access|entry|safe|wifi|wi-fi) ?(?:box )?(?:codes?|pins?)|pin(?: code)?|' +
  "clave|código de (?:acceso|alarma|la puerta|entrada)|codes? (?:d[’']accès|de la porte|porte|d[’']alarme)|digicode|" +
  '(?:tür|zugangs|alarm|tresor)codes?|' +
  'salar(?:y|ies)|wages?|salarios?|sueldos?|salaires?|geh(?:alt|älter)|löhne?|' +
  "(?:purchase|cost|buying) price|precio de (?:compra|coste)|prix d[’']achat|einkaufspreis|" +
  'diagnos[ie]s|diagnose|diagnóstico|diagnostic|' +
  'internal notes?|private notes?|notas? (?:privadas?|internas?)|notes? (?:privées?|internes?)|interne notiz(?:en)?';

/** Whether a label names something secret. */
export const SECRET = new RegExp(
  String.raw`(?:^|[\s,/-])(?:${LATIN})(?:$|[\s,/-])|密码|口令|门禁码|工资|薪水|薪资|进价|成本价|病情|诊断|كلمة (?:ال)?(?:سر|مرور)|رمز (?:الباب|الدخول|الإنذار)|(?:ال)?راتب|سعر الشراء|تشخيص`,
  'iu',
);
