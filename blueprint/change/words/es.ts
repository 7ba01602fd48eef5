import { ACTIONS } from '../../kinds.ts';
import type { RequestWords } from './intents.ts';

const ARTICLE =
  '(?:(?:el|la|los|las|un|una|unos|unas|otro|otra|también|además|nuevo|nueva|nuevos|nuevas|más|por favor) )*';
const ADD =
  '(?:añade|añadir|añádele|añádeles|añadid|agrega|agregar|agrégale|agrégales|agregue|pon|poner|ponle|ponles|pónle|crea|crear|cree|incluye|incluir|haz|mete|meter|suma|guarda|guardar|registra|registrar)';
const WANT =
  '(?:(?:yo |nosotros )?(?:quiero|queremos|necesito|necesitamos|quisiera|quisiéramos|me gustaría|nos gustaría|hace falta|hacen falta|me falta|nos falta|me faltan|nos faltan|falta|faltan|hay que (?:añadir|agregar|poner|guardar|tener))(?: tener| llevar| controlar| gestionar| guardar| registrar| añadir| agregar| poner| ver| crear| también| además)*)';
const AT =
  '(?:a los|a las|a la|a cada|al|a|en los|en las|en el|en la|en cada|en|para los|para las|para el|para la|para cada|para|del|de los|de las|de la|de cada)';
const CAN =
  '(?:puede|pueden|debe|deben|podrá|podrán|debería|deberían|tiene que|tienen que|pueda|puedan|puede llegar a)';
const REMOVE =
  '(?:quita|quitar|quítale|quítales|quítame|quite|elimina|eliminar|elimine|borra|borrar|borre|saca|sacar|suprime|suprimir|retira|retirar)';
const MAIL =
  '(?:(?:un |una |el |automáticamente )*(?:correo|correo electrónico|e-?mail|mail|mensaje|aviso|notificación)(?: automático)?)';
const SEND =
  '(?:envía|enviar|envíale|envíame|manda|mandar|mándale|mándame|enviad|que se envíe|que se mande|mandarle|enviarle)';
const TELL =
  '(?:avisa|avisar|avísale|avísame|avísanos|avisadme|notifica|notificar|notifícame|notifícale|informa|informar|infórmale)';
const WHEN = '(?:cuando|en cuanto|cada vez que|una vez que|si|siempre que|al)';
const ONLY = '(?:solo|sólo|solamente|únicamente|nada más)';
const DEED =
  '(?:ver|consultar|leer|mirar|crear|añadir|agregar|registrar|hacer|introducir|editar|modificar|cambiar|actualizar|borrar|eliminar|quitar|cancelar|gestionar|administrar)(?:l[oa]s?)?';
const VERB = `(?<verb>${DEED}(?:(?:,| y| o| e| u) ?${DEED})*)`;
const STATE = '(?:estado|opción|etapa|fase|paso|valor|estatus)';
const TIME =
  '(?<time>(?:\\d+|un|una|dos|tres|cuatro|cinco|seis|siete|diez|quince) (?:minutos?|horas?|días?|semanas?|mes(?:es)?)|el día|la víspera|un día)';
const KIND =
  '(?:página de |vista de |página con |vista )?(?<kind>(?:tablero|kanban|calendario|agenda|galería|panel|lista|tabla)(?: kanban| tipo kanban| de fotos| de imágenes| mensual| semanal)?)';
const WITH = '(?:,? (?:con|que tengan?|incluyendo) |,? ?(?::|\\() ?)';
const HOME =
  '(?:en|a) (?:la |el )?(?:página (?:de inicio|principal|inicial)|inicio|portada|panel|pantalla (?:de inicio|principal))';
const THEIR = '(?:sus|su)(?: propi[oa]s?)?';
const BE =
  '(?: (?:es|son|sea|sean|está|están|como|debe ser|deben ser|tiene que ser|tienen que ser|debería ser|deberían ser|será|serán|ya))*';

