import type { RequestWords } from './intents.ts';

const ES_ADD =
  '(?:añade|añadir|agrega|agregar|pon|poner|crea|crear|incluye|quiero|necesito|necesitamos|queremos|me gustaría|haz)';
const ES_REMOVE = '(?:quita|quitar|elimina|eliminar|borra|borrar|saca|suprime)';

export const es: RequestWords = {
  articles:
    /^(?:(?:el|la|los|las|un|una|unos|unas|al|a|de|del|cada|todos|todas|otro|otra|nuestros|nuestras|mis|sus|su) )+/iu,
  courtesy:
    /^(?:por favor|porfa|puedes|podrías|podemos|también|y|además|hola|quisiera|me puedes)[,:]? |,? (?:por favor|porfa|gracias|también)$/giu,
  patterns: {
    rename: [
      '(?:renombra|renombrar|cambia el nombre de|cambiar el nombre de) <a> (?:a|por|como|en) <b>',
      '(?:llama|llamar) <b> a <a>',
      '(?:cambia|cambiar|reemplaza|sustituye) <a> (?:por|a) <b>',
      '<a> (?:se llama|se llaman|debe llamarse|deben llamarse|ahora se llaman|debería llamarse) <b>',
    ],
    removeFrom: [`${ES_REMOVE} <a> (?:de|a|en) <b>`],
    addPage: [
      `${ES_ADD} (?:un |una )?(?:página de |vista de )?<kind>(?: kanban)? (?:de|para|con) <b>`,
      '(?:muestra|mostrar|ver) <b> (?:en|como) (?:un |una )?<kind>',
      `${ES_ADD} (?:un |una )?(?<kind>página) (?:llamada|titulada|sobre) <title>`,
      `${ES_ADD} (?:un |una )?<kind>`,
    ],
    addState: [`${ES_ADD} (?:el |un )?(?:estado|opción) <a> (?:a|en) <b>`],
    addTo: [
      `${ES_ADD} <a> (?:a|en|para) <b>`,
      '(?:los |las |cada )?<b> (?:necesitan|necesita|deben tener|tienen|tiene|debe tener) <a>',
    ],
    required: [
      '(?:haz |hacer |pon )?<a> (?:es |sea |como |debe ser |tiene que ser )?(?:obligatori[oa]s?|requerid[oa]s?)',
      '(?:haz|hacer) (?:obligatori[oa]s?) <a>',
    ],
    optional: [
      '(?:haz |hacer |pon )?<a> (?:es |sea |como |debe ser |ya no es )?(?:opcional(?:es)?|no obligatori[oa]s?)',
      '<a> (?:no es|ya no es|no debe ser) (?:obligatori[oa]|requerid[oa])',
      '(?:haz|hacer) opcional(?:es)? <a>',
    ],
    own: [
      '(?:los |las )?(?:miembros|usuarios|clientes|pacientes|personas|socios) (?:solo|sólo|solamente|únicamente) (?:pueden ver|ven|deben ver) sus propi[oa]s <b>',
      'cada (?:uno|miembro|usuario|cliente) (?:solo|sólo)? ?(?:ve|puede ver) sus propi[oa]s <b>',
    ],
    open: [
      '(?:permite|permitir|deja)(?: a la gente| a los usuarios| a todos)? (?:que se registren|registrarse)(?: solos| ellos mismos)?',
      'registro (?:abierto|público|libre)',
      'cualquiera puede registrarse',
    ],
    invited: [
      '(?:solo|sólo|solamente) (?:con|por) invitación',
      '(?:registro|acceso) (?:solo|sólo) (?:con|por) invitación',
    ],
    dark: [
      '(?:(?:usa|activa|pon|cambia a|quiero|haz) )?(?:el |un )?(?:modo|tema|fondo) (?:oscuro|nocturno)',
      '(?:todo |la app |la aplicación )?en oscuro',
    ],
    light: ['(?:(?:usa|activa|pon|cambia a|quiero) )?(?:el |un )?(?:modo|tema|fondo) (?:claro|diurno)'],
    colour: [
      '(?:(?:usa|pon|cambia|haz|cambiar)(?:lo| todo| la app)? )?(?:el |un )?(?:color )?(?:principal )?(?:a |en |de |más )?(?:color )?<colour>',
    ],
    darker: ['(?:hazlo |más |un poco )+oscuro', 'más oscuro'],
    lighter: ['(?:hazlo |más |un poco )+claro', 'más claro'],
    appName: [
      '(?:llama a la (?:app|aplicación)|(?:el )?nombre de la (?:app|aplicación)(?: es| a|:)?|cambia el nombre de la (?:app|aplicación) a|la (?:app|aplicación) se llama) <a>',
    ],
    homePage: [
      '(?:haz|pon|usa) <a> (?:como |la )?(?:página )?(?:de inicio|principal|inicial)',
      '(?:empieza|abre) con <a>',
    ],
    hide: ['(?:oculta|esconde|quita) <a> (?:del|en el) menú'],
    remove: [`${ES_REMOVE} <a>`, 'ya no (?:necesitamos|necesito|usamos) <a>'],
    add: [`${ES_ADD} <a>`],
  },
  colours: {
    verde: '#1E7B3A',
    azul: '#1D5FD1',
    rojo: '#C0272D',
    rojas: '#C0272D',
    amarillo: '#8A6D00',
    naranja: '#B85400',
    morado: '#7A28B8',
    violeta: '#6D28D9',
    rosa: '#C2247A',
    negro: '#1F1F1F',
    gris: '#56606B',
    marrón: '#7A4A21',
    turquesa: '#0E7F86',
  },
  kinds: [
    [/tablero|kanban/iu, 'board'],
    [/calendario|agenda/iu, 'calendar'],
    [/galería/iu, 'gallery'],
    [/lista|tabla/iu, 'list'],
    [/panel|resumen|estadísticas/iu, 'dashboard'],
    [/página/iu, 'content'],
  ],
};