export const es: RequestWords = {
  articles:
    /^(?:(?:el|la|los|las|un|una|unos|unas|al|a|de|del|en|cada|todos|todas|todo|toda|otro|otra|nuestros|nuestras|nuestro|nuestra|mis|mi|sus|su|nuevo|nueva|nuevos|nuevas|también|además|más|algún|alguna|varios|varias|muchos|muchas) )+/iu,
  courtesy:
    /^(?:por favor|porfa|puedes|podrías|podemos|podéis|también|y|además|hola|oye|bueno|vale|me puedes|nos puedes|ahora)[,:]? |,? (?:por favor|porfa|gracias|también|muchas gracias)$/giu,
  wish: /^(?:quisiera|quiero|queremos|me gustaría|nos gustaría|necesito|necesitamos|prefiero|preferimos|hace falta|hay|que)(?: que| poder)? /iu,
  nouns:
    /^(?:campo|columna|casilla|dato|tabla|etiqueta|atributo|apartado|rol)(?: (?:de|del|para|llamad[oa]|con el nombre))?(?: (?:la|el|los|las))? (?=\S)/iu,
  stateNouns:
    /^(?:(?:el|la|un|una|otro|otra|nuevo|nueva) )*(?:estado|opción|etapa|fase|paso|valor|estatus)(?: de)? (?=\S)/iu,
  noName:
    /(?<!\p{L})(?:debe|deben|debería|deberían|puede|pueden|pueda|puedan|podrá|tiene|tienen|tenga|tengan|es|son|sea|sean|está|están|esté|será|hay|haya|quiero|queremos|necesito|cuando|si|que|solo|sólo|únicamente|no|ni|se|me|nos|le|les|por favor|ver|ordena|ordenar|ordenad[oa]s?|añade|añadir|agrega|quita|elimina|borra|cambia|arriba|abajo|obligatori[oa]s?|hace|falta|llama|llaman|muestra|mostrar|poder|ponlo|haz|va|van)(?!\p{L})/iu,
  noData:
    /(?<!\p{L})(?:para|con|a|al|en|por|sin|un|una|unos|unas|los|las|más grande|lista|listado|resumen|página|botón|mapa|chat|buscador|búsqueda|logo|letra|pdf|excel|whatsapp|pago con|pagos? online)(?!\p{L})|^(?!taller|alquiler|lugar|mujer|bar )\p{L}{3,}(?:ar|er|ir) \p{L}/iu,
  of: / (?:de los|de las|de la|de sus|de su|de cada|del|de|en los|en las|en la|en el|en cada|en|a los|a las|a la|al|para los|para las|para el|para la|para) /giu,
  possessives: /(?<!\p{L})(?:sus|su|propi[oa]s?|nuestr[oa]s?)(?!\p{L})/giu,
  actions: [
    [/(?<!\p{L})(?:ver|ve|vea|ven|consult|leer|mirar)/iu, ['read']],
    [/crear|crea|añad|agreg|registr|hacer|introduc/iu, ['create']],
    [/edit|modific|cambi|actualiz/iu, ['update']],
    [/borr|elimin|quit|cancel/iu, ['delete']],
    [/gestion|administr/iu, ACTIONS],
  ],
  me: /^(?:yo|me|mí|a mí|nos|nosotros|nosotras|propietario|propietaria|dueño|dueña|jefe|jefa|administrador|administradora)$/iu,
  amounts: /^(?:precios?|importes?|montos?|todo|cantidades|costes?|costos?)$/iu,
  fresh:
    /(?<!\p{L})(?:nuev[oa]s?|llegue|llega|llegan|entre|entra|haga|hagan|cree|creen|se registre|registre|reciba|recibe|recibamos|haya|hay|añada|crear|recibir|llegar)(?!\p{L})/iu,
  moment:
    /(?<!\p{L})(?:el|la|los|las|un|una|su|sus|se|esté|está|están|estén|sea|es|son|pase|pasa|quede|queda|haya|hay|marque|ponga|como|a|al|estado|alguien|nuev[oa]s?|llegue|llega|entre|haga|cree|reciba|de|del)(?!\p{L})/giu,
  done: /list[oa]|terminad|hech[oa]|complet|entregad|finaliz|acab/iu,
  numbers: { un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, diez: 10, quince: 15 },
  units: [
    [/minuto/u, 1],
    [/hora/u, 60],
    [/semana/u, 10_080],
    [/mes/u, 43_200],
  ],
  status: /^(?:estado|estados|estatus)$/iu,
  look: {
    fillers:
      'usa|usar|pon|ponlo|ponla|poner|cambia|cambiar|cámbialo|haz|hazlo|hazla|hacer|deja|todo|toda|la|el|los|las|lo|app|aplicación|web|página|diseño|color|colores|colorea|principal|tono|tonos|tonalidad|tema|modo|fondo|interfaz|botones|estilo|a|al|en|de|del|con|que|sea|esté|más|menos|un|una|poco|algo|muy|prefiero|preferimos|quiero|queremos|quisiera|gustaría|me|nos|gusta|mejor|activa|activar|pasa|mueve|menú|barra|navegación|coloca|ponme|no|en vez|vez|lugar|y|por|favor|como|ir|vaya',
    dark: /(?<!\p{L})(?:modo|tema|fondo|diseño|en)(?: de color)? (?:oscuro|nocturno|negro|noche)(?!\p{L})|^oscuro$/iu,
    light: /(?<!\p{L})(?:modo|tema|fondo|diseño) (?:claro|diurno|blanco|día)(?!\p{L})/iu,
    shades: {
      darker:
        /(?<!(?:modo|tema|fondo|diseño|en) )(?<!\p{L})(?:oscur[oa]|más oscuro|más oscura|oscurece|oscurécelo)(?!\p{L})/iu,
      lighter:
        /(?<!(?:modo|tema|fondo|diseño) )(?<!\p{L})(?:clar[oa]|más claro|más clara|aclara|aclarar)(?!\p{L})/iu,
      stronger: /(?<!\p{L})(?:más )?(?:intens[oa]|viv[oa]|fuerte|saturad[oa])s?(?!\p{L})/iu,
      softer: /(?<!\p{L})(?:más )?(?:suave|apagad[oa]|tenue|delicad[oa])s?(?!\p{L})/iu,
      warmer: /(?<!\p{L})(?:más )?cálid[oa]s?(?!\p{L})/iu,
      colder: /(?<!\p{L})(?:más )?(?:frí[oa]|fresc[oa])s?(?!\p{L})/iu,
    },
    compared: /(?<=(?<!\p{L})más )\p{L}+/giu,
    not: /(?:(?<!\p{L})no|en vez de|en lugar de|y no)(?: \p{L}+){0,3} $/iu,
    top: /(?<=(?:menú|navegación|barra).*)(?<!\p{L})(?:arriba|parte superior|horizontal|encima)(?!\p{L})/iu,
    side: /(?<=(?:menú|navegación|barra).*)(?<!\p{L})(?:izquierda|lado|lateral|costado|vertical)(?!\p{L})/iu,
  },
  patterns: {
    sort: [
      '(?:ordena|ordenar|ordénalos|ordénalas|ordenad|clasifica|que se ordenen) .+',
      '.+ (?:ordenad[oa]s?|en orden|por orden)(?: .+)?',
      '(?:el )?orden (?:de|alfabético|por) .+',
    ],
    appName: [
      '(?:llama a la (?:app|aplicación)|(?:el )?nombre de la (?:app|aplicación)(?: es| a|:)?|cambia el nombre de la (?:app|aplicación) a|la (?:app|aplicación) (?:se llama|debe llamarse|se llamará)) <a>',
    ],
    reminder: [
      `(?:recuérdale|recuérdales|recuerda|recordar|recuérdame)(?: a)? (?:<who> )?${TIME} antes(?: de| del)? <a>`,
      `(?:recuérdale|recuérdales|recuerda|recordar)(?: a la| a los| a las| al| a) <who> (?:la |el |los |las |su )?<a>,? ${TIME} (?:antes|anterior|de antes)`,
      `(?:${SEND}|${ADD}|${WANT}) (?:un )?recordatorio (?:a |al |para )?(?:<who> )?${TIME} antes(?: de| del)? <a>`,
      `(?:un )?recordatorio (?:(?:a|al|para) <who> )?${TIME} antes(?: de| del)? <a>`,
      `${TIME} antes(?: de| del)? <a>,? (?:recuérdale|recuérdales|recuerda|avisa|avísale|avisar|${SEND} un recordatorio)(?: (?:a la|a los|a las|al|a)(?= ))? <who>`,
      `que <who> (?:reciba|reciban) un recordatorio ${TIME} antes(?: de| del)? <a>`,
      `(?:avisa|avísale|avísame|avisar)(?: a| al)? (?:<who> )?${TIME} antes(?: de| del)? <a>`,
    ],
    notify: [
      `${TELL.replace('avísame|', '').replace('avísanos|', '').replace('avisadme|', '').replace('notifícame|', '')}(?: por (?:correo|e-?mail))?(?: (?:a la|a los|a las|al|a)(?= ))? <who>(?: por (?:correo|e-?mail|mail))?,? ${WHEN} <moment>`,
      `(?:avísame|avísanos|avisadme|notifícame|avisarme)(?: por (?:correo|e-?mail))? ${WHEN} <moment>`,
      `${SEND} ${MAIL} (?:a|al|para) <who>,? ${WHEN} <moment>`,
      `(?:envíame|mándame|envíanos|mándanos) ${MAIL},? ${WHEN} <moment>`,
      `(?:envíale|mándale)(?: (?:a la|a los|a las|al|a)(?= ))? <who> ${MAIL},? ${WHEN} <moment>`,
      `${WHEN} <moment>,? (?:que )?(?:se )?(?:${TELL}|${SEND})(?: ${MAIL})?(?: (?:a la|a los|a las|al|a)(?= ))? ?<who>`,
      `${WHEN} <moment>,? (?:quiero|queremos) (?:recibir |que me llegue )?${MAIL}`,
      `(?:quiero|queremos|quisiera|me gustaría) (?:recibir |tener |que me llegue )?${MAIL} ${WHEN} <moment>`,
      `(?:recibir|que me llegue) ${MAIL} ${WHEN} <moment>`,
      `(?:quiero |queremos )?que <who> (?:reciba|reciban) ${MAIL} ${WHEN} <moment>`,
      `(?:que )?(?:me|nos) (?:avise|avisen|avise por correo) ${WHEN} <moment>`,
      `<who> (?:debe|deben|debería|deberían|recibe|reciben) (?:recibir )?${MAIL} ${WHEN} <moment>`,
    ],
    own: [
      `(?:que )?<who> ${ONLY} (?:puede[n]? ver|pueda[n]? ver|debe[n]? ver|ve|ven|vea|vean) ${THEIR} <b>`,
      `(?:que )?<who> (?:puede[n]? ver|pueda[n]? ver|debe[n]? ver|ve|ven|vea|vean) ${ONLY} ${THEIR} <b>`,
      `(?:que )?<who> no (?:puede[n]? ver|pueda[n]? ver|debe[n]? ver|ve|ven|vea|vean) (?:las |los )?<b> de (?:los |las )?(?:demás|otr[oa]s|otr[oa])(?: \\p{L}+)?`,
      `(?:que )?<who> ${ONLY} (?:puede[n]? ver|ve|ven|vea|vean) <b> de ${THEIR} <c>`,
    ],
    only: [
      `(?:que )?${ONLY} <who> (?<verb>ven|ve|vean|vea|editan|edita|cambian|cambia|borran|borra|gestionan|gestiona) <b>`,
      `(?:que )?${ONLY} <who> ${CAN} ${VERB} <b>`,
      `<b> ${ONLY} (?:l[oa]s? )?${CAN} ${VERB} <who>`,
      `<b> ${CAN} (?:ser )?${ONLY} <who> ${VERB}`,
      `(?:que )?(?:nadie|ninguno) (?:más que|salvo|excepto|menos) <who> ${CAN} ${VERB} <b>`,
      `(?:que )?nadie ${CAN} ${VERB} <b> (?:más que|salvo|excepto|menos) <who>`,
      `<who> es (?:el único|la única|quien) que ${CAN} ${VERB} <b>`,
    ],
    may: [
      `(?:que )?<who> (?:puede|pueden|pueda|puedan|podrá|podrán)(?: también)? ${VERB} <b>`,
      `(?:permite|deja)(?: que| a| al)? <who> ${VERB} <b>`,
    ],
    mayNot: [
      `(?:que )?<who> no ${CAN} ${VERB} <b>`,
      `no (?:permitas|dejes)(?: que| a| al)? <who> ${VERB} <b>`,
    ],
    open: [
      '(?:permite|permitir|deja)(?: a la gente| a los usuarios| a todos)? (?:que se registren|registrarse)(?: solos| ellos mismos)?',
      '(?:que )?(?:la gente|los usuarios|los clientes|todos) (?:pueda|puedan|puede|pueden) registrarse(?: solos| ellos mismos)?',
      'registro (?:abierto|público|libre)',
      '(?:que )?cualquiera (?:puede|pueda) registrarse',
    ],
    invited: [
      '(?:solo|sólo|solamente) (?:con|por) invitación',
      '(?:registro|acceso) (?:solo|sólo) (?:con|por) invitación',
      '(?:que )?nadie (?:puede|pueda) registrarse solo',
    ],
    currency: [
      `<a> (?:(?:va|van|está|están|es|son|debe estar|deben estar|deben ir|ponlos|ponlo) )?en <value>`,
      '(?:la )?moneda (?:es|son|será|debe ser|en|a|:)(?: el| la)? ?<value>',
      '(?:usa|usar|usamos|trabajamos con|cambia la moneda a|cobramos en|pon la moneda en|cambia a) (?:la moneda )?<value>(?: como moneda)?',
      '(?:pon|cambia|muestra) <a> (?:en|a) <value>',
    ],
    unique: [
      `(?:que )?<a> (?:no se (?:puede|pueda|debe) repetir|no se repita|no se repite|no puede repetirse|no debe repetirse)`,
      `<a>${BE} únic[oa]s?`,
      '(?:haz|hacer) únic[oa]s? <a>',
      '(?:que )?no (?:puede|pueda|debe|debería) haber dos <b> con (?:el mismo|la misma|los mismos|las mismas) <a>',
      '(?:que )?dos <b> no (?:puedan|pueden|deben) tener (?:el mismo|la misma) <a>',
      'sin <a> (?:repetid|duplicad)[oa]s?',
    ],
    longText: [
      `<a>${BE}(?: de| con| un)* (?:multilínea|varias líneas|texto largo|texto más largo|campo grande)(?: .+)?`,
      '(?:que )?<a> (?:admita|acepte|permita|tenga|pueda tener|debe tener|debería tener|necesita|admite)(?: [\\p{L} ]+)? (?:varias líneas|más líneas|texto largo)(?: .+)?',
      '(?:haz|pon|convierte) <a> (?:de |en |con |un )*(?:multilínea|varias líneas|texto largo)(?: .+)?',
      '(?:varias líneas|más espacio|texto largo|más líneas) (?:en|para) <a>',
      '(?:poder )?escribir varias líneas en <a>',
    ],
    optional: [
      '(?:haz |hacer |pon )?<a> (?:es |sea |como |debe ser |ya no es |que |son |sean )*(?:opcional(?:es)?|no obligatori[oa]s?)',
      '<a> (?:no es|ya no es|no debe ser|no son|no sea) (?:obligatori[oa]s?|requerid[oa]s?|necesari[oa]s?|imprescindibles?)',
      '(?:haz|hacer) opcional(?:es)? <a>',
      'no (?:es|hace) (?:necesario|obligatorio|falta|imprescindible) (?:poner|rellenar|indicar|introducir|escribir|completar|dar) <a> (?:en|de|para)(?: los| las| el| la| cada)? <b>',
      'no (?:es|hace) (?:necesario|obligatorio|falta|imprescindible) (?:poner|rellenar|indicar|introducir|escribir|completar|dar) <a>',
      '<a> (?:puede|pueden) (?:quedar|dejarse|ir|estar) (?:vací[oa]s?|en blanco|sin rellenar)',
    ],
    required: [
      '(?:haz |hacer |pon )?<a> (?:es |sea |como |debe ser |tiene que ser |que |son |sean |deben ser )*(?:obligatori[oa]s?|requerid[oa]s?|imprescindibles?)',
      '(?:haz|hacer) (?:obligatori[oa]s?) <a>',
      '<a> (?:tiene que|tienen que|debe|deben|hay que)(?: siempre)? (?:rellenarse|completarse|estar|indicarse|ponerse|darse|rellenarlo|rellenarla|llenarse)(?: siempre| rellen[oa]s?| complet[oa]s?)*',
      '<a> no (?:puede|pueden|debe|deben) (?:quedar|estar|ir|dejarse) (?:vací[oa]s?|en blanco|sin rellenar)',
      'hay que (?:poner|rellenar|indicar) siempre <a>',
    ],
    homePage: [
      '(?:haz|pon|usa) <a> (?:como |la )?(?:página )?(?:de inicio|principal|inicial)',
      '(?:empieza|abre|que empiece|que la app empiece) (?:con|en|por) <a>',
    ],
    hide: [
      '(?:oculta|ocultar|esconde|esconder) <a>',
      '(?:oculta|esconde|quita|saca) <a> (?:del|en el) menú',
      '(?:que )?<a> no (?:aparezca|aparezcan|salga|salgan|esté|se vea) en el menú',
    ],
    pageFirst: [
      '(?:pon|mueve|coloca|muestra|quiero|poner|mover) <a> (?:de |en |al |como |a la )*(?:primer[oa]?|primer lugar|primera posición|principio|inicio del menú|arriba del todo|parte de arriba)(?: (?:en el|del) menú)?',
      '(?:que )?<a> (?:debe|deben|debería|deberían|tiene que|tienen que|vaya|vayan|va|van|aparezca|aparezcan|salga|salgan)(?: ir| estar| aparecer| salir)?(?: de| en| al| como)* (?:primer[oa]?s?|primer lugar|principio)(?: (?:en el|del) menú)?',
      '<a> (?:primero|primera|lo primero)(?: (?:en el|del) menú)?',
    ],
    belongs: [
      '(?:cada )?<a> (?:pertenece|pertenecen|va unido|van unidos|está asociad[oa]|están asociad[oa]s) (?:a|al|con) <b>',
      '(?:cada )?<a> (?:es|son) de (?:un|una) <b>',
      '(?:vincula|enlaza|relaciona|conecta) <a> (?:a|con) <b>',
    ],
    noOverlap: [
      '(?:que )?<a> no (?:se )?(?:puede|pueda|pueden|puedan|debe) (?:ser )?(?:reserv|ocup|alquil|us)(?:ar|arse|ad[oa]s?) (?:dos veces|doble|a la vez)(?: .+)?',
      '(?:que )?no se (?:puede|pueda|pueden|puedan) reservar <a> dos veces(?: .+)?',
      '(?:sin|evita|no permitas|que no haya) (?:dobles reservas|reservas dobles|solapamientos) (?:de|en|para) <a>',
    ],
    moveField: [
      '(?:mueve|mover|pasa|pasar|traslada|trasladar|lleva|cambia) <a> (?:de|del|desde) <b> (?:a|al|hacia) <c>',
      '<a> (?:debe|debería|tiene que) (?:pasar|ir|moverse) (?:de|del) <b> (?:a|al) <c>',
      '<a> no (?:va|debe estar|pertenece) (?:en|a) <b>,? sino (?:en|a) <c>',
    ],
    addStateBetween: [
      `entre <c> y <d>,? (?:${ADD}|${WANT}|va|hay|debe haber|debería haber|viene) ${ARTICLE}(?:${STATE} )?<a>`,
      `(?:${ADD}|${WANT}) ${ARTICLE}(?:${STATE} )?<a> entre <c> y <d>`,
    ],
    addStateAfter: [
      `(?:${ADD} |${WANT} )?${ARTICLE}${STATE} <a> (?:después de|tras|detrás de|después del) <c>`,
      `(?:después de|tras|después del)(?: estado)? <c>,? (?:${ADD}|${WANT}|va|viene|hay) ${ARTICLE}(?:${STATE} )?<a>`,
    ],
    addStateBefore: [
      `(?:${ADD} |${WANT} )?${ARTICLE}${STATE} <a> antes (?:de|del) <c>`,
      `antes (?:de|del)(?: estado)? <c>,? (?:${ADD}|${WANT}|va|viene|hay) ${ARTICLE}${STATE} <a>`,
    ],
    addState: [
      `(?:${ADD} |${WANT} )?${ARTICLE}${STATE} <a> ${AT} <b>`,
      `${AT} <b> (?:les |le )?(?:${ADD}|${WANT}) ${ARTICLE}${STATE} <a>`,
      `(?:que )?<b> (?:necesitan|necesita|tengan|tenga|deben tener|debe tener|tienen|tiene)(?: también)? ${ARTICLE}${STATE} <a>`,
      `(?:${ADD} |${WANT} )${ARTICLE}${STATE} <a>`,
      `(?:nuevo|nueva|otro|otra) ${STATE}:? <a>`,
      `${ADD} <a> (?:como )${ARTICLE}${STATE} ${AT} <b>`,
      `(?:${ADD} )?<a> (?:a|en) (?:los )?estados(?: de(?: los| las| la|l)? <b>)?`,
    ],
    figure: [
      `${HOME},? (?:muestra|mostrar|pon|poner|ver|quiero ver|enseña)? ?(?:el )?(?:número|total|cantidad|recuento) (?:de|total de) <a>`,
      `${HOME},? (?:muestra|mostrar|pon|ver|quiero ver) (?:cuánt[oa]s) <a>(?: hay| tenemos)?`,
      `(?:muestra|mostrar|pon|poner|ver|quiero ver|enseña|${ADD}) (?:el |la |cuánt[oa]s )?(?:(?:número|total|cantidad) de )?<a>(?: hay)? ${HOME}`,
    ],
    chart: [
      `(?:${ADD} |${WANT} |muestra )?${ARTICLE}(?:gráfico|gráfica|diagrama)(?: de barras| circular)? (?:de|con|sobre)(?: los| las| la| el)? <a>(?: por <b>)?`,
    ],
    listOn: [
      `(?:muestra|mostrar|enseña|pon) (?:l[oa]s )?(?:últim[oa]s )?<a> ${HOME}`,
      `${HOME},? (?:muestra|mostrar|enseña) (?:l[oa]s )?(?:últim[oa]s )?<a>`,
    ],
    addData: [
      `(?:${ADD} |${WANT} )?${ARTICLE}(?:tabla|base de datos|registro|sección)(?: de| para| llamada|:)? <a>${WITH}(?:los campos |estos campos:? )?<list>\\)?`,
      `(?:${ADD}|${WANT}) ${ARTICLE}<a>${WITH}(?:los campos |estos campos:? )?<list>\\)?`,
      `(?:${ADD}|${WANT}) ${ARTICLE}(?:tabla|base de datos)(?: de| para| llamada|:)? <a>`,
      `(?:también )?(?:gestionamos|llevamos|controlamos|registramos|tenemos)(?: también)? <a>${WITH}<list>\\)?`,
    ],
    addPage: [
      `(?:${ADD} |${WANT} )?${ARTICLE}${KIND} (?:de|para|con)(?: los| las| la| el| nuestros| nuestras| mis)? <b>`,
      `(?:${WANT} )?(?:muestra|mostrar|ver|enseña|pon|poner)(?:me)? <b> (?:en|como|en forma de) (?:un |una )?${KIND}`,
      `${WANT} <b> (?:en|como|en forma de) (?:un |una )?${KIND}`,
      `(?:${ADD}|${WANT}) ${ARTICLE}${KIND}`,
    ],
    addWords: [
      `(?:${ADD}|${WANT}) ${ARTICLE}página (?:llamada|titulada|sobre|de título) <title>`,
      `(?:${ADD}|${WANT}) ${ARTICLE}página (?:de )?<title>`,
    ],
    removeFrom: [`${REMOVE}(?: a)? <a> (?:de|a|en|del|al|para)(?: los| las| la| el)? <b>`],
    rename: [
      '(?:renombra|renombrar|cambia el nombre de|cambiar el nombre de|cambia el nombre del) <a> (?:a|por|como|en) <b>',
      '(?:llama|llamar) <b> a <a>',
      '(?:cambia|cambiar|reemplaza|sustituye) <a> (?:por|a) <b>',
      '<a>(?: aquí| ahora| ya)* (?:se llama|se llaman|debe llamarse|deben llamarse|debería llamarse|deberían llamarse|pasa a llamarse|pasan a llamarse|se llamará|se llamarán)(?: aquí| ahora)* <b>',
      '(?:en vez de|en lugar de) <a>,? (?:pon|di|usa|escribe|llámalos|llámalas|que diga|que ponga) <b>',
      '(?:pon|di|usa|escribe) <b> (?:en vez de|en lugar de) <a>',
    ],
    remove: [
      `${REMOVE}(?: a)? <a>`,
      '(?:ya )?no (?:necesitamos|necesito|usamos|uso|quiero|queremos|hace falta|hacen falta) <a>',
      '<a> (?:ya )?no (?:hace|hacen) falta',
      '<a> (?:ya )?no (?:se usa|se usan|sirve|sirven|lo usamos|la usamos|los usamos|las usamos)(?: para nada)?',
      '<a> (?:sobra|sobran)',
    ],
    addTo: [
      `<b>: ?(?:${ADD} |también |campo nuevo )?<a>`,
      `${AT} <b> (?:les |le |también |les hace |le hace |hay que (?:ponerles|ponerle|añadirles|añadirle) |${ADD} |${WANT} )+${ARTICLE}<a>`,
      `(?:${ADD}|${WANT}) ${ARTICLE}<a> ${AT} <b>`,
      `(?:que )?(?:los |las |cada )?<b> (?:necesitan|necesita|deben tener|tienen|tiene|tengan|tenga|debe tener|deberían tener|debería tener)(?: también| además)? ${ARTICLE}<a>`,
      `${ADD} ${AT} <b> ${ARTICLE}<a>`,
    ],
    add: [`${ADD} <a>`, `${WANT} ${ARTICLE}<a>`],
  },
  colours: {
    verde: '#1E7B3A',
    azul: '#1D5FD1',
    rojo: '#C0272D',
    amarillo: '#8A6D00',
    naranja: '#B85400',
    lila: '#7A28B8',
    morado: '#7A28B8',
    violeta: '#6D28D9',
    rosa: '#C2247A',
    negro: '#1F1F1F',
    gris: '#56606B',
    marrón: '#7A4A21',
    celeste: '#0369A1',
    granate: '#7B1E2B',
    turquesa: '#0E7F86',
  },
  kinds: [
    [/tablero|kanban/iu, 'board'],
    [/calendario|agenda/iu, 'calendar'],
    [/galería/iu, 'gallery'],
    [/panel|resumen|estadísticas/iu, 'dashboard'],
    [/lista|tabla/iu, 'list'],
  ],
};
